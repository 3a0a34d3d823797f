import {
  day,
  decided,
  exhibitOf,
  figures,
  inWords,
  number,
  pieceCheck,
  rupees,
  sum,
} from '@/pipeline/content/piece';
import { marketplace as page } from './marketplace';

// Withholds both taxes by the month of the return and the day of the credit, and by the order, by set-off and by a later credit.

const { columns, document, rows, title } = exhibitOf(page, 'comparison');
const paragraphs = page.detail.argument?.paragraphs ?? [];
const text = paragraphs.join(' ');
const amount = (pattern: RegExp) => number(pattern.exec(text)?.[1]);
const [march, april, back] = [
  /(₹[\d,]+) in March/,
  /(₹[\d,]+) in April/,
  /order of (₹[\d,]+), delivered/,
].map(amount) as [number, number, number];
const rate = (name: string) => {
  const found = rows.flatMap(({ before, after }) => [before, after]).filter((cell) => cell.startsWith(name));
  const rates = new Set(found.map((cell) => number(/: ([\d.]+) %/.exec(cell)?.[1])));
  return rates.size === 1 ? ([...rates][0] ?? Number.NaN) : Number.NaN;
};
/** Bases of TCS in March and April, then of TDS. */
type Bases = readonly [number, number, number, number];
const byMonth: Bases = [march, april - back, march, april];
const byOrder: Bases = [march - back, april, march - back, april];
const setOff: Bases = [march, april - back, march, april - back];
const creditedLater: Bases = [march, april - back, march - back, april];
const heads = ['TCS for March', 'TCS for April', 'TDS in March', 'TDS in April'];
const taxes = (bases: Bases) => bases.map((base, index) => (base * rate(heads[index] ?? '')) / 100);
const column = (bases: Bases) =>
  [
    ...bases.map(
      (base, index) =>
        `${heads[index]}: ${rate(heads[index] ?? '')} % of ${rupees(base)} = ${rupees(taxes(bases)[index] ?? 0)}`,
    ),
    `Withheld from the seller: ${rupees(sum(taxes(bases)))}`,
  ].join('\n');
const [tcsMarch = 0, tcsApril = 0] = taxes(byMonth);
const [orderMarch = 0, orderApril = 0] = taxes(byOrder);

const year = /27 March (\d{4})/.exec(text)?.[1] ?? '';
const delivered = day(`${/delivered on (\d+ \w+)/.exec(text)?.[1]} ${year}`);
const returned = day(`${/day six, (\d+ \w+)/.exec(text)?.[1]} ${year}`);
const due = day(`${/not due before (\d+ \w+)/.exec(text)?.[1]} ${year}`);
const yearEnd = day(`${/ended on (\d+ \w+)/.exec(text)?.[1]} ${year}`);

export const check = pieceCheck({
  page,
  decisions: [
    decided('as handed over', rows.map(({ after }) => after).join('\n'), column(byMonth), {
      'taken out of the month of the sale': column(byOrder),
      'set off against the next sale': column(setOff),
      'credited after the window': column(creditedLater),
    }),
    decided(columns[0], rows.map(({ before }) => before).join('\n'), column(byOrder)),
    decided('rates', `${rate('TCS')} and ${rate('TDS')}`, '0.5 and 0.1'),
    decided(
      'more withheld',
      /₹[\d,]+/.exec(rows[4]?.note ?? '')?.[0],
      rupees(sum(taxes(byMonth)) - sum(taxes(byOrder))),
    ),
    decided('TCS in all', rupees(tcsMarch + tcsApril), rupees(orderMarch + orderApril)),
    decided('day of the return', String(returned - delivered), 6),
    decided('known before the statement', String(returned < due), 'true'),
    decided('in another year', String(delivered <= yearEnd && yearEnd < returned), 'true'),
    decided(
      'end of the year',
      /across (\d+ \w+)/.exec(rows[3]?.note ?? '')?.[1],
      /ended on (\d+ \w+)/.exec(text)?.[1] ?? '',
    ),
    decided(
      'day of credit',
      /credited, (\d+ \w+)/.exec(rows[2]?.note ?? '')?.[1],
      /delivered on (\d+ \w+)/.exec(text)?.[1] ?? '',
    ),
    decided(
      'title',
      title,
      `Sold in ${/delivered on \d+ (\w+)/.exec(text)?.[1]}, back in ${/day six, \d+ (\w+)/.exec(text)?.[1]}: ${inWords(new Set(heads.map((head) => head.slice(0, 3))).size)} taxes and two clocks`,
    ),
    decided('working days', [delivered, returned].map((at) => (at + 4) % 7).join(), '5,4'),
    decided('seller', /S-\d+/.exec(document)?.[0], /S-\d+/.exec(text)?.[0] ?? ''),
    decided('cases', /of (\d+)/.exec(document)?.[1], figures(page.detail.atAGlance.firstStep.output)),
    decided(
      'months of the notes',
      rows
        .slice(0, 2)
        .flatMap(({ note = '' }) => note.match(/March|April/g) ?? [])
        .join(),
      heads
        .slice(0, 2)
        .flatMap((head) => Array(2).fill(head.slice(8)))
        .join(),
    ),
    decided(
      'set off in',
      /in the (\w+) financial year/.exec(text)?.[1],
      taxes(byMonth)[3] === taxes(setOff)[3] ? 'next' : 'same',
    ),
    decided(
      'figures of the argument',
      figures(...paragraphs),
      [
        27,
        march,
        april,
        back,
        27,
        year,
        6,
        2,
        8,
        10,
        tcsMarch,
        tcsApril,
        orderMarch,
        orderApril,
        tcsMarch + tcsApril,
        27,
        31,
        1961,
        2025,
      ].join(' '),
    ),
  ],
});
