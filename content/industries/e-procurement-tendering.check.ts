import {
  cellsOf,
  clock,
  day,
  decided,
  figures,
  grouped,
  number,
  pieceCheck,
  rupees,
  sum,
} from '@/pipeline/content/piece';
import { eProcurementTendering as page } from './e-procurement-tendering';

// Ranks two bids by the BOQ’s quantities and by what the engineer expects, finds the rock at which the order turns, and reckons what
// the limit on quantities saves.

const { field, row, rows, said, station, total } = cellsOf(page);
const { argument } = page.detail;
const all = (text = '') => (text.match(/\d+(?:,\d{2,3})*/g) ?? []).map(number);
const [soil = 0, rock = 0, pipe = 0] = ['Trench in soil', 'Trench in rock', 'Pipe'].map(
  (item) => all(field('indent', item))[0] ?? 0,
);
const [ofSoil, ofRock, ofPipe] = rows('price').map(([name]) => all(name)) as [number[], number[], number[]];
const market = number(field('indent', 'Rock'));
const over = number(/\d+/.exec(station('notice')?.fields?.[1]?.label ?? '')?.[0]);
const limit = rock * (1 + over / 100);
/** Price of a bid, A first, with so much rock in a trench of unchanged length; beyond the limit at market rate. */
const price = (bid: 0 | 1, dug = rock, capped = Number.POSITIVE_INFINITY) =>
  (soil + rock - dug) * (ofSoil[bid] ?? 0) +
  Math.min(dug, capped) * (ofRock[bid] ?? 0) +
  Math.max(0, dug - capped) * market +
  pipe * (ofPipe[bid] ?? 0);
const apart = (dug?: number, capped?: number) => price(0, dug, capped) - price(1, dug, capped);
const item = (quantity: number, [a = 0, b = 0]: readonly number[]) => quantity * (a - b);
/** What A’s trench with B’s pipe costs more than B from the start. */
const left = (dug: number) => apart(dug) - item(pipe, ofPipe);
const lowest = (dug: number) => `Award to ${apart(dug, limit) < 0 ? 'A' : 'B'}`;
const expected = number(said(/engineer expects (\d+) m³/));
const move = apart(rock + 1) - apart(rock);
const turn = rock + Math.floor(-apart(rock) / move) + 1;
const capOfB = /B’s bill for the same work and limit/.test(argument?.paragraphs[3] ?? '') ? limit : undefined;

export const eProcurementTenderingCheck = pieceCheck({
  page,
  decisions: [
    decided('award', station('ocds')?.value, lowest(rock), { expected: lowest(expected) }),
    decided('struck', station('ocds')?.mark?.struck, `B, at ${expected} m³`),
    decided(
      'rows',
      ['Soil', 'Rock', 'Pipe'].map((name) => row('price', name)).join(),
      [item(soil, ofSoil), item(rock, ofRock), item(pipe, ofPipe)].join(),
    ),
    decided('apart', `${total('price')}`, `${apart()}`),
    decided('apart, large', station('price')?.value, `${rupees(apart())} for A`),
    decided(
      'against the estimate',
      field('ocds', 'Estimate').split(': ')[1],
      ([0, 1] as const)
        .map(
          (bid) =>
            `${'AB'[bid]} +${Math.round((price(bid) / number(/₹[\d,]+/.exec(field('ocds', 'Estimate'))?.[0]) - 1) * 100)} %`,
        )
        .join(', '),
    ),
    decided(
      'bidders, EMD, those who qualify',
      figures(field('bidder', 'EMD'), station('second')?.onward ?? ''),
      [
        (station('bidder')?.value.match(/\b[A-Z]\b/g) ?? []).length,
        (field('second', 'Report').match(/\b[A-Z]\b/g) ?? []).length,
      ].join(' '),
    ),
    decided(
      'covers',
      figures(field('bidder', 'Covers')),
      `${['Technical', 'Price'].filter((name) => page.detail.schematic.lanes.flatMap(({ nodes }) => nodes).some(({ label }) => label === `${name} cover`)).length}`,
    ),
    decided('turns', field('price', 'B is lower'), `From ${turn} m³ of rock`, {
      limit: `From ${limit} m³ of rock`,
    }),
    decided('turns exactly', `${apart(turn) > 0 && apart(turn - 1) <= 0}`, 'true'),
    decided('value', field('ocds', 'Value'), `${rupees(price(0))}, with GST`, {
      B: `${rupees(price(1))}, with GST`,
    }),
    decided('added security', field('ocds', 'Added'), rupees(apart(limit)), {
      expected: rupees(apart(expected, limit)),
      unlimited: rupees(apart(expected)),
    }),
    decided(
      'the cap saves',
      said(/would have saved the (₹[\d,]*\d)/),
      rupees(price(0, expected, limit) - price(1, expected, capOfB)),
      { 'at B’s own rates': rupees(price(0, expected, limit) - price(1, expected)) },
    ),
    decided(
      'A leaves before the pipe',
      said(/meet part of (₹[\d,]*\d) above B’s bill/),
      rupees(left(limit)),
      {
        'the added security covers all': rupees(apart(limit)),
        'at the BOQ': rupees(left(rock)),
      },
    ),
    decided('a part only', `${left(limit) > apart(limit) + price(0) / 10}`, 'true'),
    decided('rock, large', station('indent')?.value, `Rock, ${grouped(rock)} m³`),
    decided(
      'days sealed',
      station('second')?.value,
      `Sealed for ${day(field('second', 'Opened')) - day(field('bidder', 'Received'))} days`,
    ),
    decided(
      'report before prices before award',
      `${day(`${field('second', 'Report').split(',')[0]} 2026`) < day(field('second', 'Opened')) && day(field('second', 'Opened')) < day(field('ocds', 'Date'))}`,
      'true',
    ),
    decided(
      'told on the day of the report',
      /\d+ [A-Z][a-z]+/.exec(field('second', 'C'))?.[0],
      field('second', 'Report').split(',')[0] ?? '',
    ),
    decided(
      'hours',
      [clock(field('bidder', 'Received')), clock(field('second', 'Opened'))].join(),
      '900,660',
    ),
    decided('heading', figures(argument?.heading ?? ''), `${turn - rock}`),
    decided(
      'figures of the argument',
      figures(...(argument?.paragraphs ?? [])),
      [
        [
          1,
          -apart(),
          ofRock[0] ?? 0,
          market,

          move,
          turn,
          rock,
          all(field('indent', 'Trench in rock'))[1] ?? 0,
        ],
        [expected],
        [2, limit, apart(limit), left(limit), expected, apart(expected, limit), apart(expected)],
        [apart(expected, limit)],
        [number(/\d+/.exec(station('notice')?.fields?.[3]?.label ?? '')?.[0])],
      ]
        .flat()
        .join(' '),
    ),
    decided('sum of the rows', `${sum(rows('price').map(([, amount]) => number(amount)))}`, `${apart()}`),
  ],
});
