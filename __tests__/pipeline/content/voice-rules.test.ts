import { ciCd } from '@/content/services/ci-cd';
import {
  ceilingProblems,
  clienteleClaims,
  rhythmLine,
  rhythmOf,
  rhythmProblems,
} from '@/pipeline/content/voice-rules';

test.each([
  ['Most plants that call us own an ERP already.', 'call us'],
  ['Operators hire us for softphones.', 'hire us'],
  ['Owners come to us when changes take months.', 'come to us'],
  ['Most engagements run for a year.', 'Most engagements'],
  ['Most of our work begins at night.', 'Most of our'],
  ['Public buyers are who asks for it.', 'are who asks'],
  ['Who asks us for it', 'asks us'],
  ['Often read with this', 'Often read with'],
  ['We are often asked about price.', 'We are often asked'],
  ['We have built such portals for banks.', 'We have built'],
])('%s claims clients', (text, claim) => {
  expect(clienteleClaims(text)).toContain(claim);
});

test.each([
  'Send us your notes, or call us.',
  'You ask us for evidence and get it.',
  'Feel free to ask us.',
  'Fits a plant that owns an ERP already.',
  'The clerk asks the driver, and most drivers answer.',
])('%s claims none', (text) => {
  expect(clienteleClaims(text)).toEqual([]);
});

test('a worn word is counted over all texts', () => {
  expect(ceilingProblems(['We ring and write respectively.', 'They differ.', 'Respectively so.'])).toEqual([
    'all texts: "respectively" 2 times, at most 0',
  ]);
});

const page = (promise: string, quickAnswer: string) => ({
  ...ciCd,
  detail: { ...ciCd.detail, promise, quickAnswer },
});
const shares = (...pages: ReturnType<typeof page>[]) => rhythmOf(pages).map(({ share }) => share);

test.each([
  ['ends with weeks', ['Routes that vans can drive.', 'Start with one call. Plan two weeks.'], [100, 0, 0]],
  [
    'is of three parts',
    ['Routes that vans can drive.', 'It is this. For those. The first output is a plan.'],
    [0, 100, 0],
  ],
  ['joins clauses by a comma', ['Vans leave on time, and nobody rings.', 'One part alone.'], [0, 0, 100]],
  [
    'joins clauses without a comma',
    ['Vans leave on time and the desk hears first.', 'One part alone.'],
    [0, 0, 100],
  ],
  ['lists things', ['Each plan keeps windows, capacity and shifts.', 'One part alone.'], [0, 0, 0]],
] as const)('a page %s', (_, [promise, quickAnswer], expected) => {
  expect(shares(page(promise, quickAnswer))).toEqual(expected);
});

test('one page in three may end with weeks, two may not', () => {
  const weekly = page('Routes.', 'Start. It takes two weeks.');
  const free = page('Routes.', 'Start with one call.');
  expect(rhythmProblems(rhythmOf([weekly, free, free, free]))).toEqual([]);
  expect(rhythmProblems(rhythmOf([weekly, free, free]))).toEqual([
    'all pages: 33 % quick answers that end with weeks, at most 30 %: /services/ci-cd',
  ]);
  expect(rhythmOf([weekly, free]).map(rhythmLine)[0]).toBe(
    '50 % quick answers that end with weeks (1), at most 30 %',
  );
});
