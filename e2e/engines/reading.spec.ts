import { expect } from '@playwright/test';
import { journey } from './test';

journey('navigation: links, back and forward', async ({ engine }) => {
  const link = 'main a[href="/services/technical-seo"]';
  const place = (of: string) => document.querySelector(of)?.getBoundingClientRect().y ?? -9999;
  await engine.goto('/services');
  await engine.hover(link);
  const left = await engine.evaluate(place, link);
  await engine.click(link);
  await engine.arrivesAt('/services/technical-seo');
  await engine.says(() => scrollY).toBe(0);
  await engine.text('h1').toContain('Technical SEO');
  await engine.evaluate(() => history.back());
  await engine.arrivesAt('/services');
  // The place is what was being read, within a line.
  await expect.poll(async () => Math.abs((await engine.evaluate(place, link)) - left)).toBeLessThan(16);
  await engine.evaluate(() => history.forward());
  await engine.arrivesAt('/services/technical-seo');
  await engine.click('header a[href="/"]');
  await engine.arrivesAt('/');
  await engine.tabTo('a[href="#main"]');
  await engine.press('Enter');
  await engine.focuses('#main');
});

journey('FAQ: by pointer and by keyboard, one answer at a time', async ({ engine }) => {
  await engine.goto('/faq#experience');
  await engine.shows('#experience[open] p');
  await engine.click('#services summary');
  await engine.shows('#services[open] p');
  await engine.hides('#experience p');
  await engine.tabTo('#difference summary');
  await engine.press('Enter');
  await engine.shows('#difference[open] p');
  await engine.hides('#services p');
});

/** In how many ways the flows of the drawing that is shown are drawn. */
const flowTones = () => {
  const drawing = [...document.querySelectorAll('svg[data-schematic]')].find((svg) => svg.checkVisibility());
  const tone = (path: Element) => getComputedStyle(path).getPropertyValue('--flow');
  return new Set([...(drawing?.querySelectorAll('path') ?? [])].map(tone)).size;
};
/** Inside a drawing, Chromium's `checkVisibility` takes what is hidden for shown, and WebKit gives it a place. */
const words = () =>
  [...document.querySelectorAll('svg[data-schematic] text')]
    .filter((text) => text.checkVisibility() && text.getClientRects().length > 0)
    .map((text) => text.textContent)
    .join(' | ');

journey('drawing: flows and revisions', async ({ engine }) => {
  await engine.goto('/services/b2b-portal');
  await engine.says(flowTones).toBe(1);
  await engine.click('figure summary');
  await engine.click('figure ol li:nth-child(2) label');
  await engine.hover('h1');
  await engine.says(flowTones).toBe(2);
  await engine.press('ArrowDown');
  await engine
    .says(() => document.querySelector<HTMLInputElement>('figure ol li:nth-child(3) input')?.checked)
    .toBe(true);
  await engine.says(flowTones).toBe(2);
  await engine.click('figure ul label');
  await engine.hover('h1');
  await engine.says(flowTones).toBe(1);
  const revisionB = await engine.evaluate(words);
  await engine.click('figure fieldset label:nth-of-type(1)');
  await engine.says(words).not.toBe(revisionB);
  await engine.click('figure fieldset label:nth-of-type(2)');
  await engine.says(words).toBe(revisionB);
});
