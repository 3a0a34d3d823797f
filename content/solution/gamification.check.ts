import {
  cellsOf,
  decided,
  decisionProblems,
  figures,
  inWords,
  number,
  numberOf,
  partsOf,
  pieceCheck,
} from '@/pipeline/content/piece';
import { gamification as page } from './gamification';

// Runs four wordings of one rule over the items that three pupils missed in October, by when each item was last right.

const { said } = cellsOf(page);
const { argument, quickAnswer } = page.detail;
const [table] = partsOf(page, 'table');
const [list] = partsOf(page, 'list');
const worded = (pattern: RegExp) => numberOf(said(pattern));
const each = worded(/item earn (\w+)/);
const [right, missed] = [number(said(/(\d+) Oct right/)), number(said(/Oct right, (\d+)th missed/))];
/** How many items a pupil missed, and how many days before they had been right: never is without end. */
const never = Number.POSITIVE_INFINITY;
const pupils: Readonly<Record<string, readonly (readonly [count: number, daysSince: number])[]>> = {
  Otter: [
    [worded(/Otter missed (\w+) items at first/), never],
    [worded(/sight and (\w+) known/), 14],
  ],
  Heron: [[worded(/Heron missed (\w+) new ones,/), never]],
  Myna: [
    [said(/Myna missed (\w+)\./) === 'one' ? 1 : Number.NaN, never],
    [worded(/she missed (\w+) right/), missed - right],
  ],
};
const [perDay, atOnce] = [worded(/cap of (\w+) a day stops/), worded(/more than (\w+) items/)];
type Rule = (daysSince: number) => number;
const points = (rule: Rule) =>
  Object.values(pupils)
    .map((items) => items.reduce((total, [count, since]) => total + count * rule(since), 0))
    .join();
const rules: readonly Rule[] = [
  () => each,
  // The cap: cards finished at once earn their points as long as they stay below the day's limit.
  () => (atOnce * each <= perDay ? each : Number.NaN),
  (since) => (since === never ? each : 0),
  (since) => (since >= 7 ? each : 0),
];
const [any, capped, fresh, weekly] = rules as [Rule, Rule, Rule, Rule];
const of = (rule: Rule) => points(rule).split(',').map(Number);
const [otter = 0, heron = 0, myna = 0] = of(any);

export const check = pieceCheck({
  page,
  decisions: [
    ...(table?.rows ?? []).map(([wording = '', ...stated], row) =>
      decided(wording, stated.join(), points(rules[row] ?? (() => Number.NaN))),
    ),
    decisionProblems<Rule>({
      what: 'points of version 3',
      stated: table?.rows.at(-1)?.slice(1).join() ?? '',
      outcome: points,
      rule: weekly,
      instead: {
        any,
        'a cap': capped,
        'never right before': fresh,
        'a month ago': (since) => (since >= 30 ? each : 0),
        'a day ago': (since) => (since >= 1 ? each : 0),
      },
    }),
    decided(
      'the rule, on the page',
      /“([^”]+)”/.exec(quickAnswer)?.[1],
      'Three spaced reviews of a missed item earn five.',
    ),
    decided(
      'the rule, in the argument',
      /“([^”]+)”/.exec(argument?.paragraphs[0] ?? '')?.[1],
      /“([^”]+)”/.exec(quickAnswer)?.[1] ?? '',
    ),
    decided(
      'left by never right before',
      said(/That leaves (\w+) \d/),
      Object.keys(pupils)[of(fresh).indexOf(Math.min(...of(fresh)))] ?? '',
    ),
    decided('the cap in its row', table?.rows[1]?.[0], `any, ${inWords(perDay)} a day`),
    decided('paid at the cap or below it', String(atOnce * each <= perDay), 'true'),
    decided('who can still cheat', figures(said(/She can still cheat: (.+?) Whoever/)), '3'),
    decided('the day before', String(missed - right), '1'),
    decided('columns', table?.columns.slice(1).join(), Object.keys(pupils).join()),
    decided('streak', list?.items[2]?.label, 'Streak: paused, fever'),
    decided(
      'first day of version 3',
      new Date('2026-11-30').getUTCDay() === 1 ? said(/begins on (\d+) November/) : '',
      '30',
    ),
    decided(
      'figures of the argument',
      figures(...(argument?.paragraphs ?? [])),
      [
        3,
        each,
        2,
        5,
        3,
        8,
        otter,
        2,
        heron,
        12,
        myna / each,
        myna,
        perDay,
        atOnce,
        of(fresh)[2],
        otter - (of(fresh)[0] ?? 0),
        3,
        of(weekly)[0],
        of(weekly)[1],
        of(weekly)[2],
        3,
        2,
        3,
        30,
      ].join(' '),
    ),
  ],
});
