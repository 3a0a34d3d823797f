import { expect } from '@playwright/test';
import { test } from './test';

/* The policy in the page itself refuses smuggled scripts, styles and forms, on a host that sets no headers. */

const smuggled = `
  <script>document.documentElement.dataset.ran = 'script'</script>
  <img src="/icon.svg" alt="" onload="document.documentElement.dataset.ran = 'handler'">
  <a id="link" href="javascript:void(document.documentElement.dataset.ran = 'address')">Link</a>
  <p id="attribute" style="width: 7px">Text</p>
  <style>#element { width: 7px }</style><p id="element">Text</p>
  <script src="https://elsewhere.example/x.js"></script>
  <base href="https://elsewhere.example/">
  <form id="away" action="https://elsewhere.example/"><button>Away</button></form>`;

test.describe('a page with smuggled scripts, styles and forms', () => {
  test.use({
    refusals: [
      'base-uri https://elsewhere.example/',
      'connect-src https://elsewhere.example/x',
      'form-action https://elsewhere.example/?',
      'require-trusted-types-for trusted-types-sink',
      'script-src-attr inline',
      'script-src-elem https://elsewhere.example/x.js',
      'script-src-elem inline',
      'style-src-attr inline',
      'style-src-elem inline',
      'trusted-types trusted-types-policy',
    ],
  });

  test('runs none of it, looks as it did, and sends nothing elsewhere', async ({ page }) => {
    await page.route('/about', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('<main', `${smuggled}<main`) });
    });
    const foreign: string[] = [];
    await page.route('https://elsewhere.example/**', (route) => {
      foreign.push(route.request().url());
      return route.abort();
    });
    await page.goto('/about');
    for (const id of ['attribute', 'element'])
      expect((await page.locator(`#${id}`).boundingBox())?.width).toBeGreaterThan(7);
    const outcomes = await page.evaluate(async () => {
      const attempt = (work: () => unknown) =>
        Promise.resolve()
          .then(work)
          .then(
            () => 'done',
            ({ name }: Error) => name,
          );
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
      };
      return Promise.all([
        attempt(() => fetch('https://elsewhere.example/x')),
        attempt(() => {
          document.body.innerHTML = '<h1>Other</h1>';
        }),
        attempt(() => trustedTypes.createPolicy('other', {})),
        attempt(() => trustedTypes.createPolicy('starter', {})),
      ]);
    });
    expect(outcomes).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError']);
    await page.locator('#link').click();
    const refused = page.waitForEvent('console', (message) => message.text().includes('form-action'));
    await page.getByRole('button', { name: 'Away' }).dispatchEvent('click');
    await refused;
    expect(await page.locator('html').getAttribute('data-ran')).toBeNull();
    expect(new URL(page.url()).pathname).toBe('/about');
    expect(foreign).toEqual([]);
  });
});
