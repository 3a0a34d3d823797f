import { act, render } from '@testing-library/react';
import NProgress from 'nprogress';
import { RouteProgress } from '@/components/layout/route-progress';
import { beginNavigation } from '@/lib/browser/navigation-state';

test('the bar begins at 8 percent, takes 200 ms for a step, and creeps on by 2 percent at most every 800 ms', () => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(1);
  render(<RouteProgress />);
  act(() => void beginNavigation('/faq', 'push'));
  expect(NProgress.status).toBe(0.08);
  expect(document.querySelector<HTMLElement>('#nprogress .bar')?.style.transition).toMatch(/\b200ms\b/);
  act(() => void jest.advanceTimersByTime(799));
  expect(NProgress.status).toBe(0.08);
  act(() => void jest.advanceTimersByTime(1));
  expect(NProgress.status).toBeCloseTo(0.1);
});
