import { median } from '@/scripts/bench/statistics';

test.each([
  [[3], 3],
  [[5, 1, 3], 3],
  [[4, 1, 3, 2], 2.5],
  [[10, null, 9], 9.5],
  [[null], null],
  [[], null],
])('median of %j is %p', (values, expected) => {
  expect(median(values)).toBe(expected);
});
