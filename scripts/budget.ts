import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { load } from 'cheerio';
import { command, wholeNumber } from './command';
import { buildEmptyApp } from './empty-app';
import { isPage } from './exported-pages';
import { Failure } from './run';

const kilo = 1024;

/** Brotli bytes of what a page loads before anybody turns to an island, and of what that brings in then. */
const budgets = {
  load: 66 * kilo,
  loadMedian: 58 * kilo,
  html: 17 * kilo,
  htmlMedian: 11 * kilo,
  css: 12.8 * kilo,
  fonts: 40 * kilo,
  /** Search is a quarter of a kilobyte of it: the control, its keys, and what is typed before the field is there. */
  script: 4.25 * kilo,
  requests: 5,
  /** Over the script that an empty app of the same Next loads. */
  islandsOverFloor: 12 * kilo,
} as const;

interface PageWeight {
  readonly page: string;
  readonly load: number;
  readonly html: number;
  readonly css: number;
  readonly script: number;
  readonly fonts: number;
  readonly requests: number;
}

const brotli = promisify(brotliCompress);
const compressed = async (bytes: Uint8Array) =>
  (await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })).length;

const assetSizes = new Map<string, Promise<number>>();
function assetSize(folder: string, url: string): Promise<number> {
  const file = path.join(folder, decodeURIComponent(new URL(url, 'http://site').pathname));
  // Fonts are compressed already: they count as they are.
  const measure = async () => {
    const bytes = await readFile(file);
    return file.endsWith('.woff2') ? bytes.length : compressed(bytes);
  };
  const known = assetSizes.get(file) ?? measure();
  assetSizes.set(file, known);
  return known;
}

/** The faces that style sheets name, preloaded or not: every page sets text in all of them. */
async function fontsOf(folder: string, sheets: readonly string[]): Promise<readonly string[]> {
  const found = await Promise.all(
    sheets.map(async (sheet) => {
      const { href, pathname } = new URL(sheet, 'http://site');
      const css = await readFile(path.join(folder, decodeURIComponent(pathname)), 'utf8');
      return [...css.matchAll(/url\(["']?([^"')]+\.woff2)/g)].map(
        ([, url = '']) => new URL(url, href).pathname,
      );
    }),
  );
  return [...new Set(found.flat())];
}

async function weigh(folder: string, page: string): Promise<PageWeight> {
  const bytes = await readFile(path.join(folder, page));
  const $ = load(bytes.toString());
  const urls = (selector: string, attribute: string) => [
    ...new Set(
      $(selector)
        .map((_, element) => $(element).attr(attribute))
        .get(),
    ),
  ];
  const files = {
    css: urls('link[rel="stylesheet"]', 'href'),
    script: urls('script[src]:not([nomodule])', 'src'),
    images: urls('img[src]:not([loading="lazy"])', 'src'),
  };
  const fontUrls = await fontsOf(folder, files.css);
  const total = async (list: readonly string[]) =>
    sum(await Promise.all(list.map((url) => assetSize(folder, url))));
  const html = await compressed(bytes);
  const [css, script, fonts, images] = await Promise.all([
    total(files.css),
    total(files.script),
    total(fontUrls),
    total(files.images),
  ]);
  const requests = 1 + Object.values(files).flat().length + fontUrls.length;
  return { page, load: sum([html, css, script, fonts, images]), html, css, script, fonts, requests };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function pagesIn(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return files.filter(isPage).sort();
}

const floorFile = path.join('scripts', 'script-floor.json');
const nextVersion: string = JSON.parse(readFileSync('node_modules/next/package.json', 'utf8')).version;

/** Script bytes of an empty app of the installed Next. */
async function readFloor(): Promise<number> {
  const floor = existsSync(floorFile) ? JSON.parse(await readFile(floorFile, 'utf8')) : {};
  if (floor.next !== nextVersion)
    throw new Failure(
      `The script floor was measured with Next ${floor.next}, installed is ${nextVersion}: run \`npm run budget -- --floor\` and commit ${floorFile}.`,
    );
  return floor.script;
}

async function measureFloor(): Promise<void> {
  const app = '.empty-app';
  const folder = await buildEmptyApp(app);
  const { script } = await weigh(folder, 'index.html');
  await rm(app, { recursive: true });
  await writeFile(floorFile, `${JSON.stringify({ next: nextVersion, script }, null, 2)}\n`);
  console.log(
    `An empty app of Next ${nextVersion} loads ${format(script)} of script; written to ${floorFile}.`,
  );
}

const format = (bytes: number) => `${(bytes / kilo).toFixed(1)} kB`;

/** One line for each value over its limit. */
function surpluses(where: string, limits: readonly (readonly [string, number, number])[]): string[] {
  return limits.flatMap(([part, value, limit]) => {
    const print = part === 'requests' ? String : format;
    return value > limit
      ? [`${where}: ${part} ${print(value)}, budget ${print(limit)}, ${print(value - limit)} too much`]
      : [];
  });
}

const pageSurpluses = (weight: PageWeight) =>
  surpluses(
    weight.page,
    (['load', 'html', 'css', 'script', 'fonts', 'requests'] as const).map((part) => [
      part,
      weight[part],
      budgets[part],
    ]),
  );

/** What the first turn to an island loads: the bundle with all that it imports at once, not the contact panel. */
async function weighIslands(folder: string): Promise<number> {
  const islands = path.join('_next', 'static', 'islands');
  const names = await readdir(path.join(folder, islands));
  const first = names.filter((name) => /^(islands|chunk)-.*\.js$/.test(name));
  return sum(await Promise.all(first.map((name) => assetSize(folder, `/_next/static/islands/${name}`))));
}

await command(
  {
    name: 'npm run budget',
    help: 'Weighs every built page against its budgets, and fails with page and surplus.',
    options: {
      dir: { type: 'string', default: 'out', help: 'the exported folder' },
      worst: { type: 'string', default: '8', help: 'how many of the heaviest pages are listed' },
      floor: { type: 'boolean', help: 'measures the script of an empty app of the installed Next instead' },
    },
  },
  ({ dir, worst, floor }) => (floor ? measureFloor() : checkBudgets(dir, wholeNumber('worst', worst, 1000))),
);

async function checkBudgets(folder: string, worst: number): Promise<void> {
  if (!existsSync(path.join(folder, 'index.html')))
    throw new Failure(`${folder}/ holds no exported site: run \`npm run build\` first.`);
  const floor = await readFloor();
  const pages = await pagesIn(folder);
  const weights: PageWeight[] = [];
  // Two cores: two pages at a time.
  for (let at = 0; at < pages.length; at += 4)
    weights.push(...(await Promise.all(pages.slice(at, at + 4).map((page) => weigh(folder, page)))));

  console.log(
    'page                                          load     html      css   script    fonts  requests',
  );
  for (const { page, load, html, css, script, fonts, requests } of [...weights]
    .sort((a, b) => b.load - a.load)
    .slice(0, worst))
    console.log(
      `${page.padEnd(40)} ${[load, html, css, script, fonts].map((value) => format(value).padStart(8)).join(' ')} ${String(requests).padStart(9)}`,
    );
  const medians = {
    load: median(weights.map(({ load }) => load)),
    html: median(weights.map(({ html }) => html)),
  };
  const islands = await weighIslands(folder);
  console.log(
    `${weights.length} pages; median load ${format(medians.load)}, median HTML ${format(medians.html)}. ` +
      `On a gesture: ${format(islands)} of islands (an empty app of this Next loads ${format(floor)} at once).`,
  );

  const problems = [
    ...weights.flatMap(pageSurpluses),
    ...surpluses('median', [
      ['load', medians.load, budgets.loadMedian],
      ['HTML', medians.html, budgets.htmlMedian],
    ]),
    ...surpluses('on a gesture', [['islands', islands, floor + budgets.islandsOverFloor]]),
  ];
  if (problems.length > 0) throw new Failure(`Over budget:\n  ${problems.join('\n  ')}`);
  console.log('Every page is within its budgets.');
}
