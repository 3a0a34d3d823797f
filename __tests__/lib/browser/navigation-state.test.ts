import { beginNavigation, isNavigating, showPage } from '@/lib/browser/navigation-state';

beforeEach(() => {
  jest.useFakeTimers();
  showPage('/about');
});
afterEach(() => {
  showPage('/');
  jest.useRealTimers();
});

test('a navigation lasts until it is ended', () => {
  const end = beginNavigation('/contact', 'push');
  expect(isNavigating()).toBe(true);
  end();
  expect(isNavigating()).toBe(false);
});

test('the end of one navigation leaves a later one its progress and its watchdog', () => {
  const endFirst = beginNavigation('/contact', 'push');
  // A change of fragment alone is the one navigation that jsdom carries out.
  beginNavigation('/#later', 'push');
  endFirst();
  expect(isNavigating()).toBe(true);
  expect(window.location.hash).toBe('');
  jest.runOnlyPendingTimers();
  expect(window.location.hash).toBe('#later');
});

test('an ended navigation has no watchdog', () => {
  window.location.hash = '';
  const end = beginNavigation('/#ended', 'push');
  end();
  jest.runOnlyPendingTimers();
  expect(window.location.hash).toBe('');
});

test('a navigation to the page that is shown ends what was pending, and nothing after it', () => {
  beginNavigation('/contact', 'push');
  const end = beginNavigation('/about#team', 'push');
  expect(isNavigating()).toBe(false);
  beginNavigation('/faq', 'push');
  end();
  expect(isNavigating()).toBe(true);
});
