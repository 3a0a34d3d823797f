import {
  cellsOf,
  decided,
  figures,
  inWords,
  number,
  partsOf,
  pieceCheck,
  sum,
} from '@/pipeline/content/piece';
import { assessments as page } from './assessments';

// Reckons how far each marker strays on the seeds, the mark of one script by five rules, and how many scripts are marked again.

const { said } = cellsOf(page);
const { argument, quickAnswer, screen } = page.detail;
const [table] = partsOf(page, 'table');
const [, results] = partsOf(page, 'list');
const amount = (pattern: RegExp) => number(said(pattern));
const seeds = (table?.rows ?? []).map(([seed = '', ...gave]) => [seed.split(': ')[1], ...gave].map(number));
/** Average by which a marker is above the agreed marks. */
const drift = (marker: number) => sum(seeds.map((row) => (row[marker] ?? 0) - (row[0] ?? 0))) / seeds.length;
const [driftA, driftB] = [drift(1), drift(2)];
const [a, b] = [amount(/has (\d+) from marker A/), amount(/and (\d+) from B/)];
const c = amount(/blind and gives (\d+)/);
const [of, tolerance, line, limit] = [
  /of (\d+) marks, has/,
  /tolerance is (\d+)/,
  /proposed from (\d+)/,
  /the limit is (\d+)/,
].map(amount) as [number, number, number, number];
const mean = (...marks: readonly number[]) => sum(marks) / marks.length;
/** Of three marks the two that are nearest to each other; of equal gaps the higher pair. */
const nearest = (marks: readonly number[]) => {
  const [low = 0, middle = 0, high = 0] = marks.toSorted((one, other) => one - other);
  return high - middle <= middle - low ? mean(middle, high) : mean(low, middle);
};
const counts = (marker: number) => Math.abs(marker) <= limit;
const outcome = counts(driftA) ? nearest([a, b, c]) : mean(b, c);
const [packet, reported, near] = [/A’s (\d+) scripts/, /only (\w+) differed/, /add the (\w+) just/].map(
  (pattern) => Number(figures(said(pattern))),
) as [number, number, number];
const fee = amount(/assumed ₹(\d+) each/);

export const check = pieceCheck({
  page,
  decisions: [
    decided('mark', /[\d.]+/.exec(results?.items[1]?.label ?? '')?.[0], `${outcome}`, {
      'average of two': `${mean(a, b)}`,
      'nearest two of three': `${nearest([a, b, c])}`,
      'average of three': `${mean(a, b, c)}`,
      'the third decides': `${c}`,
    }),
    decided('grade A, rounded up', String(Math.ceil(outcome) >= line), 'true', {
      'average of two': String(Math.ceil(mean(a, b)) >= line),
      'nearest two of three': String(Math.ceil(nearest([a, b, c])) >= line),
      'average of three': String(Math.ceil(mean(a, b, c)) >= line),
      'the third decides': String(c >= line),
    }),
    decided('A lifted by his drift comes to the same', `${mean(a - driftA, b)}`, `${outcome}`),
    decided(
      'the fifth seed is the first that decides',
      said(/Fewer than (\w+) decide/),
      inWords(seeds.length),
    ),
    decided('goes to a third', String(Math.abs(a - b) > tolerance && Math.abs(b - c) <= tolerance), 'true'),
    decided('B counts and A does not', [counts(driftA), counts(driftB)].join(), 'false,true'),
    decided('on the screen', results?.items[0]?.label, `${a}, ${b}: C has ${c}`),
    decided('question of the page', figures(quickAnswer).split(' ').slice(0, 3).join(), ['2', a, b].join()),
    decided('seeds within the marks', String(seeds.flat().every((mark) => mark <= of)), 'true'),
    decided(
      'seeds numbered',
      table?.rows.map(([seed = '']) => seed.split(':')[0]).join(),
      seeds.map((_, row) => `Seed ${row + 1}`).join(),
    ),
    decided('marks within the paper', String([a, b, c].every((mark) => mark <= of) && of < 60), 'true'),
    decided(
      'nearest two, by name',
      said(/nearest two of three, (\w and \w):/),
      Math.abs(a - c) < Math.abs(b - c) ? 'A and C' : 'B and C',
    ),
    decided(
      'said of the average',
      said(/\w+ of A and B (\w+) it even/),
      Math.ceil(mean(a, b)) < line ? 'misses' : 'meets',
    ),
    decided('heading counts', figures(argument?.heading ?? ''), `${reported} ${packet}`),
    decided('packet', screen?.heading, `Script ${said(/Script (\d+), of/)}, packet A`),
    decided('script', said(/Script (\d+), of/), '0417'),
    decided(
      'figures of the argument',
      figures(...(argument?.paragraphs ?? [])),
      [
        417,
        of,
        a,
        b,
        tolerance,
        c,
        line,
        mean(a, b),
        2,
        3,
        nearest([a, b, c]),
        seeds.length,
        -driftA,
        driftB,
        limit,
        seeds.length,
        b - c,
        outcome,
        -driftA,
        mean(a - driftA, b),
        packet,
        reported,
        packet - reported,
        -driftA / 2,
        reported,
        near,
        packet,
        fee,
        packet * fee,
        (reported + near) * fee,
        2011,
      ].join(' '),
    ),
    decided(
      'keys a second',
      said(/some (\d+) a second/),
      Math.round(number(/([\d,]+) students/.exec(page.detail.faq?.[0]?.question ?? '')?.[1]) / 600) * 10,
    ),
    decided(
      'whose candidate may ask',
      said(/beside them: of a public (\w+ or \w+) the/),
      /for (boards), (universities), recruiters/.exec(quickAnswer) ? 'board or university' : '',
      { 'every buyer of the page': 'body or recruiter' },
    ),
    decided('five seeds', said(/On (\w+) of them/), inWords(seeds.length)),
  ],
});
