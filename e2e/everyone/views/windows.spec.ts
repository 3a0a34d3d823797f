import { expect, type Page } from '@playwright/test';
import { overflow } from '../../layout';
import { addStyles, settled, templates } from '../../site';
import { test } from '../../test';
import { record } from '../results';
import { lostTexts, roomToRead } from './legibility';

/* Zoom, narrow and low windows, and text set wider: nothing is cut off, lies on another text or needs scrolling both ways. */

/** WCAG 2.2, 1.4.12. */
const wideSetting =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

const windows = [
  // A window of 1280 x 1024.
  { name: 'zoom to 200 %', width: 640, height: 512, room: 0.6 },
  { name: 'zoom to 400 %', width: 320, height: 256, room: 0.6 },
  { name: 'a telephone of 320 px', width: 320, height: 568, room: 0.6 },
  { name: 'a telephone held across', width: 640, height: 360, room: 0.6 },
] as const;

const soft = expect.configure({ soft: true });

async function expectToBeRead(page: Page, view: string): Promise<void> {
  await settled(page);
  soft(await overflow(page), `${view}: sideways`).toEqual([]);
  soft(await lostTexts(page), `${view}: lost`).toEqual([]);
}

for (const { name, path } of templates)
  test(`${name} is read in small windows and with wide setting`, async ({ page }, info) => {
    await page.goto(path);
    await addStyles(page, '* { content-visibility: visible !important }');
    for (const { name: view, width, height, room } of windows) {
      await page.setViewportSize({ width, height });
      await expectToBeRead(page, view);
      await page.evaluate(() => scrollTo({ top: innerHeight * 2, behavior: 'instant' }));
      await settled(page);
      soft(await roomToRead(page), `${view}: room between header and dock`).toBeGreaterThanOrEqual(room);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    }
    await addStyles(page, wideSetting);
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectToBeRead(page, `wide setting at ${width} px`);
    }
    record(info, 'windows', name, { views: windows.length + 3 });
  });
