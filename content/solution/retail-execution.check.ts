import {
  cellsOf,
  day,
  decided,
  decisionProblems,
  figures,
  inWords,
  number,
  numberOf,
  partsOf,
  pieceCheck,
} from '@/pipeline/content/piece';
import { retailExecution as page } from './retail-execution';

// Reckons which beat's ticks are believed: by the photo of what is gone, by the gap itself, by the manager's word, and with the hidden place as an error.

const { said } = cellsOf(page);
const { argument, screen } = page.detail;
const [table] = partsOf(page, 'table');
const [list] = partsOf(page, 'list');
const beats = [1, 2].map((column) => {
  const [ticked = Number.NaN, gone = Number.NaN, sold = Number.NaN, hidden = Number.NaN, wrong = Number.NaN] =
    (table?.rows ?? []).map((row) => number(row[column]));
  return { name: table?.columns[column] ?? '', ticked, gone, sold, hidden, wrong };
});
type Beat = (typeof beats)[number];
const limit = 1 / numberOf(said(/one tick in (\w+)/));
const [visits, items] = [
  numberOf(said(/(\w+) visits of each/i).toLowerCase()),
  numberOf(said(/(\w+) must-stock items a shop/)),
];

/** Share of wrong ticks by a rule. */
type Rule = (beat: Beat) => number;
const byPhoto: Rule = ({ ticked, hidden, wrong }) => wrong / (ticked - hidden);
const byGap: Rule = ({ ticked, gone }) => gone / ticked;
const byWord: Rule = () => 0;
const waiting = (rule: Rule) =>
  beats
    .filter((beat) => rule(beat) > limit)
    .map(({ name }) => name)
    .join(' and ');
const worse = (rule: Rule) => [...beats].sort((a, b) => rule(b) - rule(a))[0]?.name ?? '';
const [twelve, nineteen] = beats;
const read = /^(Beat \d+): (\d+) to be read/.exec(list?.items.at(-1)?.label ?? '') ?? [];
const week = (screen?.heading.match(/\d+/g) ?? []).map(Number);
const weekday = (date?: number) => new Date(day(`${date} Nov 2026`) * 86_400_000).getUTCDay();

export const check = pieceCheck({
  page,
  decisions: [
    decisionProblems<Rule>({
      what: 'beat that waits',
      stated: read[1] ?? '',
      outcome: waiting,
      rule: byPhoto,
      instead: { 'the gap': byGap, 'shelves sell': byWord },
    }),
    decided(
      'the repeat is a morning after and before the delivery',
      said(/next (morning by somebody without a bonus, before the stockist’s van)/)
        ? table?.rows[1]?.[0]
        : '',
      'Gone next morning',
    ),
    decided('worse beat', worse(byPhoto), nineteen?.name ?? '', { 'the gap': worse(byGap) }),
    ...beats.map(({ name, gone, sold, hidden, wrong }) =>
      decided(`gone on ${name}`, String(gone), String(sold + hidden + wrong)),
    ),
    ...beats.map(({ name, ticked }) =>
      decided(`checks of ${name}`, String(ticked <= visits * items), 'true'),
    ),
    decided(
      'beats listed',
      list?.items[0]?.label.replace(/: .*/, ''),
      `Beats ${beats.map(({ name }) => name.replace('Beat ', '')).join(' and ')}`,
    ),
    decided('mornings after working days', week.map(weekday).join(), '2,3'),
    decided(
      'visits of the beat',
      inWords(Number(read[2])) === '40' ? 'forty' : '',
      said(/until its (\w+) visits/),
    ),
    decided(
      'most ticks that a visit allows',
      String(Math.max(...beats.map(({ ticked }) => ticked)) > visits * (items - 2)),
      'true',
    ),
    decided('sample and week', String(Number(read[2]) > visits), 'true'),
    decided(
      'figures of the argument',
      figures(argument?.heading ?? '', ...(argument?.paragraphs ?? [])),
      [
        twelve?.gone,
        12,
        19,
        visits,
        items,
        12,
        twelve?.gone,
        twelve?.ticked,
        19,
        nineteen?.gone,
        nineteen?.ticked,
        12,
        twelve?.gone,
        twelve?.sold,
        twelve?.wrong,
        (twelve?.ticked ?? 0) - (twelve?.hidden ?? 0),
        19,
        nineteen?.sold,
        nineteen?.wrong,
        nineteen?.wrong,
        (nineteen?.ticked ?? 0) - (nineteen?.hidden ?? 0),
        1 / limit,
        12,
        19,
        read[2],
        visits,
      ].join(' '),
    ),
  ],
});
