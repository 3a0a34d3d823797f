import fc from 'fast-check';
import { exampleSums } from '@/content/before-you-buy/build-rent-buy';
import { spreadOut, ticksTo, unitFor } from '@/lib/before-you-buy/axis';
import { leastByUsers, type TurnName, turnsTo } from '@/lib/before-you-buy/other-answers';
import {
  months,
  totalOf,
  type Way,
  type WayName,
  type WaysQuestion,
  wayNames,
  waysOf,
} from '@/lib/before-you-buy/three-ways';

const example: WaysQuestion = { users: 40, ...exampleSums };

test('the least by users, in the example', () => {
  expect(leastByUsers(example)).toEqual([
    { way: 'rent', from: 1, to: 31 },
    { way: 'buy', from: 32, to: 75 },
    { way: 'build', from: 76, to: undefined },
  ]);
});

test('what would turn the example’s answer', () => {
  expect(turnsTo(example, 'rent', 'buy')).toEqual([
    { name: 'users', bound: 'most', value: 31 },
    { name: 'rent.licenceMonth', bound: 'most', value: 1319 },
    { name: 'buy.licence', bound: 'least', value: 19_063 },
    { name: 'months', bound: 'most', value: 28 },
  ]);
  expect(turnsTo(example, 'build', 'rent')).toEqual([
    { name: 'users', bound: 'least', value: 51 },
    { name: 'rent.licenceMonth', bound: 'least', value: 1910 },
    { name: 'build.start', bound: 'most', value: 13_93_103 },
    { name: 'months', bound: 'least', value: 63 },
  ]);
  expect(turnsTo(example, 'build', 'buy')).toContainEqual({
    name: 'build.start',
    bound: 'most',
    value: 12_13_793,
  });
});

const sum = fc.integer({ min: 0, max: 5_000_000 });
const share = fc.integer({ min: 0, max: 100 });
const monthly = fc.integer({ min: 0, max: 100_000 });
const questions: fc.Arbitrary<WaysQuestion> = fc.record({
  users: fc.integer({ min: 1, max: 1000 }),
  rent: fc.record({
    start: sum,
    licenceMonth: fc.integer({ min: 0, max: 3000 }),
    changesYear: sum,
    exit: sum,
  }),
  buy: fc.record({
    start: sum,
    licence: fc.integer({ min: 0, max: 30_000 }),
    upkeep: share,
    hostingMonth: monthly,
    changesYear: sum,
    exit: sum,
  }),
  build: fc.record({ start: sum, upkeep: share, hostingMonth: monthly, changesYear: sum, exit: sum }),
});

test('with any number of users the way that is named costs least', () => {
  fc.assert(
    fc.property(questions, fc.integer({ min: 1, max: 2000 }), (question, users) => {
      const stretch = leastByUsers(question).find(
        ({ from, to }) => from <= users && users <= (to ?? Number.POSITIVE_INFINITY),
      );
      const ways = waysOf({ ...question, users });
      const least = Math.min(...wayNames.map((way) => totalOf(ways[way])));
      expect(stretch && totalOf(ways[stretch.way])).toBe(least);
    }),
  );
});

/** What `wanted` costs more than `other` with another value of one entry, to the paisa. */
function differenceWith(
  question: WaysQuestion,
  [wanted, other]: readonly [WayName, WayName],
  name: TurnName,
  value: number,
): number {
  const [way = '', entry = ''] = name.split('.');
  const changed =
    way === 'users'
      ? { ...question, users: value }
      : entry
        ? { ...question, [way as WayName]: { ...question[way as WayName], [entry]: value } }
        : question;
  const ways = waysOf(changed);
  const kept = name === 'months' ? value : months;
  const costs = ({ start, perYear, exit }: Way) => (start + exit) * 1200 + perYear * kept;
  return (costs(ways[wanted]) - costs(ways[other])) / 1200;
}

test('an entry that is said to turn the answer turns it, and the next whole one does not', () => {
  const pair = fc.constantFrom(...wayNames);
  fc.assert(
    fc.property(questions, fc.tuple(pair, pair), (question, [wanted, other]) => {
      if (differenceWith(question, [wanted, other], 'months', months) <= 0) return;
      for (const { name, bound, value } of turnsTo(question, wanted, other)) {
        const next = value + (bound === 'least' ? -1 : 1);
        expect(differenceWith(question, [wanted, other], name, value)).toBeLessThanOrEqual(0);
        if (next >= 1) expect(differenceWith(question, [wanted, other], name, next)).toBeGreaterThan(0);
      }
    }),
  );
});

test('an axis has few round sums, in the unit in which they are said', () => {
  expect(ticksTo(36_10_000)).toEqual([0, 10_00_000, 20_00_000, 30_00_000]);
  expect(unitFor(36_10_000)).toEqual({ name: 'lakh', size: 1e5 });
  expect(unitFor(3_00_00_000).name).toBe('crore');
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000_000 }), (top) => {
      const ticks = ticksTo(top);
      expect(ticks.length).toBeGreaterThan(2);
      expect(ticks.length).toBeLessThanOrEqual(6);
      expect(ticks.at(-1)).toBeLessThanOrEqual(top);
    }),
  );
});

test('names lie apart and inside, in the order of their places', () => {
  const place = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(fc.tuple(place, place, place), (places) => {
      const apart = [...spreadOut(places, 8, 100)].sort((a, b) => a - b);
      expect(apart[0]).toBeGreaterThanOrEqual(0);
      expect(apart[2]).toBeLessThanOrEqual(100);
      expect((apart[1] ?? 0) - (apart[0] ?? 0)).toBeGreaterThanOrEqual(8);
      expect((apart[2] ?? 0) - (apart[1] ?? 0)).toBeGreaterThanOrEqual(8);
    }),
  );
});
