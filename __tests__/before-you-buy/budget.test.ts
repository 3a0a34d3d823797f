import fc from 'fast-check';
import { answerOf, type BudgetQuestion, faultIn, invoiceFor, verdictOn } from '@/lib/before-you-buy/budget';
import { inRupees, largestSum, readRupees } from '@/lib/before-you-buy/rupees';

const example = { people: 2, credited: 0, reserve: 25, running: 15 };
const lakh = 100_000;

/** Reckoned apart, by hand: budget in lakh, share credited, then work, reserve, running and the GST that stays. */
const worked = [
  [5, 0, 302_663, 75_667, 45_399, 76_271],
  [20, 0, 12_10_653, 3_02_665, 1_81_597, 3_05_085],
  [60, 0, 36_31_961, 9_07_991, 5_44_794, 9_15_254],
  [5, 100, 357_142, 89_287, 53_571, 0],
  [20, 100, 14_28_571, 3_57_144, 2_14_285, 0],
  [60, 100, 42_85_714, 10_71_429, 6_42_857, 0],
] as const;

test.each(worked)('%d lakh with %d per cent credited', (sum, credited, work, reserve, running, lostGst) => {
  const answer = answerOf({ ...example, budget: sum * lakh, credited });
  expect(answer).toMatchObject({ work, reserve, running, lostGst, personWeeks: undefined });
});

test.each([
  [5, 0, [10, 5, 2.5]],
  [20, 0, [40.3, 20.1, 10]],
  [60, 0, [121, 60.5, 30.2]],
  [5, 100, [11.9, 5.9, 2.9]],
  [20, 100, [47.6, 23.8, 11.9]],
  [60, 100, [142.8, 71.4, 35.7]],
])('person-weeks of %d lakh with %d per cent credited, at three rates', (sum, credited, wanted) => {
  const weeks = [30_000, 60_000, 1_20_000].map(
    (weeklyRate) => answerOf({ ...example, budget: sum * lakh, credited, weeklyRate }).personWeeks,
  );
  expect(weeks).toEqual(wanted);
});

test('GST that is credited is lent until then; tax deducted at source moves who is paid, not what', () => {
  expect(answerOf({ ...example, budget: 20 * lakh, credited: 100 }).lentGst).toBe(3_60_000);
  expect(invoiceFor(12_10_653, 2)).toEqual({
    gst: 2_17_918,
    total: 14_28_571,
    tax: 24_213,
    toSupplier: 14_04_358,
  });
  expect(invoiceFor(12_10_653, 10).toSupplier).toBe(13_07_506);
});

const whole = (min: number, max: number) => fc.integer({ min, max });
const questions: fc.Arbitrary<BudgetQuestion> = fc.record({
  budget: whole(1, largestSum),
  weeklyRate: fc.option(whole(1, 10_000_000), { nil: undefined }),
  people: whole(1, 100),
  credited: whole(0, 100),
  reserve: whole(0, 100),
  running: whole(0, 100),
});

test('the parts make up the budget, none is below nothing, and all are whole rupees', () => {
  fc.assert(
    fc.property(questions, (question) => {
      const { work, reserve, running, lostGst, lentGst } = answerOf(question);
      const parts = [work, reserve, running, lostGst];
      expect(parts.reduce((sum, part) => sum + part)).toBe(question.budget);
      for (const part of [...parts, lentGst]) expect(Number.isSafeInteger(part) && part >= 0).toBe(true);
    }),
  );
});

test('more budget never buys less, nor does a lower rate', () => {
  fc.assert(
    fc.property(questions, whole(0, largestSum), (question, more) => {
      const budget = Math.min(question.budget + more, largestSum);
      const [before, after] = [answerOf(question), answerOf({ ...question, budget })];
      expect(after.work).toBeGreaterThanOrEqual(before.work);
      expect(after.personWeeks ?? 0).toBeGreaterThanOrEqual(before.personWeeks ?? 0);
      const { weeklyRate } = question;
      if (!weeklyRate) return;
      const cheaper = answerOf({ ...question, weeklyRate: Math.ceil(weeklyRate / 2) });
      expect(cheaper.weeks).toBeGreaterThanOrEqual(before.weeks ?? 0);
    }),
  );
});

test('no value at all ends in an answer that is no number: what lies outside its limits is named', () => {
  const anything = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(Number.NaN, -0, Number.MAX_VALUE));
  fc.assert(
    fc.property(
      questions,
      fc.constantFrom(...Object.keys(example), 'budget'),
      anything,
      (base, name, value) => {
        const question = { ...base, [name]: value } as BudgetQuestion;
        const fault = faultIn(question);
        if (fault) expect(() => answerOf(question)).toThrow(`${fault} is `);
        else for (const part of Object.values(answerOf(question))) expect(part).not.toBe(Number.NaN);
      },
    ),
  );
  expect(faultIn({ ...example, budget: 0 })).toBe('budget');
  expect(faultIn({ ...example, budget: 5 * lakh, weeklyRate: 0 })).toBe('weeklyRate');
  expect(faultIn({ ...example, budget: 5 * lakh, people: 1.5 })).toBe('people');
});

test('a shape is carried from its most on, in a narrow form from its least', () => {
  expect([41.9, 42, 71.9, 72].map((weeks) => verdictOn([42, 72], weeks))).toEqual([
    'no',
    'narrow',
    'narrow',
    'carries',
  ]);
});

test.each([
  ['20 lakh', 20 * lakh],
  ['₹20,00,000', 20 * lakh],
  ['Rs. 1.5 cr', 150 * lakh],
  ['2.5 lacs', 2.5 * lakh],
  [' 400000 ', 4 * lakh],
  ['', undefined],
  ['-5', undefined],
  ['twenty', undefined],
  ['1e9', undefined],
  ['5 lakh to 6 lakh', undefined],
  ['99999999 crore', undefined],
])('the sum "%s"', (text, sum) => {
  expect(readRupees(text)).toBe(sum);
});

test('a sum that is written is read again', () => {
  expect(inRupees(12_34_567)).toBe('₹12,34,567');
  fc.assert(fc.property(whole(0, largestSum), (sum) => expect(readRupees(inRupees(sum))).toBe(sum)));
});
