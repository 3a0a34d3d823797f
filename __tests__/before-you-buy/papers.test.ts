import { course } from '@/content/before-you-buy/course';
import { ledger, type Milestone } from '@/content/before-you-buy/ledger';
import { papers } from '@/content/before-you-buy/papers';
import { caseStudy } from '@/content/case-study';
import { houseFacts } from '@/content/house-facts';
import { weeksOf, workingDays } from '@/lib/before-you-buy/ledger';
import {
  creditCases,
  creditLimit,
  estimate,
  estimateTotal,
  exposureOf,
  filled,
  forecast,
  moved,
  overLimit,
} from '@/lib/before-you-buy/papers';
import { caseStudyItem } from '@/lib/portfolio';

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
const figure = new RegExp(String.raw`₹[\d,]*\d|\b\d+ (?:${months})\b(?: \d{4})?`, 'g');
const figuresIn = (text: string): readonly string[] => text.match(figure) ?? [];

// Without the last band, which names laws and the day on which they were read.
const { set, order, estimate: estimated, drawing, rules, tests, report, handover } = papers;
const project = { set, order, estimate: estimated, drawing, rules, tests, report, handover };

test('no sum and no day of the project is typed in a text', () => {
  expect(textsIn(project).flatMap(figuresIn)).toEqual([]);
});

test('a name without a figure stops the build', () => {
  expect(() => filled('‹M9.price›')).toThrow('M9.price');
});

/** Reckoned by hand from the facts: sums and days of each paper's texts, as somebody reads them one after another. */
const read: Readonly<Record<keyof typeof project, string>> = {
  set: '₹1,00,000; 15 June 2026; ₹0; 1 December 2027; 3 August; ₹14,88,000; ₹11,16,000; 1 October; 12 October',
  order:
    '25 May 2026; 15 May; 20 April; ₹2,76,000; ₹31,32,000; ₹1,00,000; 1 May; 14 September; 2 October; 20 October; 17 October; 20 October; 28 August; 8 September; ₹0; ₹72,000; 4 September; ₹1,44,000; 1 October; 12 October; 30 October; 20 April; 25 May; 23 November; ₹31,32,000; ₹11,28,000; 13 October; ₹12,000; 3 August; 17 August; ₹12,000; ₹14,88,000; ₹11,16,000; 15 June; ₹1,00,000; 10 August; ₹6,00,000; 13 October; ₹17,16,000; ₹28,44,000; 1 December 2027; ₹0; 29 November 2026',
  estimate: '15 May 2026; ₹12,000; ₹33,60,000; ₹48,000; ₹39,00,000; 12 May; ₹60,000; ₹12,000; ₹2,40,000',
  drawing: '8 May; 15 May; 20 May 2026',
  rules: '15 May 2026; ₹2,00,000; ₹30,000',
  tests: '21 August; 17 September 2026; 21 August; 2 September; 2 September; 17 September',
  report:
    '3 August 2026; 21 August; 7 August; ₹3,84,000; 14 August; 13 July; 17 July; 13 July; 16 July; 20 July; ₹0; 31 July; 20 July; 7 August',
  handover:
    '23 November 2026; 27 October; 9 October; 2 September; 2 September; ₹34,08,000; ₹34,80,000; ₹36,19,200; ₹4,17,600; ₹1,18,000; 29 May; ₹1,16,000; ₹1,16,000; ₹5,80,000; ₹6,96,000',
};

test.each(Object.entries(read))('%s shows the sums and days that were reckoned by hand', (name, shown) => {
  const texts = textsIn(project[name as keyof typeof project]).map(filled);
  expect(texts.flatMap(figuresIn).join('; ')).toBe(shown);
});

test('the estimate has the weeks of the case study, and its totals are the sums of its rows', () => {
  const phases = caseStudy.sections.find(({ slug }) => slug === 'plan')?.table?.rows ?? [];
  const ranges = estimate.map(({ weeks }) => `${[...new Set(weeks)].join(' to ')} weeks`);
  expect(ranges).toEqual(phases.map(([, weeks]) => weeks));
  expect(estimateTotal).toEqual({
    good: 259,
    likely: 280,
    bad: 325,
    mean: 284,
    price: 34_08_000,
    weeks: [16, 20],
  });
  const facts = JSON.stringify(caseStudy.facts);
  expect(facts).toContain(estimateTotal.weeks.join(' to '));
});

test('what the wrong turn added is what the case study says, and its days are those of the estimate', () => {
  const { added } = course.drawing;
  const sum = added.reduce<number>((total, days) => total + days, 0);
  expect(JSON.stringify(caseStudy.sections)).toContain(`${added.join(' + ')} = ${sum}`);
  expect(moved.after.mean - moved.before.mean).toBe(sum);
});

test('order SO-4471 is held, passes and is held again, as the portfolio says; without either rule it passes', () => {
  expect(creditCases.map(exposureOf)).toEqual([2_09_650, 1_79_650, 2_04_650]);
  expect(creditCases.map(overLimit)).toEqual([9_650, 0, 4_650]);
  const told = JSON.stringify(caseStudyItem().chapters);
  const { cheque, waiting } = course.credit;
  for (const sum of [cheque, waiting, creditLimit, 1_79_650, 9_650])
    expect(told).toContain(`₹${sum.toLocaleString('en-IN')}`);
  const [submitted, , third] = creditCases;
  expect(submitted && overLimit({ ...submitted, owed: submitted.owed - cheque })).toBe(0);
  expect(third && overLimit({ ...third, waiting: 0 })).toBe(0);
});

test('the bad month: booked, forecast, date; each side’s cause alone costs one week of the two', () => {
  const late = ledger.milestones.find(({ code }) => code === course.report.milestone) as Milestone;
  expect(forecast).toMatchObject({ booked: 80, lost: 20, toFinish: 45, total: 125, priced: 93, over: 32 });
  expect(forecast.dates.map(({ days, exact, weeks, end }) => [days, exact, weeks, end])).toEqual([
    [152, 7.6, 8, '2026-08-21'],
    [132, 6.6, 7, '2026-08-14'],
    [125, 6.25, 7, '2026-08-14'],
  ]);
  expect(forecast.planned).toBe('2026-08-07');
  expect(weeksOf(late.effort, late.people)[1]).toBe(6);
  expect(course.report.overrun.reduce((sum, { days }) => sum + days, 0)).toBe(forecast.over);
  // The report forecasts the days on which the ledger has M2 delivered.
  expect(late.delivered[0]?.on).toBe(forecast.dates[0]?.end);
});

test('days of the course lie where the ledger has room for them', () => {
  const { locked, sideBySide, fallback, restored } = course;
  const { revisionA, walkedThrough, revisionB } = course.drawing;
  const [first, , m2, m3, m4] = ledger.milestones as readonly Milestone[];
  const drawn = [first?.begun, revisionA, walkedThrough, revisionB];
  expect(drawn).toEqual([...drawn].sort());
  expect(revisionB).toBe(first?.delivered[0]?.on);
  expect(course.tests.lost.on).toBe(m2?.delivered.at(-1)?.on);
  expect(workingDays(locked[0], locked.at(-1) ?? '') + 1).toBe(locked.length);
  expect(workingDays(sideBySide.from, sideBySide.to) + 1).toBe(houseFacts.replacementWeeks * 5);
  const tried = [m3?.begun, course.tests.people.on, fallback, m4?.begun, restored, m4?.accepted];
  expect(tried).toEqual([...tried].sort());
});
