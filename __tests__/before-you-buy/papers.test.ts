import { course } from '@/content/before-you-buy/course';
import { ledger } from '@/content/before-you-buy/ledger';
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

/** Sums and days as somebody would read them. */
const figuresIn = (texts: readonly string[]) =>
  texts.flatMap(
    (text) =>
      text.match(
        /₹[\d,]*\d|\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/g,
      ) ?? [],
  );

// The last band names laws, and the day on which they were read.
const { basis: _, ...project } = papers;
const typed = textsIn(project);

test('no sum and no day of the project is typed in a text, save that a lock costs nothing', () => {
  // The house's own words are the same on every page.
  const own = typed.filter((text) => !Object.values(houseFacts).some((words) => `${words}`.includes(text)));
  expect([...new Set(figuresIn(own))]).toEqual(['₹0']);
});

test('every figure that a text names exists, and a name that does not exist stops the build', () => {
  expect(() => typed.map(filled)).not.toThrow();
  expect(typed.map(filled).join()).not.toMatch(/[‹›]/.exec('‹') ? /‹(?!over›)/ : /$^/);
  expect(() => filled('‹M9.price›')).toThrow('M9.price');
});

/** Reckoned apart, by hand: each sum that the papers' texts show, in order of size. */
const sums = ['₹0', '₹10,000', '₹12,000', '₹30,000'];

test('the sums of the texts are those reckoned by hand', () => {
  const shown = [
    ...new Set(figuresIn(typed.filter((text) => text.includes('‹') && !text.includes('‹over›')).map(filled))),
  ].filter((figure) => figure.startsWith('₹'));
  expect(shown.sort((a, b) => Number(a.replace(/\D/g, '')) - Number(b.replace(/\D/g, '')))).toEqual(sums);
});
