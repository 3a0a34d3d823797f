import {
  cellsOf,
  decided,
  decisionProblems,
  figures,
  number,
  numberOf,
  pieceCheck,
  rupees,
} from '@/pipeline/content/piece';
import { techDueDiligence as page } from './tech-due-diligence';

// Prices the finding by the mean of its three estimates, and by those that buyer or seller would take; settles the escrow at two outcomes.

const { exhibit } = page.detail;
if (exhibit?.kind !== 'decision') throw new Error('No decision');
const { prose, said, sums } = cellsOf(
  page,
  exhibit.chosen,
  exhibit.why,
  ...exhibit.rejected.flatMap(Object.values<string>),
  exhibit.reopens ?? '',
);
if (!sums?.verdict) throw new Error('No ledger');

const groups = (pattern: RegExp) => pattern.exec(prose)?.slice(1) ?? [];
const money = (what: string, pattern: RegExp, reckoned: number) =>
  decided(what, said(pattern), rupees(reckoned));

const [least = 0, likeliest = 0, most = 0] = groups(/\((\d+) \+ 4 × (\d+) \+ (\d+)\)/).map(Number);
const expected = (least + 4 * likeliest + most) / 6;
const rate = number(said(/days at (₹[\d,]+)/));
const [years = 0, fee = 0] = groups(/(\d) × (₹[\d,]+) = /).map(number);
/** Names the cheaper way: replacing the library in so many days, or its licence for as many years as it is `held`. */
const choose = ({ days = expected, held = years }) => (days * rate < held * fee ? 'Replace' : 'Licence');
const short = numberOf(said(/over (\w+) it costs/));
const settled = sums.columns.slice(1).map((head) => number(/\d+/.exec(head)?.[0]));
const ledger = (refunds: boolean) =>
  settled
    .flatMap((days) => [
      expected,
      Math.max(0, Math.min(days, most) - expected),
      refunds ? Math.min(0, days - expected) : 0,
    ])
    .map((count) => rupees(count * rate))
    .join();
const column = (index: number) => sums.rows.map((row) => row[index]);

export const check = pieceCheck({
  page,
  decisions: [
    decisionProblems({
      what: 'replace or license',
      stated: exhibit.chosen.split(' ')[0] ?? '',
      outcome: choose,
      rule: {},
      instead: { 'the worst case': { days: most }, 'a sale in year three': { held: short } },
    }),
    decided('off the price', said(/with (₹[\d,]+) off/), rupees(expected * rate), {
      'the likeliest': rupees(likeliest * rate),
      'the worst': rupees(most * rate),
    }),
    decided('in escrow', said(/and (₹[\d,]+) in escrow/), rupees((most - expected) * rate), {
      'over the likeliest': rupees((most - likeliest) * rate),
    }),
    decided(
      'what goes to one lever',
      page.detail.chapters?.approach
        ?.map(({ text }) => /we assign (?:each|every) (part|finding)/.exec(text)?.[1] ?? '')
        .join(''),
      [/off the price/, /in escrow/, /specific indemnity/].filter((lever) =>
        lever.test(`${exhibit.chosen} ${exhibit.why}`),
      ).length > 1
        ? 'part'
        : 'finding',
      { 'one lever a finding': 'finding' },
    ),
    decided(
      'levers of the drawing',
      ['price', 'escrow', 'indemni']
        .filter((lever) => page.detail.schematic.mark?.answer.includes(lever))
        .join(),
      'price,escrow,indemni',
      { 'two of the three': 'price,indemni' },
    ),
    money('licence until an early sale', /over three it costs (₹[\d,]+\d)/, short * fee),
    money('licence over the repair', /costs (₹[\d,]+) more/, years * fee - expected * rate),
    money('the worst case', /off the price, (₹[\d,]+)/, most * rate),
    money('reopening price', /below (₹[\d,]+) a year/, (expected * rate) / years),
    decided('day up to which the seller bears it', said(/up to day (\d+)/), most, {
      'the expected day': expected,
    }),
    decided('days that may not be worked', said(/pay for (\d+) days/), most - expected),
    decided(
      'settlement',
      [column(1), column(2)].join(),
      ledger(exhibit.why.includes('Each day under or over')),
      {
        'overruns alone': ledger(false),
      },
    ),
    decided(
      'released',
      sums.verdict.slice(1).join(),
      settled.map((days) => rupees((most - Math.max(days, expected)) * rate)).join(),
    ),
    decided(
      'figures of the argument',
      figures(page.detail.argument?.heading ?? '', ...(page.detail.argument?.paragraphs ?? [])),
      [
        3,
        13,
        14,
        most,
        likeliest,
        2,
        least,
        4,
        likeliest,
        most,
        6,
        expected,
        years,
        years,
        fee,
        years * fee,
        short,
        short * fee,
        short,
      ].join(' '),
    ),
    decided('figures of the reasons', figures(exhibit.why), [expected, rate, most, expected].join(' ')),
    decided('licence', figures(exhibit.rejected[0].option), `${years} ${years * fee}`),
    decided('reopening', figures(exhibit.reopens ?? ''), `${(expected * rate) / years} ${short}`),
  ],
  quantities: { days: [least, likeliest, expected, most, most - expected, ...settled, 7], files: [14] },
});
