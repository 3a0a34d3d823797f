import { fireEvent, render, screen } from '@testing-library/react';
import { useHoverIntent } from '@/components/layout/menu/use-hover-intent';

const onIntent = jest.fn();

function Entry() {
  return (
    <button type="button" {...useHoverIntent(onIntent, 'down').handlers('services', false)}>
      Services
    </button>
  );
}

/** jsdom knows no pointer events. */
const hover = (detail: number, pointerType = 'mouse') =>
  fireEvent(
    screen.getByRole('button'),
    Object.assign(new MouseEvent('pointerover', { detail, bubbles: true }), { pointerType }),
  );

beforeEach(() => {
  jest.useFakeTimers();
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  render(<Entry />);
});

afterEach(() => {
  jest.useRealTimers();
  onIntent.mockReset();
});

test.each([
  ['a pointer that has just come', 0, 150],
  ['a hover that the starter repeats', 100, 50],
  ['one that has lasted almost long enough', 149, 1],
])('%s opens after what is left of the wait', (_what, rested, wait) => {
  hover(rested);
  jest.advanceTimersByTime(wait - 1);
  expect(onIntent).toHaveBeenCalledTimes(0);
  jest.advanceTimersByTime(2);
  expect(onIntent).toHaveBeenCalledWith('services');
});

test('a finger opens nothing', () => {
  hover(900, 'touch');
  jest.advanceTimersByTime(1000);
  expect(onIntent).not.toHaveBeenCalled();
});
