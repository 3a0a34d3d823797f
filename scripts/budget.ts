import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { load } from 'cheerio';
import { command, wholeNumber } from './command';
import { Failure, run } from './run';

const kilo = 1024;

/** Per page. Script counts over what an empty app of the same Next needs. */
const budgets = {
  html: 20 * kilo,
  htmlMedian: 14 * kilo,
  css: 12 * kilo,
  cssFiles: 2,
  fonts: 40 * kilo,
  scriptOverFloor: 12 * kilo,
  requests: 14,
} as const;

interface PageWeight {
  readonly page: string;
  readonly html: number;
  readonly css: number;
  readonly cssFiles: number;
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
  const scripts = urls('script[src]:not([nomodule])', 'src');
  const styles = urls('link[rel="stylesheet"]', 'href');
  const fonts = urls('link[rel="preload"][as="font"]', 'href');
  const images = urls('img[src]:not([loading="lazy"])', 'src');
  const total = async (list: readonly string[]) =>
    (await Promise.all(list.map((url) => assetSize(folder, url)))).reduce((sum, size) => sum + size, 0);
  return {
    page,
    html: await compressed(bytes),
    css: await total(styles),
    cssFiles: styles.length,
    script: await total(scripts),
    fonts: await total(fonts),
    requests: 1 + scripts.length + styles.length + fonts.length + images.length,
  };
}

async function pagesIn(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return files.filter((file) => file.endsWith('.html')).sort();
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
  await rm(app, { recursive: true, force: true });
  await mkdir(path.join(app, 'app'), { recursive: true });
  await writeFile(path.join(app, 'package.json'), '{"private":true,"type":"module"}');
  await writeFile(
    path.join(app, 'next.config.mjs'),
    "export default { output: 'export', turbopack: { root: new URL('..', import.meta.url).pathname } };",
  );
  await writeFile(
    path.join(app, 'app', 'layout.jsx'),
    'export default function L({ children }) { return <html lang="en"><body>{children}</body></html>; }',
  );
  await writeFile(
    path.join(app, 'app', 'page.jsx'),
    'export default function P() { return <h1>Empty</h1>; }',
  );
  await run('node_modules/.bin/next', ['build', app], { env: { NEXT_TELEMETRY_DISABLED: '1' } });
  const { script } = await weigh(path.join(app, 'out'), 'index.html');
  await rm(app, { recursive: true });
  await writeFile(floorFile, `${JSON.stringify({ next: nextVersion, script }, null, 2)}\n`);
  console.log(
    `An empty app of Next ${nextVersion} loads ${format(script)} of script; written to ${floorFile}.`,
  );
}

const format = (bytes: number) => `${(bytes / kilo).toFixed(1)} kB`;

function surpluses(weight: PageWeight, floor: number): string[] {
  const limits: readonly [keyof PageWeight, number, (n: number) => string][] = [
    ['html', budgets.html, format],
    ['css', budgets.css, format],
    ['cssFiles', budgets.cssFiles, String],
    ['fonts', budgets.fonts, format],
    ['script', floor + budgets.scriptOverFloor, format],
    ['requests', budgets.requests, String],
  ];
  return limits.flatMap(([part, limit, print]) => {
    const value = Number(weight[part]);
    return value > limit
      ? [`${weight.page}: ${part} ${print(value)}, budget ${print(limit)}, ${print(value - limit)} too much`]
      : [];
  });
}

await command(
  {
    name: 'npm run budget',
    help: 'Weighs every exported page against its budgets, and fails with page and surplus.',
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

  const byHtml = [...weights].sort((a, b) => b.html - a.html);
  const median = byHtml[Math.floor(byHtml.length / 2)]?.html ?? 0;
  const shown = byHtml.slice(0, worst);
  console.log(
    'page                                          html      css   script   (over floor)  fonts  requests',
  );
  for (const w of shown)
    console.log(
      `${w.page.padEnd(40)} ${format(w.html).padStart(9)} ${format(w.css).padStart(8)} ${format(w.script).padStart(8)} ${format(w.script - floor).padStart(14)} ${format(w.fonts).padStart(7)} ${String(w.requests).padStart(8)}`,
    );
  console.log(
    `${weights.length} pages; median HTML ${format(median)} (budget ${format(budgets.htmlMedian)}).`,
  );

  const problems = weights.flatMap((weight) => surpluses(weight, floor));
  if (median > budgets.htmlMedian)
    problems.push(`median HTML ${format(median)}, budget ${format(budgets.htmlMedian)}`);
  if (problems.length > 0) throw new Failure(`Over budget:\n  ${problems.join('\n  ')}`);
  console.log('Every page is within its budgets.');
}
