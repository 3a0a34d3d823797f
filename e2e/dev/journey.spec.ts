import { type ChildProcess, spawn } from 'node:child_process';
import { expect } from '@playwright/test';
import { freePort, stop } from '../../pipeline/child-process';
import { expectArrivals, fillIn, openPanel, send, sentDialogOf, submissionsFolder, values } from '../contact';
import { test } from '../test';

/* `npm run dev` has the built site's starter, islands and search: what works there works here. */

let server: ChildProcess;
let origin: string;

test.beforeAll(async () => {
  // Next compiles a page when it is asked for.
  test.setTimeout(600_000);
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const options = ['--port', String(port), '--submissions', submissionsFolder];
  server = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts', ...options], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<never>((_, reject) => {
    server.once('exit', (code) => reject(new Error(`npm run dev ended (${code}): is it running elsewhere?`)));
  });
  await Promise.race([ended, expect.poll(isListening, { timeout: 0 }).toBe(true)]);
  for (const path of ['/about', '/menu.json', '/search.json'])
    expect((await fetch(origin + path)).status, path).toBe(200);
});
test.afterAll(() => stop(server));

const isListening = () =>
  fetch(`${origin}/icon.svg`).then(
    ({ ok }) => ok,
    () => false,
  );

test('under npm run dev the menu opens, the search finds, and a message arrives', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(`${origin}/about`);
  await page.getByRole('button', { name: 'Services menu' }).click();
  // In the menu: without its island the button leads to the hub, which lists the same page.
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'Customer Portals' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search this site' }).fill('VAPT');
  await expect(page.getByRole('option').first()).toContainText('Penetration Testing');

  const given = values();
  await openPanel(page, `${origin}/about`);
  await fillIn(page, given);
  await send(page);
  await expect(sentDialogOf(page)).toBeVisible();
  await expectArrivals(given.email, 1);
  expect(problems).toEqual([]);
});
