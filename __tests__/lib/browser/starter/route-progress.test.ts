import { fireEvent, screen } from '@testing-library/react';
import NProgress from 'nprogress';
import { showProgress, watchNavigation } from '@/lib/browser/starter/route-progress';

/** The Navigation API fires `navigateerror` when a navigation ends without a page. */
const navigation = new EventTarget();

beforeAll(() => {
  Object.assign(window, { navigation });
  watchNavigation();
  // jsdom cannot go anywhere.
  window.addEventListener('click', (event) => event.preventDefault());
});

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(1);
  document.body.innerHTML = `
    <a href="/faq">Page</a> <a href="#main">Anchor</a> <a href="/faq" target="_blank">Tab</a> <a href="/file.pdf">File</a>
    <div id="route-spinner" hidden></div>`;
});
afterEach(() => {
  fireEvent(window, new Event('pagehide'));
  jest.useRealTimers();
});

const bar = () => document.querySelector<HTMLElement>('#nprogress .bar');
const isSpinnerShown = () => document.getElementById('route-spinner')?.hidden === false;
const follow = (link: string) => fireEvent.click(screen.getByText(link));

test('the bar begins at 8 percent, takes 200 ms for a step, and creeps on by 2 percent at most every 800 ms', () => {
  follow('Page');
  expect(NProgress.status).toBe(0.08);
  expect(bar()?.style.transition).toMatch(/\b200ms\b/);
  expect(isSpinnerShown()).toBe(true);
  jest.advanceTimersByTime(799);
  expect(NProgress.status).toBe(0.08);
  jest.advanceTimersByTime(1);
  expect(NProgress.status).toBeCloseTo(0.1);
});

test('links to an anchor, to a new tab and to a file show no bar', () => {
  for (const link of ['Anchor', 'Tab', 'File']) follow(link);
  fireEvent.click(screen.getByText('Page'), { ctrlKey: true });
  expect(bar()).toBeNull();
  expect(isSpinnerShown()).toBe(false);
});

test.each([
  ['is stopped', () => navigation.dispatchEvent(new Event('navigateerror'))],
  ['leaves, should it come back from the browser’s cache', () => fireEvent(window, new Event('pagehide'))],
])('bar and spinner are gone on a page whose navigation %s', (_, end) => {
  follow('Page');
  end();
  jest.runAllTimers();
  expect(bar()).toBeNull();
  expect(isSpinnerShown()).toBe(false);
});

test('the bar ends when the last of two loads ends', () => {
  const ends = [showProgress(), showProgress()];
  ends[0]?.();
  jest.advanceTimersByTime(5000);
  expect(bar()).not.toBeNull();
  ends[1]?.();
  jest.runAllTimers();
  expect(bar()).toBeNull();
});
