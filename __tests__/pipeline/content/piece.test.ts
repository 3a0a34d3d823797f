import { ciCd } from '@/content/services/ci-cd';
import { decisionProblems, pieceCheck } from '@/pipeline/content/piece';

const prices = { contract: 188, promotion: 179 };
const price = (stated: string, instead: keyof typeof prices | 'sum') =>
  decisionProblems<(list: typeof prices) => number>({
    what: 'price',
    stated,
    outcome: (rule) => String(rule(prices)),
    rule: ({ contract }) => contract,
    instead: { [instead]: instead === 'sum' ? (list) => list.contract : (list) => list[instead] },
  });

test('a piece holds where its rule comes to what the page says, and another rule does not', () => {
  expect(price('188', 'promotion')).toEqual([]);
  expect(price('189', 'promotion')).toEqual(['price: the page says "189", its rule comes to "188"']);
  expect(price('188', 'sum')).toEqual(['price: "sum" comes to "188" too, so the piece proves nothing']);
});

test('a quantity that the page does not reckon with is named, in figures and in words', () => {
  const page = (promise: string) => ({ ...ciCd, detail: { ...ciCd.detail, promise } });
  const problems = (promise: string) =>
    pieceCheck({ page: page(promise), decisions: [], quantities: { 'vans?': [30] } }).problems;
  expect(problems('Thirty chilled vans, 30 vans, a thirty-van depot.')).toEqual([]);
  expect(problems('Twelve vans and 1,030 vans.')).toEqual([
    '"Twelve vans", but the page reckons with 30',
    '"1,030 vans", but the page reckons with 30',
  ]);
});
