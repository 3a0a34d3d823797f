import type { Browser } from '@playwright/test';
import type { Host } from '@/pipeline/hosting/servers';

/**
 * A visit in a browser: from the home page to a page below a hub, by further spellings of addresses, into the contact panel.
 * @returns what went wrong on the way: messages of the console (a refused script or style among them), failed requests
 */
export async function visit(browser: Browser, origin: string, host: Host): Promise<readonly string[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      problems.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A page that is left no longer waits for what it prepared.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') problems.push(`${request.url()} failed`);
  });

  await page.goto(`${origin}/`);
  await page.locator('header a[href="/services"]:visible').first().click();
  await page.waitForURL(`${origin}/services`);
  await page.locator('main a[href="/services/ci-cd"]:visible').first().click();
  await page.waitForURL(`${origin}/services/ci-cd`);
  const title = await page.title();
  for (const [address, canonical] of [
    ['/services/ci-cd/?from=mail#main', '/services/ci-cd?from=mail#main'],
    ['/Industry', '/industry'],
    ['/industries/', '/industry'],
  ] as const) {
    await page.goto(origin + address);
    await page.waitForURL(origin + canonical);
  }
  await page.goBack();
  await page.goBack();
  await page.waitForURL(/\/services\/ci-cd\?from=mail#main$/);
  if ((await page.title()) !== title) problems.push(`/services/ci-cd/ is "${await page.title()}"`);

  await page.getByRole('link', { name: "Let's Discuss Your App Idea" }).click();
  await page.locator('dialog[open] form').waitFor();
  const beforeUnknown = problems.length;
  await page.goto(`${origin}/no-such-page/`);
  // The browser itself notes the status of the page.
  const noted = problems.splice(beforeUnknown).filter((problem) => !problem.includes('404'));
  // A host that knows only files has a page of its own.
  if (host.profile !== 'files') await page.locator('main a[href="/industry"]').waitFor();
  await page.close();
  return [...problems, ...noted];
}
