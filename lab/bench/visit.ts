import { type ChildProcessByStdio, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findBrowser } from '@/pipeline/browser';
import { stop } from '@/pipeline/child-process';
import { bundle } from './chrome';
import { type Entity, entityOf } from './entities';
import { addressOf, type Site } from './site';
import { mobileLine } from './slow-line';
import { until, type Way } from './tap';
import type { Sample, Task } from './task';
import type { VisitReport } from './visit-probe';

/** How the browser is told to prepare the next page: the action of the speculation rules, of which an unknown one is passed over. */
export const preparations = ['prerender', 'prefetch', 'none'] as const;
type Preparation = (typeof preparations)[number];

/** A click on a link as a visitor with a mouse makes it, in a window that no developer tool watches: these prevent prerendering. */
export const visitTask = (
  site: Site,
  way: Way,
  preparation: Preparation,
  name = `${way.from} → ${way.to}, ${preparation}`,
): Task => ({
  part: 'visit',
  site: site.name,
  name,
  measure: () => visit(site, way, preparation),
});

/** Milliseconds for which the mouse rests on the link; the browser takes 200 for intent. */
const rest = 600;
const patience = 30_000;

async function visit(site: Site, way: Way, preparation: Preparation): Promise<Sample> {
  const reports: VisitReport[] = [];
  const find = <K extends VisitReport['kind']>(kind: K) =>
    reports.find((report): report is Extract<VisitReport, { kind: K }> => report.kind === kind);
  site.setExtras({
    entities: await measuredPages(site, way, preparation),
    onReport: (report) => reports.push(report as VisitReport),
  });
  site.setLine(mobileLine);
  try {
    await withWindow(site.pin, addressOf(site, way.from), async (mouse) => {
      if (!(await until(() => find('link') !== undefined, patience)))
        throw new Error(`${way.from} shows no link to ${way.to}`);
      const { x = 0, y = 0 } = find('link') ?? {};
      await mouse('mousemove', `${x}`, `${y}`);
      await setTimeout(rest);
      await mouse('click', '1');
      if (!(await until(() => find('click') !== undefined && find('heading') !== undefined, patience)))
        throw new Error(`the heading of ${way.to} did not come`);
    });
  } finally {
    site.setLine();
    site.setExtras();
  }
  const heading = find('heading');
  const outcome = heading?.isPrerendered ? 'prerender' : heading?.isPrefetched ? 'prefetch' : 'none';
  return {
    figures: {
      heading: (heading?.at ?? Number.NaN) - (find('click')?.at ?? Number.NaN),
      prerendered: Number(outcome === 'prerender'),
      prefetched: Number(outcome === 'prefetch'),
    },
    notes: outcome === preparation ? [] : [`the browser made of it: ${outcome}`],
  };
}

/**
 * The two pages and their scripts as this part serves them: measuring themselves, with the preparation in place of the site's own.
 * @throws Error where the site prepares nothing
 */
export async function measuredPages(
  site: Pick<Site, 'folder'>,
  { from, to }: Pick<Way, 'from' | 'to'>,
  preparation: Preparation,
): Promise<ReadonlyMap<string, Entity>> {
  const probe = '/_next/static/bench-visit.js';
  const made = new Map([
    [probe, await entityOf(probe, Buffer.from(await bundle('lab/bench/visit-probe.ts')))],
  ]);
  let isPrepared = false;
  const fileOf = (name: string) => readFile(path.join(site.folder, name), 'utf8');
  for (const address of [from, to]) {
    const name = `${address === '/' ? '/index' : address}.html`;
    const html = await fileOf(name);
    const measured = html
      .replace('<h1', '<h1 elementtiming="heading"')
      .replace('</body>', `<script src="${probe}" data-to="${to}" async></script></body>`);
    made.set(address, await entityOf(name, Buffer.from(measured)));
    for (const [, script = ''] of html.matchAll(/<script src="([^"]+)"/g)) {
      const code = await fileOf(script);
      if (!/\bprerender:/.test(code)) continue;
      isPrepared = true;
      made.set(script, await entityOf(script, Buffer.from(code.replace(/\bprerender:/g, `${preparation}:`))));
    }
  }
  if (!isPrepared && preparation !== 'none') throw new Error(`no script of ${from} has speculation rules`);
  return made;
}

/** @throws Error where there is no Xvfb */
async function displayOf(screen: ChildProcessByStdio<null, Readable, null>): Promise<string> {
  const ended = once(screen, 'exit').then(() => Promise.reject(new Error('it ended at once')));
  try {
    const [number] = await Promise.race([once(screen.stdout, 'data'), ended]);
    ended.catch(() => {});
    return `:${String(number).trim()}`;
  } catch (error) {
    throw new Error(`Xvfb gives no screen (${(error as Error).message}): install xvfb and xdotool.`);
  }
}

/** A screen, and on it a browser with a profile of its own, as a visitor starts it; `use` gets the mouse. */
async function withWindow(
  pin: string,
  url: string,
  use: (mouse: (...args: readonly string[]) => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const profile = await mkdtemp(path.join(os.tmpdir(), 'bench-visit-'));
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1366x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  try {
    const env = { ...process.env, DISPLAY: await displayOf(screen) };
    const browser = spawn(
      findBrowser() ?? 'chromium',
      [
        '--no-sandbox',
        '--no-first-run',
        '--no-default-browser-check',
        '--window-position=0,0',
        '--window-size=1350,940',
        `--user-data-dir=${profile}`,
        `--ignore-certificate-errors-spki-list=${pin}`,
        url,
      ],
      { env, stdio: 'ignore' },
    );
    try {
      await use((...args) => promisify(execFile)('xdotool', args, { env }));
    } finally {
      await stop(browser);
    }
  } finally {
    await stop(screen);
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
