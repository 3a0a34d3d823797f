import fc from 'fast-check';
import {
  byTotal,
  type Change,
  faultIn,
  meetingOf,
  months,
  spentBy,
  totalOf,
  valueFor,
  type Way,
  type WaysQuestion,
  waysOf,
} from '@/lib/before-you-buy/three-ways';

const example = (users: number): WaysQuestion => ({
  users,
  rent: { start: 3_00_000, licenceMonth: 1500, changesYear: 1_20_000, exit: 2_00_000 },
  buy: {
    start: 7_00_000,
    licence: 15_000,
    upkeep: 20,
    hostingMonth: 10_000,
    changesYear: 1_80_000,
    exit: 2_00_000,
  },
  build: { start: 18_00_000, upkeep: 15, hostingMonth: 15_000, changesYear: 1_20_000, exit: 1_00_000 },
});

/** Reckoned apart, by hand: users, the three totals, and the months from which building and buying lie under renting. */
const worked = [
  [10, 14_00_000, 20_40_000, 36_10_000, 'never', 'never'],
  [25, 22_10_000, 24_00_000, 36_10_000, 'never', 48],
  [40, 30_20_000, 27_60_000, 36_10_000, 67, 29],
  [51, 36_14_000, 30_24_000, 36_10_000, 39, 24],
  [76, 49_64_000, 36_24_000, 36_10_000, 20, 20],
  [100, 62_60_000, 42_00_000, 36_10_000, 14, 18],
  [200, 1_16_60_000, 66_00_000, 36_10_000, 6, 15],
] as const;

test.each(worked)('%d users', (users, rent, buy, build, built, bought) => {
  const ways = waysOf(example(users));
  expect([totalOf(ways.rent), totalOf(ways.buy), totalOf(ways.build)]).toEqual([rent, buy, build]);
  const monthOf = (way: Way) => {
    const meeting = meetingOf(way, ways.rent);
    return meeting.kind === 'from' ? meeting.month : meeting.kind;
  };
  expect([monthOf(ways.build), monthOf(ways.buy)]).toEqual([built, bought]);
});

test('the least by users: rent, then buy, then build; line and total can disagree', () => {
  expect([10, 31, 32, 75, 76].map((users) => byTotal(waysOf(example(users)))[0])).toEqual([
    'rent',
    'rent',
    'buy',
    'buy',
    'build',
  ]);
  // At 76 users the built line lies under the bought one for a year, and its total is the least by its cheaper exit alone.
  const { build, buy } = waysOf(example(76));
  expect(meetingOf(build, buy)).toEqual({ kind: 'until', month: 12 });
  expect(spentBy(build, months) - spentBy(buy, months)).toBe(86_000);
  expect(totalOf(buy) - totalOf(build)).toBe(14_000);
});

const users: Change = (question, value) => ({ ...question, users: value });
const licence: Change = (question, value) => ({
  ...question,
  rent: { ...question.rent, licenceMonth: value },
});
const built: Change = (question, value) => ({ ...question, build: { ...question.build, start: value } });

test('what would have to be true for the other answer', () => {
  const question = example(40);
  expect(valueFor(question, 'build', 'rent', users)).toBeCloseTo(50.93, 2);
  expect(valueFor(question, 'build', 'rent', licence)).toBeCloseTo(1909.7, 1);
  expect(valueFor(question, 'build', 'rent', built)).toBeCloseTo(13_93_103.4, 1);
  expect(valueFor(question, 'build', 'buy', built)).toBeCloseTo(12_13_793.1, 1);
  expect(valueFor(question, 'rent', 'buy', licence)).toBeCloseTo(1319.4, 1);
  expect(valueFor(question, 'rent', 'buy', users)).toBeCloseTo(31.3, 1);
  // A package that is bought costs the same whatever the rented licence is.
  expect(valueFor(question, 'build', 'buy', licence)).toBeUndefined();
});

const sum = fc.integer({ min: 0, max: 100_000_000 });
const share = fc.integer({ min: 0, max: 100 });
const questions: fc.Arbitrary<WaysQuestion> = fc.record({
  users: fc.integer({ min: 1, max: 100_000 }),
  rent: fc.record({
    start: sum,
    licenceMonth: fc.integer({ min: 0, max: 100_000 }),
    changesYear: sum,
    exit: sum,
  }),
  buy: fc.record({
    start: sum,
    licence: fc.integer({ min: 0, max: 1_000_000 }),
    upkeep: share,
    hostingMonth: sum,
    changesYear: sum,
    exit: sum,
  }),
  build: fc.record({ start: sum, upkeep: share, hostingMonth: sum, changesYear: sum, exit: sum }),
});

test('two lines meet in the month that is said, and not in the one before', () => {
  fc.assert(
    fc.property(questions, fc.constantFrom('rent', 'buy', 'build'), (question, name) => {
      const ways = waysOf(question);
      const [one, other] = [ways[name], name === 'rent' ? ways.build : ways.rent];
      const isUnder = (month: number) =>
        one.start * 1200 + one.perYear * month <= other.start * 1200 + other.perYear * month;
      const meeting = meetingOf(one, other);
      const seen = {
        from: () => 'month' in meeting && isUnder(meeting.month) && !isUnder(meeting.month - 1),
        until: () => 'month' in meeting && !isUnder(meeting.month) && isUnder(meeting.month - 1),
        never: () => !isUnder(0) && !isUnder(12_000),
        always: () => isUnder(0) && isUnder(12_000),
        same: () => isUnder(7) && one.start === other.start,
      };
      expect(seen[meeting.kind]()).toBe(true);
      for (const way of Object.values(ways)) expect(Number.isSafeInteger(totalOf(way))).toBe(true);
    }),
  );
});

test('at the value that is said two ways cost the same, within a rupee and the next whole value', () => {
  fc.assert(
    fc.property(questions, fc.constantFrom(users, licence, built), (question, change) => {
      const value = valueFor(question, 'build', 'rent', change);
      if (value === undefined || value < 1 || value > 90_000) return;
      const difference = (at: number) => {
        const { build, rent } = waysOf(change(question, at));
        return totalOf(build) - totalOf(rent);
      };
      const [below, above] = [difference(Math.floor(value)), difference(Math.ceil(value))];
      expect(Math.min(below, above)).toBeLessThanOrEqual(1);
      expect(Math.max(below, above)).toBeGreaterThanOrEqual(-1);
    }),
  );
});

test('a value that is no sum is named', () => {
  const { buy, ...others } = example(40);
  for (const upkeep of [Number.NaN, -1, 101, 1.5, Number.POSITIVE_INFINITY]) {
    const question = { ...others, buy: { ...buy, upkeep } };
    expect(faultIn(question)).toBe('buy.upkeep');
    expect(() => waysOf(question)).toThrow('buy.upkeep is no sum within its limits.');
  }
  expect(faultIn(example(0))).toBe('users');
  expect(faultIn(example(40))).toBeUndefined();
});
