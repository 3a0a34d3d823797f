import {
  cellsOf,
  decided,
  exhibitOf,
  figures,
  inWords,
  number,
  numberOf,
  pieceCheck,
  sum,
} from '@/pipeline/content/piece';
import { dedicatedTeams as page } from './dedicated-teams';

// Reckons each plan's hours wave by wave, and tries every way to split six seats: one stays within the hours and ends first.

const { document, lines, reading } = exhibitOf(page, 'code');
const { said } = cellsOf(page, ...lines.map(({ code }) => code));
const codes = lines.map(({ code }) => code);
const value = (name: string) => number(codes.find((code) => code.startsWith(name))?.split(': ')[1]);
const [hours, fresh, later] = [value('available'), value('weeks 1 to'), value('afterwards')];
const step = number(said(/weeks 1 to (\d)/));
const seats = numberOf(said(/(\w+) seats are/));

interface Plan {
  readonly name: string;
  readonly waves: readonly number[];
}
const plans: readonly Plan[] = codes.flatMap((code) => {
  const [, name = '', text = ''] = /^([A-E])\. (.*):$/.exec(code) ?? [];
  if (!name) return [];
  const waves = /a time/.test(text)
    ? Array<number>(seats).fill(1)
    : text.replace(' at once', '').split(', ').map(numberOf);
  return [{ name, waves }];
});
const weekOf = (wave: number) => 1 + step * wave;
const sumsOf = (waves: readonly number[]) =>
  waves.map((wave, index) => later * sum(waves.slice(0, index)) + fresh * wave);
const peak = (waves: readonly number[]) => Math.max(...sumsOf(waves));
const first = (list: readonly Plan[], by: (waves: readonly number[]) => number) =>
  list.toSorted((one, other) => by(one.waves) - by(other.waves))[0]?.name ?? '';
const within = plans.filter(({ waves }) => peak(waves) <= hours);
const chosen = codes.at(-1)?.split(': ')[1];
const waves = plans.find(({ name }) => name === chosen)?.waves ?? [];

/** All ways to split the seats. */
const splits = (left: number): number[][] =>
  left === 0
    ? [[]]
    : Array.from({ length: left }, (_, index) => index + 1).flatMap((wave) =>
        splits(left - wave).map((rest) => [wave, ...rest]),
      );
const soonest = splits(seats).filter((split) => peak(split) <= hours && split.length <= waves.length);
const line = (list: readonly number[], index: number) => {
  const before = sum(list.slice(0, index));
  const stay = before ? `${before} × ${later} + ` : '';
  return `week ${weekOf(index)}: ${stay}${list[index]} × ${fresh} = ${sumsOf(list)[index]}`;
};
const seatWeeks = (list: readonly number[], weeks: number) =>
  sum(list.map((wave, index) => wave * (weeks - weekOf(index) + 1)));
const over = (name: string) => peak(plans.find((plan) => plan.name === name)?.waves ?? []) - hours;
const pairs = plans.find(({ name }) => name === 'C')?.waves ?? [];
const untilWeek = step * waves.length;
const [one = '', two = '', three = ''] = page.detail.argument?.paragraphs ?? [];

export const check = pieceCheck({
  page,
  decisions: [
    decided(
      'plan',
      chosen,
      first(within, ({ length }) => length),
      {
        'soonest of all': first(plans, ({ length }) => length),
        'lowest peak': first(plans, peak),
        'smallest start of three waves': first(
          plans.filter(({ waves }) => waves.length === 3),
          ([start = 0]) => start,
        ),
      },
    ),
    decided('only one split', soonest.map((split) => split.join()).join(' or '), waves.join()),
    decided(
      'each plan seats all',
      plans.map(({ waves }) => sum(waves)).join(),
      plans.map(() => seats).join(),
    ),
    decided(
      'sums',
      codes.filter((code) => /^week \d/.test(code)).join('\n'),
      plans
        .flatMap(({ name, waves }) =>
          waves
            .map((_, index) => line(waves, index))
            .filter((_, index) => name !== 'E' || index === seats - 1),
        )
        .join('\n'),
    ),
    decided(
      'over, and within',
      figures(...lines.flatMap(({ note }) => note ?? [])),
      [over('A'), over('B'), over('C'), sumsOf(pairs)[0], hours].join(' '),
    ),
    decided('heading', figures(page.detail.argument?.heading ?? ''), [...pairs, over('C')].join(' ')),
    decided(
      'figures of the first paragraph',
      figures(one),
      [seats, hours, fresh, step, later, seats, seats * fresh].join(' '),
    ),
    decided(
      'figures of the second',
      figures(two),
      [
        weekOf(2),
        4,
        4 * later,
        2 * fresh,
        peak(pairs),
        ...waves.filter((wave) => wave > 1),
        ...sumsOf(waves),
        weekOf(2),
      ].join(' '),
    ),
    decided(
      'figures of the third',
      figures(three),
      [
        weekOf(seats - 1),
        untilWeek,
        seatWeeks(waves, untilWeek),
        seats,
        seatWeeks([seats], untilWeek),
        seatWeeks([seats], untilWeek) - seatWeeks(waves, untilWeek),
        waves[1],
        weekOf(1) - 1,
        weekOf(2) - 1,
        hours,
        later,
      ].join(' '),
    ),
    // Hours afterwards at which pairs stay within: four who have arrived, two who begin.
    decided(
      'at what pairs would fit',
      said(/at (one and a half), pairs/),
      (hours - 2 * fresh) / 4 === 1.5 ? 'one and a half' : 'another figure',
    ),
    decided('one seat empty longest', /(\w+) for eight\./.exec(three)?.[1], inWords(waves[2] ?? 0)),
    decided('seats', figures(document), String(seats)),
    decided('half waits', `${/half/.test(one)} ${seats * fresh}`, `true ${2 * hours}`),
    decided('assumed', figures(reading), [step, step, hours, fresh, later].join(' ')),
  ],
});
