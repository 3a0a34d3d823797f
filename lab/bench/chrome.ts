import { setTimeout } from 'node:timers/promises';
import {
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Locator,
  type Page,
} from '@playwright/test';
import { launch } from 'chrome-launcher';
import { build } from 'esbuild';
import { findBrowser } from '@/pipeline/browser';
import { Failure } from '@/pipeline/run';
import type { Report } from './probe';

const mouse = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

/** A fresh browser with a profile of its own, started as Lighthouse starts it, for as long as `use` takes. */
export async function withChrome<T>(pin: string, use: (port: number) => Promise<T>): Promise<T> {
  const chromePath = findBrowser();
  if (!chromePath)
    throw new Failure('No Chromium found: install Chromium or Chrome, or set CHROMIUM_PATH to one.');
  const chrome = await launch({
    chromePath,
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      // Without a screen it would believe that nothing can hover; an emulated phone knows better.
      `--blink-settings=${mouse}`,
      `--ignore-certificate-errors-spki-list=${pin}`,
    ],
    logLevel: 'silent',
  });
  try {
    return await use(chrome.port);
  } finally {
    chrome.kill();
  }
}

/** Lighthouse's own phone. */
export const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
export const desktop: BrowserContextOptions = { viewport: { width: 1350, height: 940 } };

/** A fresh browser with nothing in its cache, for pages opened with {@link openPage}. */
export async function withContext<T>(
  pin: string,
  device: BrowserContextOptions,
  use: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  return withChrome(pin, async (port) => {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    try {
      return await use(await browser.newContext(device));
    } finally {
      await browser.close();
    }
  });
}

export interface Tab {
  readonly page: Page;
  readonly devtools: CDPSession;
}

/** A new tab whose processor is as slow as that of a mid-tier phone. */
export async function openPage(context: BrowserContext, cpuRate = 4): Promise<Tab> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  return { page, devtools };
}

export const browserVersion = () =>
  withChrome('', async (port) => {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    const version = `Chromium ${browser.version()}`;
    await browser.close();
    return version;
  });

/** Puts `probe.ts` into every document of the tab. */
export async function openProbe(page: Page, onReport: (report: Report) => void = () => {}): Promise<void> {
  await page.exposeBinding('benchReport', (_source, report: Report) => onReport(report));
  await page.addInitScript({ content: await bundle('lab/bench/probe.ts') });
}

/** A script that runs in measured pages. */
export async function bundle(file: string): Promise<string> {
  const { outputFiles } = await build({ entryPoints: [file], bundle: true, format: 'iife', write: false });
  return outputFiles[0]?.text ?? '';
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Brings the first visible place of the locator to the middle of the window and waits until it stays where it is: a drawer
 * slides in, and what was not laid out yet moves what is below it.
 * @returns the middle of its first line
 */
export async function pointOf(locator: Locator): Promise<Point> {
  const place = locator.filter({ visible: true }).first();
  const readPoint = async (element: Element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    const [box] = element.getClientRects();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  };
  let point = await place.evaluate(readPoint);
  for (let before: Point | undefined; before?.x !== point.x || before?.y !== point.y; ) {
    before = point;
    point = await place.evaluate(readPoint);
  }
  return point;
}

/** Milliseconds between press and release of a finger or mouse button. */
const press = 60;

export async function tap({ devtools }: Tab, point: Point): Promise<void> {
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await setTimeout(press);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

export async function click({ page }: Tab, { x, y }: Point): Promise<void> {
  await page.mouse.click(x, y, { delay: press });
}
