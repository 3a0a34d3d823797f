import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isPage } from '@/pipeline/exported/exported-pages';
import { openPage, openProbe, phone, pointOf, tap, withContext } from './chrome';
import type { PageKind } from './pages';
import { addressOf, type Site } from './site';
import { mobileLine } from './slow-line';
import type { Sample, Task } from './task';

/** A link that is followed from a page, until the next page's heading is on the screen. */
export interface Way {
  readonly page: PageKind;
  readonly from: string;
  readonly to: string;
}

export const tapTask = (site: Site, { from, to }: Way, name = `${from} → ${to}`): Task => ({
  part: 'tap',
  site: site.name,
  name,
  measure: () => follow(site, from, to),
});

/** Milliseconds between a link's coming into view and the tap: time in which a site may prefetch it. */
const rest = 1500;
const patience = 30_000;

function follow(site: Site, from: string, to: string): Promise<Sample> {
  return withContext(site.pin, phone, async (context) => {
    const tab = await openPage(context);
    const { page } = tab;
    let clickedAt = Number.POSITIVE_INFINITY;
    const paints: { readonly at: number; readonly isExact: boolean }[] = [];
    await openProbe(page, (report) => {
      if (report.kind === 'click') clickedAt = report.at;
      else if (report.page === to && report.at > clickedAt) paints.push(report);
    });
    site.setLine(mobileLine);
    try {
      await page.goto(addressOf(site, from), { waitUntil: 'networkidle' });
      const link = page.locator(`a[href="${to}"]`);
      await pointOf(link);
      await setTimeout(rest);
      const point = await pointOf(link);
      site.takeAnswers();
      await tap(tab, point);
      if (!(await until(() => paints.length > 0, patience)))
        throw new Error(`the heading of ${to} did not come`);
      // The exact time is told a moment after.
      await until(() => paints.some(({ isExact }) => isExact), 2000);
      const paint = paints.find(({ isExact }) => isExact) ?? paints[0];
      const answers = site.takeAnswers();
      const bytes = answers.reduce((sum, answer) => sum + answer.bytes, 0);
      return {
        figures: {
          heading: paint ? paint.at - clickedAt : null,
          requests: answers.length,
          bytes,
        },
        notes: paint?.isExact ? [] : ['timed by the frame, as Element Timing was silent'],
      };
    } finally {
      site.setLine();
    }
  });
}

/** @returns whether the condition came true in time */
export async function until(isTrue: () => boolean, limit: number): Promise<boolean> {
  for (const from = performance.now(); !isTrue(); await setTimeout(20))
    if (performance.now() - from > limit) return false;
  return true;
}

/** From the longest page of the catalogue to the one after it in its category. */
export function longestWay({ folder }: Site): Way {
  const lengthOf = (file: string) => statSync(path.join(folder, file)).size;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isPage)
    .sort((a, b) => lengthOf(b) - lengthOf(a));
  for (const file of files) {
    const [link = ''] = /<a [^>]*rel="next"[^>]*>/.exec(readFileSync(path.join(folder, file), 'utf8')) ?? [];
    const [, next] = /href="([^"]+)"/.exec(link) ?? [];
    if (next) return { page: 'longest', from: `/${file.slice(0, -'.html'.length)}`, to: next };
  }
  throw new Error(`${folder} has no page with a link to the next one`);
}
