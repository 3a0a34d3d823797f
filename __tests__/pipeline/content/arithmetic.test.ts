import type { Route } from '@/content/catalogue/route';
import { amountOf, equationProblems, ledgerProblems, routeProblems } from '@/pipeline/content/arithmetic';

test.each([
  ['₹5,19,583.20', 519583.2],
  ['1,200', 1200],
  ['18 %', 0.18],
  ['−₹45,000', -45000],
  ['12 hours', 12],
  ['On hold', undefined],
  ['2026-11-21', undefined],
])('%s is read as %p', (text, amount) => {
  expect(amountOf(text)).toBe(amount);
});

test.each([
  'The basket shows 480 × ₹188 = ₹90,240, which passes.',
  'Crossing roles gives 60 × 12 ordered pairs = 720.',
  'The weighted mean is (4 + 24 + 14) / 6, which is 7.',
  'With tax: ₹90,240 + 18 % × ₹90,240 = ₹1,06,483.20.',
  'The basket (480 × ₹188 = ₹90,240) passes.',
  'The basket (after tax, 100 + 20) = 120',
  '10 − 2 × 3 = 4 and 10 − 2 − 3 = 5',
])('holds: %s', (text) => {
  expect(equationProblems(text)).toEqual([]);
  // Read, not passed over: with another result it fails.
  expect(equationProblems(text.replace(/(\d)(?=\D*$)/, '$19'))).toHaveLength(1);
});

test.each([
  ['480 × ₹188 = ₹90,420', '"480 × ₹188 = ₹90,420" does not hold: 480 × ₹188 is 90240'],
  [
    'The mean is (4 + 24 + 14) / 6, which is 8.',
    '"(4 + 24 + 14) / 6, which is 8" does not hold: (4 + 24 + 14) / 6 is 7',
  ],
])('does not hold: %s', (text, problem) => {
  expect(equationProblems(text)).toEqual([problem]);
});

test.each([
  'ISO/IEC 25010:2023',
  'between 09:00 and 17:00',
  '2 to 3 weeks',
  'SP 800-218',
  'max-age=31536000',
])('%s states no sum', (text) => {
  expect(equationProblems(text)).toEqual([]);
});

test('a ledger adds up, column by column', () => {
  const rows = [
    ['Invoices', '₹3,60,000', '₹3,60,000'],
    ['Not billed', '₹45,000', '₹53,100'],
  ];
  expect(ledgerProblems({ rows, total: ['Exposure', '₹4,05,000', '₹4,13,100'] })).toEqual([]);
  expect(ledgerProblems({ rows, total: ['Exposure', '₹4,05,000', '₹4,13,000'] })).toEqual([
    'column 3 adds up to 413100, its total says ₹4,13,000',
  ]);
});

test('an expression in a ledger is worth the number beside it', () => {
  const ledger = (result: string) => ({
    rows: [['Another role', '60 × 12', result]],
    total: ['All', '60 × 12', result],
  });
  expect(ledgerProblems(ledger('720'))).toEqual([]);
  expect(ledgerProblems(ledger('702'))).toEqual(Array(2).fill('60 × 12 is 720, the number beside it is 702'));
});

type Stations = Route['stations'];
type Sum = NonNullable<Stations[0]['sum']>;

describe('figures of a route agree:', () => {
  const first: Sum = {
    rows: [
      ['Cost', '70'],
      ['Tax', '−10'],
    ],
    total: ['Net', '60'],
  };
  const station = (value: string, sum: Sum, struck?: string): Stations[0] => ({
    at: 'desk',
    value,
    sum,
    ...(struck && { mark: { struck, note: 'A reason.' } }),
  });
  const problems = (...stations: Stations) => routeProblems({ stations });

  test.each<[string, Stations, string[]]>([
    ['as they are', [station('₹60 due', first)], []],
    ['the large value is the total', [station('₹61 due', first)], ['"desk" says ₹61 due over a total of 60']],
    [
      'an amount keeps its value',
      [station('60', first), station('50', { rows: [['Net', '50']], total: ['Due', '50'] })],
      ['"Net" is 60 at one station and 50 at another'],
    ],
    [
      'it may change its sign',
      [station('60', first), station('−60', { rows: [['Net', '−60']], total: ['Due', '−60'] })],
      [],
    ],
    [
      'a price times a quantity',
      [station('12', { rows: [['Wait, 3 h at ₹4', '12']], total: ['Due', '12'] })],
      [],
    ],
    [
      'another product',
      [station('14', { rows: [['Wait, 3 h at ₹4', '14']], total: ['Due', '14'] })],
      ['"Wait, 3 h at ₹4" is 12, not 14'],
    ],
    ['a struck amount lacks one row', [station('60', first, '70')], []],
    [
      'a struck amount without a cause',
      [station('60', first, '65')],
      ['"desk": no row explains why 65 is struck out'],
    ],
    ['a struck word is no amount', [station('60', first, 'Paid')], []],
  ])('%s', (_, stations, expected) => {
    expect(problems(...stations)).toEqual(expected);
  });
});
