import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { addStyles, settled } from '../site';

const folder = 'preview/_next/static/chunks';
const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.css'));
const whole = readFileSync(`${folder}/${file}`, 'utf8');

/** Levels of 255 by which one paint of a page can differ from the next, at the edges of letters. */
const noise = 8;

/**
 * Fails where a page looks otherwise with the site's whole style sheet, which comes with the islands, than with the rules that it holds
 * itself.
 */
export async function expectOwnRules(page: Page, view: string): Promise<void> {
  await expect(async () => {
    const own = await pictureOf(page);
    await addStyles(page, whole);
    const other = await pictureOf(page);
    await page.evaluate(() => document.adoptedStyleSheets.pop());
    // The same pixels are the same bytes.
    if (!own.equals(other)) expect(differenceOf(await pixelsOf(own), await pixelsOf(other)), view).toBe('');
  }).toPass({ timeout: 15_000 });
}

/** The window as a PNG, half as wide and high, which every rule still changes; Playwright's own way takes four times as long. */
async function pictureOf(page: Page): Promise<Buffer> {
  await settled(page);
  const { width, height } = page.viewportSize() as { width: number; height: number };
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    optimizeForSpeed: true,
    clip: { x: 0, y: 0, width, height, scale: 0.5 },
  });
  await session.detach();
  return Buffer.from(data, 'base64');
}

interface Picture {
  readonly pixels: Buffer;
  readonly width: number;
}

async function pixelsOf(png: Buffer): Promise<Picture> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width };
}

/** @returns in words, where two pictures of a page differ */
function differenceOf(one: Picture, other: Picture): string {
  const at = one.pixels.findIndex((level, index) => Math.abs(level - (other.pixels[index] ?? 0)) > noise);
  if (at < 0) return '';
  const pixel = Math.floor(at / 3);
  return `another picture with the whole sheet, from ${pixel % one.width}, ${Math.floor(pixel / one.width)} on: pipeline/finish/used-rules.ts cuts a rule that the page uses`;
}
