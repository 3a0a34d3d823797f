import { setTimeout } from 'node:timers/promises';
import { openPage, phone, withContext } from './chrome';
import type { Answer } from './host';
import { addressOf, type Site } from './site';
import type { Sample, Task } from './task';

/** Bytes of encoded bodies that a first visit costs: until the load event, and after it without any gesture. */
export const bytesTask = (site: Site, name: string, path: string): Task => ({
  part: 'bytes',
  site: site.name,
  name,
  isExact: true,
  measure: () => weigh(site, path),
});

function weigh(site: Site, path: string): Promise<Sample> {
  return withContext(site.pin, phone, async (context) => {
    const { page } = await openPage(context, 1);
    site.takeAnswers();
    await page.goto(addressOf(site, path), { waitUntil: 'networkidle' });
    // Bytes requested late, after the first idle moment of the page.
    await setTimeout(1000);
    await page.waitForLoadState('networkidle');
    const { loadedAt, elements } = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return {
        loadedAt: performance.timeOrigin + (navigation?.loadEventStart ?? 0),
        elements: document.querySelectorAll('*').length,
      };
    });
    const answers = site.takeAnswers();
    const loaded = answers.filter(({ at }) => at <= loadedAt);
    const late = answers.filter(({ at }) => at > loadedAt);
    const ofType = (type: string) => total(loaded.filter((answer) => answer.type.startsWith(type)));
    return {
      figures: {
        html: ofType('text/html'),
        css: ofType('text/css'),
        script: ofType('text/javascript'),
        font: ofType('font/'),
        load: total(loaded),
        requests: loaded.length,
        lateBytes: total(late),
        lateRequests: late.length,
        elements,
      },
    };
  });
}

const total = (answers: readonly Answer[]) => answers.reduce((sum, { bytes }) => sum + bytes, 0);
