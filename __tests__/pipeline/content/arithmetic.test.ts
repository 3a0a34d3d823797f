import { amountOf, equationProblems, ledgerProblems } from '@/pipeline/content/arithmetic';

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
