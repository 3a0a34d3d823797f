import lighthouse, { type Result } from 'lighthouse';
import { withChrome } from './chrome';
import { addressOf, type Site } from './site';
import type { Sample, Task } from './task';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const metrics = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
} as const;

/** Lighthouse's mobile test of a page, in a browser of its own. */
export const lighthouseTask = (site: Site, name: string, path: string): Task => ({
  part: 'lighthouse',
  site: site.name,
  name,
  measure: () => withChrome(site.pin, (port) => audit(addressOf(site, path), port)),
});

async function audit(url: string, port: number): Promise<Sample> {
  const run = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: [...categories],
    // The page for unknown addresses comes with 404, as it should.
    ignoreStatusCode: true,
  });
  if (!run || run.lhr.runtimeError) throw new Error(run?.lhr.runtimeError?.message ?? 'Lighthouse gave up');
  const { lhr } = run;
  const scores = categories.map((id) => [id, scoreOf(lhr, id)] as const);
  const values = Object.entries(metrics).map(([key, id]) => [key, lhr.audits[id]?.numericValue ?? null]);
  return {
    figures: {
      ...Object.fromEntries([...scores, ...values]),
      requests: requestsOf(lhr),
      benchmarkIndex: lhr.environment.benchmarkIndex,
    },
    // Failed performance audits are left out: the metrics already show them.
    notes: categories.slice(1).flatMap((id) => failedAudits(lhr, id).map((failed) => `${id}: ${failed}`)),
  };
}

function scoreOf(lhr: Result, category: string): number | null {
  const score = lhr.categories[category]?.score;
  return typeof score === 'number' ? Math.round(score * 100) : null;
}

function requestsOf(lhr: Result): number | null {
  const { details } = lhr.audits['network-requests'] ?? {};
  return details?.type === 'table' ? details.items.length : null;
}

const failedAudits = (lhr: Result, category: string) =>
  (lhr.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
