import {
  cellsOf,
  day,
  decided,
  exhibitOf,
  figures,
  inWords,
  number,
  numberOf,
  pieceCheck,
} from '@/pipeline/content/piece';
import { keywordResearch as page } from './keyword-research';

// Groups the four queries by shared results, each pair of a group or only neighbours, and tries other thresholds.

const { document, reading, rows, title } = exhibitOf(page, 'comparison');
const { said } = cellsOf(page);
const names = rows.map(({ after }) => after.charAt(0));
/** Shared results of a query with each other one, by its own note. */
const notes = new Map(
  rows.map(({ note = '' }, index) => [
    names[index] ?? '',
    new Map(
      [...note.matchAll(/(\d+)(?: of 10)? with ([A-D])/g)].map(([, count, name = '']) => [
        name,
        Number(count),
      ]),
    ),
  ]),
);
const shared = (one: string, other: string) => notes.get(one)?.get(other) ?? Number.NaN;
const pairs = names.flatMap((one, index) => names.slice(index + 1).map((other) => [one, other] as const));

/** Groups of names; they merge where every pair, or some pair, shares enough results. The strongest pair comes first. */
function grouped(threshold: number, rule: 'every' | 'some'): string {
  let groups = names.map((name) => [name]);
  for (const [one, other] of pairs.toSorted((a, b) => shared(...b) - shared(...a))) {
    const [left, right] = [one, other].map((name) => groups.find((group) => group.includes(name)) ?? []);
    if (!left || !right || left === right) continue;
    const across = left.flatMap((a) => right.map((b) => shared(a, b)));
    if (!across[rule]((count) => count >= threshold)) continue;
    groups = [...groups.filter((group) => group !== left && group !== right), [...left, ...right]];
  }
  return groups
    .map((group) => group.toSorted().join(''))
    .toSorted()
    .join(' ');
}
const stated = (cell: 'before' | 'after') => {
  const ends = rows.map((row) => row[cell].split(': ').at(-1) ?? '');
  return [...new Set(ends)]
    .map((end) => names.filter((_, index) => ends[index] === end).join(''))
    .toSorted()
    .join(' ');
};
const threshold = numberOf(said(/when (\w+) or more/));
const size = number(/of (\d+) with/.exec(rows[0]?.note ?? '')?.[1]);
const byRule = grouped(threshold, 'every');
const same = Array.from({ length: size }, (_, index) => index + 1).filter(
  (at) => grouped(at, 'every') === byRule,
);
const count = (groups: string) => groups.split(' ').length;

export const check = pieceCheck({
  page,
  decisions: [
    decided('pages by results', stated('after'), byRule, {
      'by words': stated('before'),
      'from neighbour to neighbour': grouped(threshold, 'some'),
      'seven or more': grouped((same.at(-1) ?? 0) + 1, 'every'),
    }),
    decided('neighbour to neighbour', String(count(grouped(threshold, 'some'))), 1),
    decided(
      'both notes say the same',
      pairs.filter(([one, other]) => shared(one, other) !== shared(other, one)).join(),
      '',
    ),
    decided(
      'notes name all',
      rows.map(({ note }) => figures(note ?? '').split(' ').length).join(),
      names.map(() => 4).join(),
    ),
    decided(
      'of ten',
      rows.map(({ note = '' }) => /of (\d+) with/.exec(note)?.[1]).join(),
      names.map(() => size).join(),
    ),
    decided('level pairs', String(new Set(pairs.map((pair) => shared(...pair))).size), pairs.length),
    decided('queries', (title.split(' ')[0] ?? '').toLowerCase(), inWords(names.length)),
    decided(
      'words alike',
      figures(page.detail.argument?.heading ?? ''),
      [count(stated('before')), count(byRule)].join(' '),
    ),
    decided('cells agree', rows.map(({ before }) => before.charAt(0)).join(), names.join()),
    decided(
      'figures of the argument',
      figures(...(page.detail.argument?.paragraphs ?? [])),
      [
        ...[2, threshold, size, 2, shared('A', 'B'), shared('C', 'D'), shared('B', 'C')],
        ...[shared('A', 'B'), size, same[0], same.at(-1), 2, (same.at(-1) ?? 0) + 1, 2, 2 * names.length],
      ].join(' '),
    ),
    decided('A and D', said(/A and D have (\w+) result/), inWords(shared('A', 'D'))),
    decided(
      'threshold of the others',
      String(grouped(threshold, 'every') === grouped(threshold + 1, 'every')),
      'true',
    ),
    decided(
      'litres',
      /tank (\d+) ltr/.exec(rows[1]?.before ?? '')?.[1],
      figures(page.detail.quickAnswer).split(' ')[0] ?? '',
    ),
    decided('how they were read', figures(reading), [size, 12, 12 + 7, 2026, 2].join(' ')),
    decided('read before the map', day(document) > day(reading) ? 'before' : 'after', 'before'),
  ],
});
