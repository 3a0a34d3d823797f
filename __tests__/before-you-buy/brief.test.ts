import fc from 'fast-check';
import { brief as page } from '@/content/before-you-buy/brief';
import {
  type Brief,
  briefFields,
  fieldLimit,
  messageOf,
  moneyAnswer,
  surplusOf,
  vagueFields,
} from '@/lib/before-you-buy/brief';
import { comparedBriefs, estimateFrom } from '@/lib/before-you-buy/estimate';
import { limits } from '@/lib/contact/limits';

const briefOf = (...texts: readonly string[]) =>
  Object.fromEntries(briefFields.map((field, index) => [field, texts[index] ?? ''])) as Brief;

const usable = [
  briefOf(
    'A customer asks for size 42. The web shop shows two pieces in Kothrud. The shop cannot find them.',
    'Sales staff, some 60 people; on Saturdays the customer.',
    '11 shops, 9,000 articles in sizes, 1,400 bills on a Saturday.',
    'Tills of two makes; they upload a file at 23:00; Tally for accounts; a web shop that we rent.',
    'Three shops before Diwali stock arrives on 1 October; otherwise after the season.',
    'The tills; they also work without network.',
    'The owner on money; the head of stores on what is finished, two hours a week.',
    '10 to 20 lakh this year; a monthly cost up to 40,000.',
  ),
  briefOf(
    'The resident types the summary at the end of the shift and copies eleven laboratory values from another screen.',
    'The GP who telephones, and the ward pharmacist.',
    'Two wards, 34 discharges a week, most from 11:00 to 14:00.',
    'Hospital information system of vendor X since 2016; it sends HL7 messages; the drug chart is on paper.',
    'Before the accreditation visit in June; a paper form would do if late.',
    'Only a registered doctor signs; nothing is written into the hospital system.',
    'The medical superintendent; IT has a veto on interfaces.',
    'Up to 40 lakh, of which half next year.',
  ),
  briefOf(
    'Each programme keeps a sheet per donor. In the last week of a quarter finance reconciles seven sheets with the ledger by hand.',
    'The programme manager who signs, and the auditor in April.',
    '7 grants, 420 vouchers a month, three field offices, one with poor network.',
    'Tally; the bank’s statement as a file; the donor’s Excel form.',
    '1 April, because the year’s books start then.',
    'Tally stays the book that the auditor signs; foreign contributions stay apart from domestic money.',
    'The director up to ₹10 lakh, above it the board, which meets on 12 January.',
    '8 lakh in the grant, line 4.2, to be spent by 31 March.',
  ),
];

const useless = [
  briefOf(
    'We need an inventory app.',
    'Everybody',
    'Large.',
    'Our ERP.',
    'Three months.',
    'User-friendly and secure.',
    'Management.',
    'Best price.',
  ),
  briefOf(
    'Digital discharge.',
    'All departments.',
    '34 discharges.',
    'Will be integrated.',
    'As soon as possible',
    'nothing',
    'We',
    'Please quote',
  ),
  briefOf(),
];

test.each(usable)('a brief that an estimator can use is not questioned', (brief) => {
  expect(vagueFields(brief)).toEqual([]);
});

test.each(useless)('one that he cannot use is questioned in every field that says nothing', (brief) => {
  expect(vagueFields(brief)).toEqual([...briefFields]);
});

const names = Object.fromEntries(briefFields.map((field) => [field, `${field}:`])) as Brief;

test('a brief becomes a message without its empty fields, within the limit of the contact form', () => {
  const message = messageOf(briefOf('Orders come by telephone.', '', ' 40 a day '), names);
  expect(message).toBe('today:\nOrders come by telephone.\n\nvolumes:\n40 a day');
  const texts = fc.array(fc.string({ unit: 'grapheme', maxLength: 2 * fieldLimit }), { maxLength: 8 });
  fc.assert(
    fc.property(texts, (list) => {
      const brief = briefOf(...list);
      expect(messageOf(brief, names).length).toBeLessThanOrEqual(limits.message);
      expect(vagueFields(brief).every((field) => briefFields.includes(field))).toBe(true);
    }),
  );
});

test('an answer in another script is not judged by English words; an empty one is still missing', () => {
  const inHindi = briefOf('दुकान', 'सब', '११ दुकानें', 'टैली', 'दिवाली से पहले', 'कुछ नहीं', 'हम', 'बताइए');
  expect(vagueFields(inHindi)).toEqual([]);
  expect(vagueFields({ ...inHindi, volumes: ' ' })).toEqual(['volumes']);
});

test('money is a band, tied to something or not', () => {
  expect(moneyAnswer('5 to 20 lakh', ' this year ')).toBe('5 to 20 lakh: this year');
  expect(moneyAnswer('', 'this year')).toBe('this year');
  expect(moneyAnswer('do not know', '')).toBe('do not know');
});

test('the fullest brief of eight answers loses nothing on its way into the contact form', () => {
  const full = briefOf(...briefFields.map(() => 'क'.repeat(fieldLimit)));
  const labels = Object.fromEntries(
    briefFields.map((field, index) => [field, `${index + 1}. ${page.tool.fields[field].label}`]),
  ) as Brief;
  expect(messageOf(full, labels).match(/क/g)).toHaveLength(8 * fieldLimit);
  expect([surplusOf(full.today), surplusOf(`${full.today}ab `)]).toEqual([0, 2]);
});

test('the page’s own example is not questioned, and its vague column is in every field', () => {
  expect(vagueFields(page.trades.shops)).toEqual([]);
  expect(vagueFields(briefOf(...page.trades.hospital))).toEqual([]);
  expect(vagueFields(briefOf(...page.trades.ngo))).toEqual([]);
  expect(vagueFields(briefOf(...page.trades.vague))).toEqual([...briefFields]);
});

test('the two estimates, reckoned apart: likely up by 1, to set aside down by 7.36 person-weeks', () => {
  const [vague, usable] = [estimateFrom('vague'), estimateFrom('usable')];
  expect(vague).toEqual({
    lines: [
      { range: [6, 12, 42], mean: 16, spread: 6 },
      { range: [2, 5, 20], mean: 7, spread: 3 },
      { range: [2, 5, 14], mean: 6, spread: 2 },
    ],
    sum: { range: [10, 22, 76], mean: 29, spread: 7 },
    aside: 34.88,
  });
  expect(usable.lines.map(({ mean, spread }) => [mean, spread])).toEqual([
    [13, 2],
    [6, 1],
    [6, 2],
  ]);
  expect(usable.sum).toEqual({ range: [14, 23, 44], mean: 25, spread: 3 });
  expect(comparedBriefs()).toEqual({
    likely: [22, 23, 1],
    aside: [34.88, 27.52, -7.36],
    rupees: [20_92_800, 16_51_200, -4_41_600],
  });
});
