/**
 * `npm run lookbook -- [--dir preview] [--out lookbook/latest] [--only REGEX]`: pictures of every template and state of
 * `lookbook-states.ts`, with an index page. REGEX chooses by name, such as "^faq" or "print".
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { settled } from '../e2e/site';
import { ensureBrowser } from './browser';
import { pictureIndex } from './lookbook-index';
import { everyView, type LookbookState, lookbookStates, type View } from './lookbook-states';
import { Failure, main, option, step } from './run';
import { serveSite } from './site-server';

const viewName = ({ width, scheme }: View) => `${width}-${scheme}`;
const fileOf = (state: LookbookState, view: View) =>
  `${state.name.replaceAll('/', '--')}@${viewName(view)}.png`;
const isPicture = (file: string) => /@\d+-(light|dark)\.png$/.test(file);
const viewsOf = ({ views = everyView }: LookbookState) => views;

function chosenStates(): readonly LookbookState[] {
  const only = option('only');
  const states = lookbookStates.filter(({ name }) => !only || new RegExp(only).test(name));
  if (states.length === 0)
    throw new Failure(`No state is named like "${only}": see scripts/lookbook-states.ts.`);
  return states;
}

/** All pictures of one window: the states share its cache. */
async function takeView(browser: Browser, view: View, states: readonly LookbookState[], out: string) {
  const { width, height, scheme, isMobile = false } = view;
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: scheme, isMobile });
  // With the font in the cache, every picture is set in it, whatever its `font-display`.
  const first = await context.newPage();
  await first.goto(states[0]?.path ?? 'about:blank');
  await settled(first);
  await first.close();
  for (const state of states) {
    const page = await context.newPage();
    if (state.media) await page.emulateMedia(state.media);
    await page.goto(state.path);
    await settled(page);
    await state.prepare?.(page);
    // A sticky header belongs at the top of a whole page.
    if (state.extent !== 'window')
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await settled(page);
    await page.screenshot({
      path: path.join(out, fileOf(state, view)),
      fullPage: state.extent !== 'window',
      animations: 'disabled',
      caret: 'hide',
    });
    await page.close();
  }
  await context.close();
  console.log(`  ${viewName(view)}: ${states.length} pictures`);
}

async function takeAll(origin: string, states: readonly LookbookState[], out: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] });
  const withOrigin = states.map((state) => ({ ...state, path: origin + state.path }));
  const views = new Map(states.flatMap(viewsOf).map((view) => [viewName(view), view]));
  const queue = [...views].map(([name, view]) => ({
    view,
    states: withOrigin.filter((state) => viewsOf(state).some((candidate) => viewName(candidate) === name)),
  }));
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift())
      await takeView(browser, next.view, next.states, out);
  };
  await Promise.all([work(), work()]).finally(() => browser.close());
}

/** The index shows all pictures of the folder, those of earlier runs with `--only` too. */
async function writeIndex(out: string): Promise<number> {
  const files = new Set((await readdir(out)).filter(isPicture));
  const rows = lookbookStates.map((state) => ({
    name: state.name,
    pictures: viewsOf(state)
      .map((view) => ({ file: fileOf(state, view), caption: viewName(view).replace('-', ' px, ') }))
      .filter(({ file }) => files.has(file)),
  }));
  const groups = rows.filter(({ pictures }) => pictures.length > 0);
  await writeFile(path.join(out, 'index.html'), pictureIndex(`Look-book: ${path.basename(out)}`, groups));
  return files.size;
}

await main(async () => {
  const out = option('out') ?? path.join('lookbook', 'latest');
  const states = chosenStates();
  const server = await serveSite(option('dir') ?? 'preview', 0, path.join(out, 'submissions'));
  await mkdir(out, { recursive: true });
  if (!option('only'))
    for (const stale of (await readdir(out)).filter(isPicture)) await rm(path.join(out, stale));
  const { port } = server.address() as AddressInfo;
  await step(`Look-book of ${states.length} templates and states`, () =>
    takeAll(`http://127.0.0.1:${port}`, states, out),
  ).finally(() => server.close());
  console.log(`${await writeIndex(out)} pictures: ${path.join(out, 'index.html')}`);
});
