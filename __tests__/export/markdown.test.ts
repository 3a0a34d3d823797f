/** @jest-environment node */
import { load } from 'cheerio/slim';
import { canonicalOf, type ExportedPage, faultsOf, files, indexedPages, pages, read } from './exported';

/* The pages as Markdown, beside their HTML. */

const fileOf = (path: string) => `${path === '/' ? '/index' : path}.md`;

/** Letters and figures alone: each format has its own signs between them. */
const wordsOf = (text: string) => (text.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

/** `[words](address)`, or `<mail@address>`. */
const link = /\[((?:\\.|[^\]\\])*)\]\((\S+?)\)|<(\S+@\S+)>/g;
const withoutMarks = (markdown: string) => markdown.replace(link, '$1$3').replace(/^\s*\d+[.)] /gm, '');

/** Markdown leaves out elements that move a reader about, ask for input, or are drawn. */
const leftOut = [
  'script, form, button, input, fieldset, nav:not([aria-label="Breadcrumb"])',
  '[aria-hidden="true"], svg:not([role="img"]), [aria-label="Key"], figure summary, details[name] a',
  '[data-fold] > summary',
].join();

type Node = ReturnType<ReturnType<ExportedPage['$']>['contents']>[number];

/** Every element ends a word: its neighbours may stand apart on the page. A drawing is its name. */
function textOf(node: Node | undefined): string {
  if (node?.type === 'text') return node.data;
  if (node?.type !== 'tag') return '';
  return node.tagName === 'svg' ? (node.attribs['aria-label'] ?? '') : node.children.map(textOf).join(' ');
}
function bothOf({ path, html }: ExportedPage) {
  const [, front = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(read(fileOf(path))) ?? [];
  const $ = load(html.slice(html.indexOf('<main'), html.indexOf('</main>')).replace(/<!--.*?-->/gs, ''));
  // The heading of a form goes with it.
  $('section:has(form) > h2').remove();
  $(leftOut).remove();
  return { front, body, $, text: body.replace(/^```\n.*?^```$/gms, '') };
}

test('every indexed page has a Markdown page that leads to it, and is led to; no other page has one', () => {
  expect(files.filter((file) => file.endsWith('.md'))).toEqual(
    indexedPages
      .filter(({ path }) => path !== '/404')
      .map(({ path }) => fileOf(path))
      .sort(),
  );
  expect(
    faultsOf(pages, (each) => {
      const href = each.$('link[rel="alternate"][type="text/markdown"]').attr('href');
      const markdown = files.includes(fileOf(each.path)) ? fileOf(each.path) : undefined;
      return [
        (href && new URL(href).pathname) !== markdown &&
          `names ${href} as its Markdown, which is ${markdown}`,
      ];
    }),
  ).toEqual([]);
  expect(read('/sitemap.xml')).not.toContain('.md<');
});

test('a Markdown page begins with title, address, description and date of its page', () => {
  const checked = new Map(
    [...read('/sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>.*?<lastmod>([^<]*)</gs)].map(([, url, date]) => [
      url,
      date,
    ]),
  );
  expect(
    faultsOf(indexedPages, (each) => {
      const fields = {
        title: each.$('head > title').text(),
        url: canonicalOf(each),
        description: each.$('meta[name="description"]').attr('content'),
        checked: checked.get(canonicalOf(each)),
      };
      const front = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
      return [
        bothOf(each).front !== front.join('\n') && `its Markdown does not begin with ${front.join(', ')}`,
      ];
    }),
  ).toEqual([]);
});

test('a Markdown page has the words of its page in their order, its outline, its tables and its links', () => {
  expect(
    faultsOf(indexedPages, (each) => {
      const { body, text, $ } = bothOf(each);
      const pairs = {
        words: [wordsOf(withoutMarks(body)), wordsOf(textOf($('main').get(0)))],
        headings: [
          [...text.matchAll(/^#+ (.*)$/gm)].map(([, words = '']) => wordsOf(withoutMarks(words))),
          $('main')
            .find('h1, h2, h3, h4, summary')
            .not('li *')
            .get()
            .map((heading) => wordsOf(textOf(heading))),
        ],
        tables: [
          [...text.matchAll(/(?:^\|.*\n)+/gm)].map(([table]) =>
            table
              .trim()
              .split('\n')
              .map((row) => row.replaceAll('\\|', '').split('|').length - 2),
          ),
          $('main table')
            .get()
            .map((table) => {
              const widths = $('tr', table)
                .get()
                .map((row) => $(row).children().length);
              // The line under the head.
              return [widths[0], ...widths];
            }),
        ],
        links: [
          [...text.matchAll(link)].map(([, , url, mail]) => url ?? `mailto:${mail}`),
          $('main a:not([href^="#"])')
            .get()
            .map(({ attribs: { href = '' } }) => new URL(href, canonicalOf(each)).href),
        ],
      };
      return Object.entries(pairs).flatMap(([what, [markdown, html]]) =>
        JSON.stringify(markdown) === JSON.stringify(html)
          ? []
          : [`other ${what} in Markdown: ${JSON.stringify(markdown)}, and in HTML: ${JSON.stringify(html)}`],
      );
    }),
  ).toEqual([]);
});

test('every page leads to llms.txt', () => {
  expect(
    faultsOf(pages, ({ $ }) => [
      $('head link[rel="describedby"][type="text/markdown"]').attr('href') !== '/llms.txt' &&
        'does not name llms.txt',
    ]),
  ).toEqual([]);
});
