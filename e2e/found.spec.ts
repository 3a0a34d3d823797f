import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { load } from 'cheerio';
import { linkFigures, linkProblems } from '../scripts/link-graph';
import { indexedPages as pages } from './exported-pages';
import { test } from './test';

/* What search engines and agents find: addresses, titles, the sitemap, and links from page to page. Read as files. */

const read = (file: string) => readFileSync(path.join('preview', file), 'utf8');
const { origin } = new URL(pages()[0]?.$('link[rel="canonical"]').attr('href') ?? '');
/** As the site spells it: no slash at the end, and none for the home page. */
const addressOf = (page: string) => `${origin}${page === '/' ? '' : page}`;

test('the sitemap holds the canonical address of every indexed page, the date of its text and a picture that exists', () => {
  const $ = load(read('sitemap.xml'), { xml: true });
  const entries = $('url')
    .map((_, entry) => ({
      address: $(entry).find('loc').text(),
      date: $(entry).find('lastmod').text(),
      image: $(entry).find('image\\:loc').text(),
    }))
    .get();
  expect(entries.map(({ address }) => address).sort()).toEqual(
    pages()
      .map(({ $: page }) => page('link[rel="canonical"]').attr('href'))
      .sort(),
  );
  for (const { address, date, image } of entries) {
    expect(date, address).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(new Date(date).getTime(), address).toBeLessThanOrEqual(Date.now());
    expect(image.startsWith(`${origin}/og/`), address).toBe(true);
    expect(existsSync(path.join('preview', new URL(image).pathname)), image).toBe(true);
  }
});

test('canonical, shared and linked addresses are spelled alike', () => {
  const known = new Set(pages().map((page) => page.path));
  const spelled: string[] = [];
  for (const { path: page, $ } of pages()) {
    expect($('link[rel="canonical"]').attr('href')).toBe(addressOf(page));
    expect($('meta[property="og:url"]').attr('content')).toBe(addressOf(page));
    for (const link of $('a[href]').get()) {
      const [href = ''] = $(link).attr('href')?.split(/[?#]/) ?? [];
      if (!href.startsWith('/') || known.has(href) || existsSync(path.join('preview', href))) continue;
      if (!existsSync(path.join('preview', `${href}.html`))) spelled.push(`${page}: ${href}`);
    }
  }
  expect(spelled).toEqual([]);
});

test('titles have 30 to 60 characters, descriptions 110 to 160, and no two pages share one', () => {
  for (const [what, selector, least, most] of [
    ['title', 'title', 30, 60],
    ['description', 'meta[name="description"]', 110, 160],
  ] as const) {
    const texts = pages().map(({ path: page, $ }) => {
      const text = $(`head > ${selector}`).attr('content') ?? $(`head > ${selector}`).text();
      return { page, text };
    });
    const wrong = texts.filter(({ text }) => text.length < least || text.length > most);
    expect(wrong, what).toEqual([]);
    expect(new Set(texts.map(({ text }) => text.toLowerCase())).size, what).toBe(texts.length);
  }
});

test('everybody may read everything, and is told where the sitemap is', () => {
  expect(read('robots.txt')).toBe(`User-Agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
});

test('no page is deeper than three clicks, and the text of three others leads to each that no menu holds', () => {
  const figures = linkFigures(pages());
  expect(figures.length).toBeGreaterThan(160 + 16);
  expect(figures.filter(({ inMenu }) => inMenu).length).toBeLessThan(20);
  expect(linkProblems(figures)).toEqual([]);
});
