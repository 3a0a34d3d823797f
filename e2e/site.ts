import { type APIRequestContext, expect, type Page, test } from '@playwright/test';

/** One address for each kind of page. */
export interface Template {
  readonly name: string;
  readonly path: string;
}

/** Every template of the site; `full` pages have their chapters, `brief` ones the opening and what follows from data. */
export const templates: readonly Template[] = [
  { name: 'home', path: '/' },
  { name: 'about', path: '/about' },
  { name: 'services-hub', path: '/services' },
  { name: 'industry-hub', path: '/industry' },
  { name: 'solution-hub', path: '/solution' },
  { name: 'service-full', path: '/services/b2b-portal' },
  { name: 'service-brief', path: '/services/ci-cd' },
  { name: 'industry-full', path: '/industries/core-banking-software' },
  { name: 'industry-brief', path: '/industries/crop-analytics' },
  { name: 'solution-full', path: '/solution/route-optimization' },
  { name: 'solution-brief', path: '/solution/pos-inventory' },
  { name: 'portfolio-hub', path: '/portfolio' },
  { name: 'portfolio-full', path: '/portfolio/chilled-route-planner' },
  { name: 'portfolio-brief', path: '/portfolio/oee-board' },
  { name: 'case-study', path: '/case-study' },
  { name: 'career', path: '/career' },
  { name: 'contact', path: '/contact' },
  { name: 'contact-sent', path: '/contact/sent' },
  { name: 'faq', path: '/faq' },
  { name: 'privacy', path: '/privacypolicy' },
  { name: 'returns', path: '/returnspolicy' },
  { name: 'accessibility-statement', path: '/accessibility-statement' },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'placeholder', path: '/accessibility' },
];

/** Path of every page in the sitemap. */
export async function sitemapPaths(request: APIRequestContext): Promise<readonly string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/**
 * Turns to an island, as a visitor would, and resolves when every island listens (`components/islands/entry.tsx`): before, the
 * page is HTML whose gestures wait.
 */
export async function interactive(page: Page): Promise<void> {
  // The script that listens for it is deferred.
  await page.waitForLoadState('domcontentloaded');
  await page.locator('[data-start]').first().dispatchEvent('focusin');
  await expect(page.locator('html[data-interactive]')).toBeAttached();
}

/** Fills with each message on the console, failed script and request to another host, from now on. */
export function problemsOf(page: Page): readonly string[] {
  const problems: string[] = [];
  const home = test.info().project.use.baseURL;
  page.on('console', (message) => {
    // The browser itself notes the status of the page for an unknown address.
    const isNotFound = message.location().url === page.url() && message.text().includes('404 (Not Found)');
    if (!isNotFound) problems.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
  page.on('request', (sent) => {
    if (!sent.url().startsWith(`${home}/`)) problems.push(`${page.url()} asks for ${sent.url()}`);
  });
  return problems;
}

/** Resolves once the fonts are in, scripts have done their start, and what follows from both is painted. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 200 }));
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
}
