import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { type CheerioAPI, load } from 'cheerio';
import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toString as textOf } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';
import { redirects } from '../content/redirects';
import { isPage } from '../scripts/exported-pages';
import { markdownOf } from '../scripts/finish/markdown';
import { test } from './test';

/* The pages as Markdown, beside their HTML: read as files, no browser needed. */

const folder = 'preview';
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

const parse = (markdown: string) =>
  fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });

interface Twin {
  readonly file: string;
  readonly front: Readonly<Record<string, string>>;
  readonly tree: Root;
  readonly $: CheerioAPI;
}

function twin(file: string): Twin {
  const [, front = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(read(file)) ?? [];
  const fields = front.split('\n').map((line) => /^(\w+): (.*)$/.exec(line) ?? []);
  const $ = load(read(file.replace(/md$/, 'html')));
  // What moves a reader about, asks for input, or is drawn: a text has no use for it.
  $('script, form, button, input, fieldset, nav:not([aria-label="Breadcrumb"])', 'main').remove();
  $(
    '[aria-hidden="true"], svg:not([role="img"]), [aria-label="Key"], ol label > span:not([role]), details a',
    'main',
  ).remove();
  $('main svg').replaceWith((_, svg) => `<i>${$(svg).attr('aria-label')}</i>`);
  // Every element ends a word: its neighbours may stand apart on the page.
  $('main *').before(' ').after(' ');
  return {
    file,
    front: Object.fromEntries(fields.map(([, name, value = '""']) => [name, JSON.parse(value)])),
    tree: parse(body),
    $,
  };
}

let all: readonly Twin[] = [];
test.beforeAll(() => {
  all = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => twin(file.replaceAll(path.sep, '/')));
});

/** Letters and figures; what stands between them is the business of each format. */
const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

const isBlock = (node: Nodes) => 'children' in node && !/^(paragraph|heading|tableCell)$/.test(node.type);

const blocksOf = (node: Nodes): readonly string[] =>
  'children' in node && isBlock(node) ? node.children.flatMap(blocksOf) : [textOf(node)];

function every<T extends Nodes['type']>(tree: Nodes, type: T): Extract<Nodes, { type: T }>[] {
  const inside = 'children' in tree ? tree.children.flatMap((child) => every(child, type)) : [];
  return tree.type === type ? [tree as Extract<Nodes, { type: T }>, ...inside] : inside;
}

test('every page of the sitemap has a Markdown twin, its head says where, and no other page has one', () => {
  const paths = [...read('sitemap.xml').matchAll(/<loc>([^<]*)</g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  expect(paths.length).toBeGreaterThan(185);
  expect(all.map(({ front: { url = '' } }) => new URL(url).pathname).sort()).toEqual(paths.sort());
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isPage);
  for (const file of pages.filter((page) => !(`/${page.replace('.html', '')}` in redirects))) {
    const link = load(read(file))('link[rel="alternate"][type="text/markdown"]').attr('href');
    const name = file.replace(/html$/, 'md');
    const isThere = existsSync(path.join(folder, name));
    expect(link && new URL(link).pathname, file).toBe(isThere ? `/${name}` : undefined);
  }
  expect(read('sitemap.xml')).not.toContain('.md<');
});

test('a twin begins with what its page is', () => {
  const sitemap = read('sitemap.xml').split('<url>');
  for (const { file, front, $ } of all) {
    expect(front, file).toEqual({
      title: $('title').text(),
      url: $('link[rel="canonical"]').attr('href'),
      description: $('meta[name="description"]').attr('content'),
      checked: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
    });
    expect(
      sitemap.find((entry) => /<loc>([^<]*)/.exec(entry)?.[1] === front.url),
      file,
    ).toContain(`<lastmod>${front.checked}<`);
  }
});

test('a twin has the words of its page, each one and in their order', () => {
  for (const { file, tree, $ } of all)
    expect(blocksOf(tree).flatMap(wordsOf).join(' '), file).toBe(wordsOf($('main').text()).join(' '));
});

test('a twin has the outline, the tables and the links of its page', () => {
  const squeezed = (text: string) => wordsOf(text).join(' ');
  for (const { file, tree, $ } of all) {
    const headings = $('main').find('h1, h2, h3, h4, summary').not('li *');
    expect(
      every(tree, 'heading').map((heading) => squeezed(textOf(heading))),
      file,
    ).toEqual(headings.map((_, heading) => squeezed($(heading).text())).get());
    const shape = $('main table').map((_, table) => [
      [$(table).find('tr').length, $(table).find('tr').first().children().length],
    ]);
    expect(
      every(tree, 'table').map(({ children }) => [children.length, children[0]?.children.length]),
      file,
    ).toEqual(shape.get());
    const hrefs = $('main a:not([href^="#"])').map(
      (_, link) => new URL($(link).attr('href') ?? '', $('link[rel="canonical"]').attr('href')).href,
    );
    expect(
      every(tree, 'link').map(({ url }) => url),
      file,
    ).toEqual(hrefs.get());
  }
});

test('llms.txt lists every twin once, with a line about it, and every page leads to it', () => {
  const text = read('llms.txt');
  expect(text).toMatch(/^# .+\n\n> .+\n\n(- .+\n)+\n## /);
  const lists = text
    .slice(text.indexOf('\n## '))
    .split('\n')
    .filter((line) => line.startsWith('- '));
  const listed = lists.map((line) => /^- \[[^\]]+\]\((\S+)\): \S.+$/.exec(line)?.[1] ?? line);
  expect(listed.map((url) => new URL(url).pathname.slice(1)).sort()).toEqual(
    all.map(({ file }) => file).sort(),
  );
  for (const file of ['index.html', '404.html', 'services/ci-cd.html', 'contact/sent.html'])
    expect(load(read(file))('head link[rel="describedby"][type="text/markdown"]').attr('href'), file).toBe(
      '/llms.txt',
    );
});

test('each part of a page has its form in Markdown', () => {
  const markdown = (main: string) => markdownOf(`<main>${main}</main>`, 'https://example.com/a');
  const cases: readonly (readonly [string, string, string])[] = [
    [
      'terms',
      '<dl><div><dt>Fits</dt><dd>You</dd></div><div><dt>Time</dt><dd>2 weeks</dd><dd>At most</dd></div></dl>',
      '- **Fits**: You\n- **Time**: 2 weeks · At most',
    ],
    [
      'a card',
      '<ul><li><span>S-01</span><h3><a href="/b">B</a></h3><p>Of B.</p></li></ul>',
      '- S-01 · **[B](https://example.com/b)**\n\n  Of B.',
    ],
    [
      'numbered lines of code with notes',
      '<ol><li><code>a:</code></li><li><code>  b: 1</code><span>Why</span></li></ol>',
      '```\na:\n  b: 1   ← Why\n```',
    ],
    [
      'a marked line',
      '<pre><span><mark>GET /</mark>\n</span><span>Host: a\n</span></pre>',
      '```\nGET /\n^^^^^\nHost: a\n```',
    ],
    ['a label over its text', '<div><span>Chosen</span><p>No.</p></div>', '**Chosen**\n\nNo.'],
    ['a label', '<p><span>Early sign</span> It is late.</p>', '**Early sign**: It is late.'],
    [
      'a trail',
      '<nav aria-label="Breadcrumb"><ol><li><a href="/">Home</a></li><li><span>A</span></li></ol></nav>',
      '[Home](https://example.com/) › A',
    ],
    ['a named drawing', '<svg role="img" aria-label="Drawn"><text>x</text></svg>', '*Drawn*'],
    ['parts that only a style holds apart', '<p><span>S-01</span><span>Caption</span></p>', 'S-01 · Caption'],
    ['a struck figure', '<p><s>12</s> 10</p>', '~~12~~ 10'],
    [
      'controls and ornaments',
      '<p aria-hidden="true">1</p><fieldset>Rev</fieldset><form>Name</form><nav>x</nav><p>Words</p>',
      'Words',
    ],
    ['a heading that leads to itself', '<h2 id="b"><a href="#b">B</a></h2>', '## B'],
    ['a question that opens', '<details><summary>Why?</summary><p>So.</p></details>', '### Why?\n\nSo.'],
  ];
  for (const [what, html, expected] of cases) expect(markdown(html), what).toBe(`${expected}\n`);
});
