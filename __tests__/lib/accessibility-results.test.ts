import { accessibilityChecks } from '@/content/legal/accessibility-checks';
import { accessibilityStatement } from '@/content/legal/accessibility-statement';
import { type AccessibilityResult, accessibilityResults, withResults } from '@/lib/accessibility-results';
import { sitePages } from '@/lib/pages';

const day = 24 * 60 * 60 * 1000;
/** Half a year: a statement that rests on older runs tells of another site. */
const oldest = 183 * day;

const measured = (results: readonly AccessibilityResult[]) =>
  withResults(accessibilityStatement, results).sections.find(({ slug }) => slug === 'measured');

const run: AccessibilityResult = {
  check: 'axe',
  date: '2026-11-22',
  passed: 7,
  failed: 2,
  counts: { page: 5, state: 4 },
  browsers: [],
};

test('the statement says what a run found, with what did not pass', () => {
  expect(measured([run])?.list).toEqual([
    'axe-core on 5 pages, and on 4 states with something opened or chosen, in a wide and a narrow window and in both colour schemes. 7 of 9 checks passed on 22 November 2026.',
  ]);
  expect(measured([{ ...run, failed: 0 }])?.list?.[0]).toContain('All 7 checks passed on 22 November 2026.');
});

test('without results it names none', () => {
  expect(measured([])).toBeUndefined();
});

test('results stand after how the site is checked', () => {
  const slugs = withResults(accessibilityStatement, [run]).sections.map(({ slug }) => slug);
  expect(slugs[slugs.indexOf('measured') - 1]).toBe('how-we-check');
});

test('the results that the statement is made from are recent, and of this site', () => {
  for (const { check, date, counts, passed, browsers } of accessibilityResults) {
    expect(Object.keys(accessibilityChecks)).toContain(check);
    expect(Date.now() - Date.parse(date)).toBeLessThan(oldest);
    expect(passed).toBeGreaterThan(0);
    for (const browser of browsers) expect(browser).toMatch(/^(Chromium|Firefox|WebKitGTK) \d/);
    // Each page, and one that does not exist.
    if (counts.page) expect(counts.page).toBeLessThanOrEqual(sitePages.length + 1);
  }
  expect(accessibilityResults).not.toEqual([]);
});
