import { navigation } from '@/content/navigation';
import { ariaCurrentFor } from '@/lib/current-entry';

const current = (pathname: string) =>
  navigation.main.flatMap((entry) => {
    const state = ariaCurrentFor(entry, pathname);
    return state ? [`${entry.label}: ${state}`] : [];
  });

test.each([
  ['/', ['Home: page']],
  ['/services', ['Services: page']],
  ['/services/ci-cd', ['Services: true']],
  ['/industries/banking', ['Industry: true']],
  ['/industry', ['Industry: page']],
  ['/solution/lms', ['Solution: true']],
  ['/portfolio/oee-board', ['Portfolio: true']],
  ['/contact/sent', ['Contact: true']],
  ['/servicesmith', []],
  ['/faq', []],
])('on %s the current entry is %j', (pathname, expected) => {
  expect(current(pathname)).toEqual(expected);
});
