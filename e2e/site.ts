import { type APIRequestContext, expect, type Page, test } from '@playwright/test';

/** One address for each kind of page. */
export interface Template {
  readonly name: string;
  readonly path: string;
}

/**
 * One page for each composition of components: `full` pages have their chapters, `brief` ones the opening and the parts that derive from
 * data. Legal pages, hubs and brief pages of another section have the same parts.
 */
export const templates: readonly Template[] = [
  { name: 'home', path: '/' },
  { name: 'about', path: '/about' },
  { name: 'services-hub', path: '/services' },
  { name: 'industry-hub', path: '/industry' },
  { name: 'service-full', path: '/services/b2b-portal' },
  { name: 'service-brief', path: '/services/ci-cd' },
  { name: 'industry-full', path: '/industries/core-banking-software' },
  { name: 'solution-full', path: '/solution/route-optimization' },
  { name: 'portfolio-hub', path: '/portfolio' },
  { name: 'portfolio-full', path: '/portfolio/chilled-route-planner' },
  { name: 'portfolio-brief', path: '/portfolio/oee-board' },
  { name: 'case-study', path: '/case-study' },
  { name: 'career', path: '/career' },
  { name: 'contact', path: '/contact' },
  { name: 'contact-sent', path: '/contact/sent' },
  { name: 'faq', path: '/faq' },
  { name: 'how-we-work', path: '/how-we-work' },
  { name: 'search', path: '/search?q=stock' },
  { name: 'site-map', path: '/sitemap' },
  { name: 'before-you-buy', path: '/before-you-buy' },
  { name: 'budget', path: '/before-you-buy/budget' },
  { name: 'build-rent-buy', path: '/before-you-buy/build-rent-buy' },
  { name: 'compare', path: '/before-you-buy/compare' },
  { name: 'brief', path: '/before-you-buy/brief' },
  { name: 'papers', path: '/before-you-buy/papers' },
  { name: 'committee', path: '/before-you-buy/committee' },
  { name: 'when-it-goes-wrong', path: '/before-you-buy/when-it-goes-wrong' },
  { name: 'sketch', path: '/sketch' },
  { name: 'privacy', path: '/privacypolicy' },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'placeholder', path: '/accessibility' },
];

/** Path of every page in the sitemap. */
export async function sitemapPaths(request: APIRequestContext): Promise<readonly string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/** The islands' code, React included, which a page loads when a visitor turns to something that needs it. */
export const islandFiles = '**/_next/static/islands/*';

/**
 * Starts the islands as a visitor does, by pointing at one of them, and resolves when they listen
 * (`components/islands/entry.tsx`). For tests of what comes after; a test of a first gesture begins with that.
 */
export async function interactive(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.locator('[data-start]').first().dispatchEvent('pointerover', { pointerType: 'touch' });
  await expect(page.locator('html[data-interactive]')).toBeAttached();
}

/** Sets `saveData`, so that the starter prepares no next page: a test that changes its request changes the only one. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

/** A telephone on a slow line. */
export async function slowLine(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6e6 / 8,
    uploadThroughput: 0.75e6 / 8,
  });
}

/** Holds back what the pattern names. @returns lets it go */
export async function hold(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Fills with each message on the console, failed script and request to another host, from now on. */
export function problemsOf(page: Page): readonly string[] {
  const problems: string[] = [];
  const home = test.info().project.use.baseURL;
  page.on('console', (message) => {
    // The browser itself notes the status of the page for an unknown address.
    const isNotFound = message.location().url === page.url() && message.text().includes('404 (Not Found)');
    // Chromium says so where the islands come some seconds after the load event: the machine is busy.
    const isLate = /\/menu\.json was preloaded using link preload but not used within/.test(message.text());
    if (!isNotFound && !isLate) problems.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
  page.on('request', (sent) => {
    if (!sent.url().startsWith(`${home}/`)) problems.push(`${page.url()} asks for ${sent.url()}`);
  });
  return problems;
}

/** Resolves once the fonts are in, scripts have done their start, what follows from both is painted, and nothing unfolds any more. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 200 }));
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
  await unfolded(page);
}

/** Resolves once nothing fades, slides or unfolds any more. */
export async function unfolded(page: Page): Promise<void> {
  // One that follows the scroll, or turns for good, has no end. Asked again and again, not by a promise: one that is not kept
  // would be told of by the end of the test alone.
  const passing = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            ({ timeline, effect, playState }) =>
              playState === 'running' &&
              timeline instanceof DocumentTimeline &&
              effect?.getComputedTiming().endTime !== Infinity,
          ).length,
    );
  await expect.poll(passing, { intervals: [50] }).toBe(0);
}

/** Styles of a test; a `<style>` the page's policy would refuse. */
export async function addStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

/** Lays out what is left for later (`content-visibility`): it has boxes all the same, longer than the room that is kept for it. */
export const layOutAll = (page: Page): Promise<void> =>
  addStyles(page, '* { content-visibility: visible !important }');
