import { accessibilityStatement } from '@/content/legal/accessibility-statement';
import { privacyUpdatedOn } from '@/content/legal/privacy';
import { returns } from '@/content/legal/returns';
import type { Standard } from '@/content/schema';
import { standards } from '@/content/standards';
import { formProvider } from '@/lib/contact/provider';
import { sitePages } from '@/lib/pages';
import { securityTextEnd } from '@/lib/security-text';
import { siteVersion } from './version';

/*
 * Lists the matters that time alone makes due. `npm run preflight` and the weekly watch tell them; no test or build fails by them.
 */

/** Something that is to be looked at again by a day. */
export interface Matter {
  readonly subject: keyof typeof remedies;
  readonly name: string;
  /** Last good day, `YYYY-MM-DD`. */
  readonly by: string;
}

/** Remedy for the matters of each subject. */
export const remedies = {
  'security.txt': 'commit, build and deploy: it ends 360 days after the date of the built commit',
  laws: 'read the source, mend what changed, then set checkedOn and reviewBy in content/standards.ts',
  standards: 'look for a newer edition at the source, then set checkedOn in content/standards.ts',
  'legal texts': 'have them read again, then set updatedOn in content/legal/',
  accessibility:
    'run `npm run test:accessibility`, mend what /accessibility-statement says of the results, then set its updatedOn in content/legal/',
  'form provider': 'read its documents again, then set checkedOn in content/form-providers.ts',
  pages: 'read each against its sources, mend what changed, then set reviewedOn in its file',
} as const;

/** Days for which a check of the subject holds, where nothing else sets its end. */
const holdsDays = {
  standards: 365,
  'legal texts': 365,
  accessibility: 180,
  'form provider': 180,
  pages: 365,
};

/** Days before a matter's last good day on which it is told. */
const noticeDays: Partial<Record<Matter['subject'], number>> = { 'security.txt': 60, laws: 30 };

/** `YYYY-MM-DD`, so many days after another. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

const checked = (subject: keyof typeof holdsDays, name: string, on: string): Matter => ({
  subject,
  name,
  by: daysAfter(on, holdsDays[subject]),
});

/**
 * Everything that time makes due, in the order of its day.
 * @param securityEnd end of a deployed `security.txt`; without one, the end of what a build of this commit says
 */
export function matters(securityEnd: Date = securityTextEnd(siteVersion().date)): readonly Matter[] {
  const legal: Readonly<Record<string, string>> = {
    '/privacypolicy': privacyUpdatedOn,
    '/returnspolicy': returns.updatedOn,
  };
  const accessibility = '/accessibility-statement';
  return [
    { subject: 'security.txt', name: 'security.txt', by: securityEnd.toISOString().slice(0, 10) } as const,
    ...Object.values<Standard>(standards).map(({ name, binding, checkedOn, sourceUrl }) =>
      binding
        ? ({ subject: 'laws', name: `${name} (${sourceUrl})`, by: binding.reviewBy } as const)
        : checked('standards', `${name} (${sourceUrl})`, checkedOn),
    ),
    ...Object.entries(legal).map(([path, on]) => checked('legal texts', path, on)),
    checked('accessibility', accessibility, accessibilityStatement.updatedOn),
    checked('form provider', formProvider.source.documents.join(', '), formProvider.source.checkedOn),
    ...sitePages
      .filter(({ path, indexed }) => indexed && !(path in legal) && path !== accessibility)
      .map(({ path, reviewedOn }) => checked('pages', path, reviewedOn)),
  ].sort((one, other) => one.by.localeCompare(other.by));
}

/** Those of the matters that are to be told on a day. */
export const dueOn = (today: string, all: readonly Matter[] = matters()): readonly Matter[] =>
  all.filter(({ subject, by }) => daysAfter(today, noticeDays[subject] ?? 0) > by);

const shown = 5;

/** A paragraph for each subject with something due: how many, since or until which day, what to do, and the first few. */
export const dueTexts = (due: readonly Matter[], today: string): readonly string[] =>
  (Object.keys(remedies) as Matter['subject'][]).flatMap((subject) => {
    const [first, ...others] = due.filter((matter) => matter.subject === subject);
    if (!first) return [];
    const days = daysBetween(today, first.by);
    const since = days < 0 ? `since ${first.by}, ${-days} days` : `by ${first.by}, in ${days} days`;
    const names = [first, ...others].slice(0, shown).map(({ name, by }) => `${name}: by ${by}`);
    const more = others.length >= shown ? [`and ${others.length + 1 - shown} more`] : [];
    return [[`${subject}: due ${since}: ${remedies[subject]}`, ...names, ...more].join('\n    ')];
  });
