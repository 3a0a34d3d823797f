import { cellsOf, decided, grouped, number, pieceCheck, sum } from '@/pipeline/content/piece';
import { roadmapping as page } from './roadmapping';

// Reckons the dates of the five entries by every way in which the ten weeks of the past can follow one another, and by their average.

const { exhibit } = page.detail;
if (exhibit?.kind !== 'comparison') throw new Error('No comparison');
const { columns, rows } = exhibit;
const { said, prose } = cellsOf(page);

const weekly =
  said(/finished ([\d, and]+) items/)
    .match(/\d+/g)
    ?.map(Number) ?? [];
const entries = rows.map(({ before, after, note = '' }) => ({
  promised: number(before.split(' · ')[0]),
  items: number(/^(\d+) items/.exec(note)?.[1]),
  dates: after.split(': ').at(-1) ?? '',
}));
const shares = columns[1]?.match(/\d+(?= %)/g)?.map((share) => Number(share) / 100) ?? [];
const share = (index: number) => shares[index] ?? Number.NaN;

/** Chance that so many weeks finish each number of items. */
function chances(weeks: number): ReadonlyMap<number, number> {
  let reached = new Map([[0, 1]]);
  for (let week = 0; week < weeks; week++) {
    const next = new Map<number, number>();
    for (const [items, chance] of reached)
      for (const more of weekly)
        next.set(items + more, (next.get(items + more) ?? 0) + chance / weekly.length);
    reached = next;
  }
  return reached;
}
const chanceOf = (items: number, weeks: number) =>
  sum([...chances(weeks)].map(([done, chance]) => (done >= items ? chance : 0)));
/** First week after which that share of the runs has finished the items. */
function weeksFor(items: number, wanted: number): number {
  let weeks = 0;
  // Sums of tenths miss a half by a hair.
  do weeks++;
  while (chanceOf(items, weeks) < wanted - 1e-9);
  return weeks;
}

const months = 'Jan Feb Mar Apr May Jun Jul Aug'.split(' ');
const monday = Date.parse('4 Jan 2027 UTC');
const oneDay = 86_400_000;
const fridayOf = (weeks: number) => new Date(monday + (7 * weeks - 3) * oneDay);
const short = (date: Date) => `${date.getUTCDate()} ${months[date.getUTCMonth()]}`;
const long = (date: Date) =>
  `${date.getUTCDate()} ${date.toLocaleDateString('en-GB', { month: 'long', timeZone: 'UTC' })}`;

/** Items up to each entry, in an order of lines. */
const upTo = (list: typeof entries) =>
  list.map((_, index) => sum(list.slice(0, index + 1).map(({ items }) => items)));
const inOrder = upTo(entries);
const asPromised = entries.toSorted((one, other) => one.promised - other.promised);
const forecast = (items: number) =>
  shares.map((wanted) => short(fridayOf(weeksFor(items, wanted)))).join(', ');
const lastOfJune = Date.parse('30 Jun 2027 UTC');
const lateBy = (wanted: number) =>
  inOrder.filter((items) => fridayOf(weeksFor(items, wanted)).getTime() > lastOfJune).length;
const words = ['None', 'One', 'two', 'three'];

const all = sum(entries.map(({ items }) => items));
const average = sum(weekly) / weekly.length;
const consent = asPromised.findIndex(({ promised }) => promised === 4);
const [first = 0] = inOrder;
const behind = weeksFor(upTo(asPromised)[consent] ?? 0, share(1));

export const check = pieceCheck({
  page,
  decisions: [
    ...entries.map(({ dates }, index) =>
      decided(`dates of entry ${index + 1}`, dates, forecast(inOrder[index] ?? 0), {
        'as promised': index === 0 ? forecast(upTo(asPromised)[0] ?? 0) : '',
        'the average twice': [1, 2]
          .map(() => short(fridayOf(Math.ceil((inOrder[index] ?? 0) / average))))
          .join(', '),
      }),
    ),
    decided('late in the forecast', said(/Why (\w+) of five/), words[lateBy(share(1))] ?? '', {
      average: words[lateBy(share(0))] ?? '',
    }),
    decided('items', said(/promises hold (\d+) items/), all),
    decided('past weeks', said(/items, (\d+) together/), sum(weekly)),
    decided('rate', said(/At (\d\.\d) a week/), average.toFixed(1)),
    decided('weeks', said(/take (\d+) weeks/), all / average),
    decided('safe', said(/weeks from 4 Jan 2027, and (\d+ \w+) looks/), long(fridayOf(all / average))),
    decided('last', said(/then ends on (\d+ \w+)/), long(fridayOf(weeksFor(all, share(1))))),
    decided(
      'before it',
      said(/before it on (\d+ \w+)/),
      long(fridayOf(weeksFor(inOrder.at(-2) ?? 0, share(1)))),
    ),
    decided('consent, fourth', said(/There it is ready by (\d+ \w+)/), long(fridayOf(behind)), {
      first: long(fridayOf(weeksFor(first, share(1)))),
    }),
    decided('consent, first', said(/ready by (\d+ March)/), long(fridayOf(weeksFor(first, share(1))))),
    decided(
      'the same two are late',
      /the same two would/.test(prose) ? 'same' : '',
      upTo(asPromised)
        .slice(-2)
        .every((items) => fridayOf(weeksFor(items, share(1))).getTime() > lastOfJune)
        ? 'same'
        : 'others',
    ),
    decided('share', said(/that (\d+) runs in 100/), grouped(share(1) * 100)),
  ],
});
