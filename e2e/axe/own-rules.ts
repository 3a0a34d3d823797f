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
    const own = await pixelsOf(page);
    await addStyles(page, whole);
    const other = await pixelsOf(page);
    await page.evaluate(() => document.adoptedStyleSheets.pop());
    expect(differenceOf(own, other), view).toBe('');
  }).toPass({ timeout: 15_000 });
}

interface Picture {
  readonly pixels: Buffer;
  readonly width: number;
}

async function pixelsOf(page: Page): Promise<Picture> {
  await settled(page);
  const { data, info } = await sharp(await page.screenshot({ animations: 'disabled' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width };
}

/** @returns in words, where two pictures of a page differ */
function differenceOf(one: Picture, other: Picture): string {
  const at = one.pixels.findIndex((level, index) => Math.abs(level - (other.pixels[index] ?? 0)) > noise);
  if (at < 0) return '';
  const pixel = Math.floor(at / 3);
  return `another picture with the whole sheet, from ${pixel % one.width}, ${Math.floor(pixel / one.width)} on: pipeline/finish/used-rules.ts cuts a rule that the page uses`;
}
