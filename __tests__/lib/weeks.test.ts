import { sumOfWeeks, weeksRange, weeksText } from '@/lib/weeks';

test.each([
  [[3, 4], '3–4', '3 to 4 weeks'],
  [[2, 2], '2', '2 weeks'],
  [[1, 1], '1', '1 week'],
  [[0, 1], '0–1', '0 to 1 week'],
] as const)('%j weeks read %s and "%s"', (weeks, range, text) => {
  expect(weeksRange(weeks)).toBe(range);
  expect(weeksText(weeks)).toBe(text);
});

test('steps that follow one another take the sum of their least and of their most', () => {
  expect(
    sumOfWeeks([
      [1, 2],
      [2, 2],
      [3, 8],
    ]),
  ).toEqual([6, 12]);
  expect(sumOfWeeks([])).toEqual([0, 0]);
});
