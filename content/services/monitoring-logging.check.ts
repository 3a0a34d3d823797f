import {
  cellsOf,
  clock,
  decided,
  exhibitOf,
  figures,
  inWords,
  number,
  numberOf,
  pieceCheck,
} from '@/pipeline/content/piece';
import { monitoringLogging as page } from './monitoring-logging';

// Pages the five hours by counted failures, and by burn rate, by refusals, by processor load and without the rule for quiet hours.

const { basis, reading, rows, tieBreak, title } = exhibitOf(page, 'rules');
const { argument, capabilities } = page.detail;
const paragraphs = argument?.paragraphs ?? [];
const { prose } = cellsOf(page);
const one = (pattern: RegExp, text = basis) => number(pattern.exec(text)?.[1]);

const [days, expected, target] = [one(/In (\d+) days/), one(/([\d,]+) payments/), one(/([\d.]+ %) to/)];
const budget = Math.round(expected * (1 - target) * 1000) / 1000;
const share = one(/fails (\d+ %)/);
const limit = budget * share;
const row = numberOf(/: (\w+) failures in a row/.exec(tieBreak)?.[1] ?? '');
const hours = rows.map(({ cells: [hour = '', tried = '', spent = '', outcome = ''] }) => {
  const [failed = 0, all = 0] = (tried.match(/[\d,]+/g) ?? []).map((found) => number(found));
  return {
    at: clock(hour) / 60,
    hour,
    failed,
    all,
    spent,
    outcome,
    refused: one(/(\d+) refused/, hour) || 0,
    load: one(/at (\d+) %/, hour) || 0,
  };
});
const burn = ({ failed, all }: { failed: number; all: number }) => failed / all / (1 - target);
/** Hours that wake somebody. */
const woken = (rule: (hour: (typeof hours)[number]) => boolean) =>
  hours
    .filter(rule)
    .map(({ at }) => at)
    .join();
const counts = ({ failed }: { failed: number }) => failed >= limit;
const inRow = ({ failed, all }: { failed: number; all: number }) => failed === all && failed >= row;
const rate = Math.round(share * days * 240) / 10;
const at = (hour: number) => hours.find((found) => found.at === hour) ?? { failed: 0, all: 1, refused: 0 };
const [evening, night, gone, declined] = [20, 2, 4, 19].map(at) as [
  ReturnType<typeof at>,
  ReturnType<typeof at>,
  ReturnType<typeof at>,
  ReturnType<typeof at>,
];
const percent = ({ failed, all }: { failed: number; all: number }) => Math.round((100 * failed) / all);
const words = (count: number) => (count === 28 ? 'twenty-eight' : inWords(count));

export const check = pieceCheck({
  page,
  decisions: [
    decided(
      'woken',
      woken(({ outcome }) => outcome.startsWith('Pages')),
      woken((hour) => counts(hour) || inRow(hour)),
      {
        'by burn rate': woken((hour) => burn(hour) > rate),
        'by count alone': woken(counts),
        'with refusals': woken((hour) => hour.failed + hour.refused >= limit || inRow(hour)),
        'by processor load': woken(({ load }) => load > 90),
      },
    ),
    decided(
      'shaded',
      woken(({ hour }) => rows.find(({ cells }) => cells[0] === hour)?.outcome === 'wins'),
      woken(counts),
    ),
    decided(
      'by rule 3',
      woken(({ outcome }) => outcome.includes('rule 3')),
      woken((hour) => inRow(hour) && !counts(hour)),
    ),
    decided(
      'spent',
      hours.map(({ spent }) => spent).join(),
      hours.map(({ failed }) => `${((100 * failed) / budget).toFixed(1)} %`).join(),
    ),
    decided('budget', /: ([\d,]+) may fail/.exec(basis)?.[1], budget),
    decided('budget, again', /of these ([\d,]+)/.exec(basis)?.[1], budget),
    decided('limit', /The (\d+)th failure/.exec(tieBreak)?.[1], limit),
    decided(
      'its number',
      /(Rule \d) comes/.exec(tieBreak)?.[1]?.toLowerCase(),
      /by (rule \d)/.exec(rows.map(({ cells }) => cells.at(-1)).join())?.[1] ?? '',
    ),
    decided('rule 3, in prose', /the (tenth) in a row/.exec(prose)?.[1], row === 10 ? 'tenth' : 'another'),
    decided('more than four times as many', `${Math.floor(evening.failed / night.failed)}`, 4),
    decided('more refused than failed', declined.refused > evening.failed ? 'more' : 'fewer', 'more'),
    decided(
      'hours of one night, in order',
      hours.map((hour) => hour.at).join(),
      hours
        .map((hour) => hour.at)
        .toSorted((one, other) => ((one + 12) % 24) - ((other + 12) % 24))
        .join(),
    ),
    decided('refused are tried', declined.refused < declined.all ? 'within' : 'beyond', 'within'),
    decided('no more failed than tried', `${hours.filter(({ failed, all }) => failed > all).length}`, 0),
    decided(
      'days of the budget',
      /agreed for (\d+) days/.exec(capabilities.map(({ text }) => text).join())?.[1],
      days,
    ),
    decided(
      'heading',
      argument?.heading.toLowerCase(),
      `${words(night.failed)} failures rang at two, ${words(evening.failed)} at eight did not`,
    ),
    decided('title and foot', [title.includes('counted'), reading.includes('served')].join(), 'true,true'),
    decided(
      'one call in fifty',
      /one call in (\w+) fails/.exec(page.detail.quickAnswer)?.[1],
      evening.all / evening.failed === 50 ? 'fifty' : 'another',
    ),
    decided(
      'figures of the argument',
      figures(...paragraphs),
      [
        ...[
          rate,
          share * 100,
          days,
          2,
          0,
          night.failed,
          night.all,
          percent(night),
          Math.round(burn(night)),
          20,
          0,
        ],
        ...[evening.failed, evening.all, percent(evening), Math.round(burn(evening)), 4],
        ...[
          share * 100,
          budget,
          limit,
          4,
          0,
          gone.all,
          limit,
          (60 * row) / gone.all,
          19,
          0,
          declined.refused,
        ],
      ].join(' '),
    ),
  ],
});
