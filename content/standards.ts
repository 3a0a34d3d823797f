/**
 * The one register of standards and rules that pages cite by id. Versions go stale within months: change them here only,
 * with the date on which they were checked.
 */
export interface Standard {
  /** As a page prints it, with the version that we mean. */
  readonly name: string;
  readonly issuer: string;
  /** What it covers, 8 to 30 words. */
  readonly scope: string;
  readonly status: 'in force' | 'current edition' | 'published, being phased in' | 'proposal';
  readonly checkedOn: `${number}-${number}-${number}`;
  readonly sourceUrl: string;
}

export const standards = {
  'wcag-2.2': {
    name: 'WCAG 2.2',
    issuer: 'W3C',
    scope: 'Success criteria for accessible web content at levels A, AA and AAA; the base of most national accessibility rules.',
    status: 'current edition',
    checkedOn: '2026-11-21',
    sourceUrl: 'https://www.w3.org/TR/WCAG22/',
  },
} as const satisfies Record<string, Standard>;

export type StandardId = keyof typeof standards;
