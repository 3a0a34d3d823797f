import type { Page } from '@playwright/test';
import { bundle, openPage, phone, type Tab, withContext } from './chrome';
import { addressOf, type Site } from './site';
import { fastLine, type LineSpeed, mobileLine } from './slow-line';
import type { Sample, Task } from './task';

/** First and largest paint of a first visit on a phone, with line and processor really as slow; each line has a browser of its own. */
export const paintTask = (site: Site, name: string, path: string): Task => ({
  part: 'paint',
  site: site.name,
  name,
  measure: async () => {
    const slow = await paint(site, path, mobileLine, 4);
    const fast = await paint(site, path, fastLine, 1);
    return {
      figures: {
        slowFcp: slow.fcp,
        slowLcp: slow.lcp,
        slowLcpOfRequest: slow.lcp - slow.requestAt,
        slowOwnFaces: slow.families && Number(isInOwnFaces(slow)),
        slowCls: slow.cls,
        fastFcp: fast.fcp,
        fastLcp: fast.lcp,
        fastOwnFaces: fast.families && Number(isInOwnFaces(fast)),
        fastCls: fast.cls,
      },
      notes:
        fast.families && !isInOwnFaces(fast)
          ? [
              `on the fast line shown in ${fast.families.size} own faces${fast.isSteady ? '' : ', letters changed'}`,
            ]
          : [],
    } satisfies Sample;
  },
});

type Paint = Awaited<ReturnType<typeof paint>>;

/** Heading and text have each their own. */
const isInOwnFaces = ({ families, isSteady }: Paint) => families?.size === 2 && isSteady;

function paint(site: Site, path: string, line: LineSpeed, cpuRate: number) {
  return withContext(site.pin, phone, async (context) => {
    const tab = await openPage(context, cpuRate);
    await tab.page.addInitScript({ content: await bundle('lab/bench/paint-probe.ts') });
    await untilDrawn(tab.page);
    site.setLine(line);
    try {
      await tab.page.goto(addressOf(site, path), { waitUntil: 'commit' });
      const painting = await tab.page.evaluate(() => window.benchPainting());
      if (!painting.fcp || !painting.lcp) throw new Error('the browser told of no paint');
      return { ...painting, families: await ownFamilies(tab) };
    } finally {
      site.setLine();
    }
  });
}

/** Waits for frames that follow each other: Chromium gave new windows one frame a second at first, at times, and the page's paint came as late. */
const untilDrawn = (page: Page) =>
  page.evaluate(async () => {
    for (let quick = 0, before = 0; quick < 5; ) {
      const at = await new Promise<number>(requestAnimationFrame);
      quick = at - before < 100 ? quick + 1 : 0;
      before = at;
    }
  });

/**
 * Families from the site's own files in which heading and first paragraph are shown, without those that share their text with
 * another face. Null where the page declares no face.
 */
async function ownFamilies({ page, devtools }: Tab): Promise<ReadonlySet<string> | null> {
  if (await page.evaluate(() => document.fonts.size === 0)) return null;
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '[data-bench-text]',
  });
  const uses = await Promise.all(
    nodeIds.map((nodeId) => devtools.send('CSS.getPlatformFontsForNode', { nodeId })),
  );
  const own = uses.flatMap(({ fonts }) => (fonts.every(({ isCustomFont }) => isCustomFont) ? fonts : []));
  return new Set(own.map(({ familyName }) => familyName));
}
