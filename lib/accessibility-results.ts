import recorded from '@/content/accessibility-results.json';
import {
  accessibilityChecks,
  type CheckName,
  type Counts,
  resultTexts,
} from '@/content/legal/accessibility-checks';
import type { LegalPage, LegalSection } from '@/content/legal/types';
import { longDate } from './dates';

/** What a run of one group of checks found; `scripts/record-accessibility.ts` writes it. */
export interface AccessibilityResult {
  readonly check: CheckName;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly passed: number;
  readonly failed: number;
  readonly counts: Counts;
  /** Such as "Firefox 153.7". */
  readonly browsers: readonly string[];
}

export const accessibilityResults = recorded as readonly AccessibilityResult[];

const sentence = ({ check, date, passed, failed, counts, browsers }: AccessibilityResult) =>
  `${accessibilityChecks[check](counts, browsers)}. ${resultTexts.outcome(passed, passed + failed, longDate(date))}`;

/** The statement with what was measured, after how it is checked. */
export function withResults(page: LegalPage, results = accessibilityResults): LegalPage {
  const [first, ...others] = results.map(sentence);
  if (!first) return page;
  const measured: LegalSection = {
    slug: 'measured',
    heading: resultTexts.heading,
    paragraphs: [resultTexts.paragraph],
    list: [first, ...others],
  };
  const [target, ...sections] = page.sections;
  const at = sections.findIndex(({ slug }) => slug === 'how-we-check') + 1;
  return { ...page, sections: [target, ...sections.toSpliced(at, 0, measured)] };
}
