import { floorRow, type Part, type Result } from './task';

interface Column {
  readonly key: string;
  readonly label: string;
  readonly print: (value: number) => string;
  /** Of all runs; the median unless said otherwise. */
  readonly middle?: typeof median;
  /** Shown as a ratio to the other sites too. */
  readonly isCompared?: boolean;
}

const whole = (value: number) => value.toFixed(0);
const kilo = (value: number) => (value / 1024).toFixed(1);
const mega = (value: number) => (value / 2 ** 20).toFixed(1);
const shift = (value: number) => value.toFixed(3);

/** Of a figure that is 1 or 0 in each run: the share of runs in which it was 1. */
const share = { print: (value: number) => `${whole(value * 100)} %`, middle: mean };

const build: readonly Column[] = [
  { key: 'seconds', label: 'Wall s', print: (value) => value.toFixed(1), isCompared: true },
  { key: 'processorSeconds', label: 'Processor s', print: (value) => value.toFixed(1) },
  { key: 'memory', label: 'Peak MB', print: (value) => whole(value / 2 ** 20), isCompared: true },
  { key: 'pages', label: 'Pages', print: whole },
  { key: 'files', label: 'Files', print: whole },
  { key: 'written', label: 'MB', print: mega },
];

const columns: Readonly<Record<Part, readonly Column[]>> = {
  build,
  scale: build,
  bytes: [
    { key: 'html', label: 'HTML kB', print: kilo },
    { key: 'css', label: 'CSS kB', print: kilo },
    { key: 'script', label: 'Script kB', print: kilo },
    { key: 'font', label: 'Font kB', print: kilo },
    { key: 'load', label: 'All kB', print: kilo, isCompared: true },
    { key: 'requests', label: 'Requests', print: whole },
    { key: 'lateRequests', label: 'After load', print: whole },
    { key: 'lateBytes', label: 'After load kB', print: kilo },
    { key: 'elements', label: 'Elements', print: whole },
  ],
  lighthouse: [
    { key: 'performance', label: 'Performance', print: whole },
    { key: 'accessibility', label: 'Accessibility', print: whole },
    { key: 'best-practices', label: 'Best practices', print: whole },
    { key: 'seo', label: 'SEO', print: whole },
    { key: 'fcp', label: 'FCP ms', print: whole },
    { key: 'lcp', label: 'LCP ms', print: whole, isCompared: true },
    { key: 'tbt', label: 'TBT ms', print: whole, isCompared: true },
    { key: 'cls', label: 'CLS', print: shift },
    { key: 'bytes', label: 'kB', print: kilo },
    { key: 'requests', label: 'Requests', print: whole },
  ],
  paint: [
    { key: 'slowFcp', label: 'Slow FCP ms', print: whole },
    { key: 'slowLcp', label: 'Slow LCP ms', print: whole, isCompared: true },
    { key: 'slowLcpOfRequest', label: 'Slow LCP from request ms', print: whole, isCompared: true },
    { key: 'slowOwnFaces', label: 'Slow, first in own faces', ...share },
    { key: 'slowCls', label: 'Slow CLS', print: shift },
    { key: 'fastFcp', label: 'Fast FCP ms', print: whole },
    { key: 'fastLcp', label: 'Fast LCP ms', print: whole, isCompared: true },
    { key: 'fastOwnFaces', label: 'Fast, first in own faces', ...share },
    { key: 'fastCls', label: 'Fast CLS', print: shift },
  ],
  tap: [
    { key: 'heading', label: 'Tap to heading ms', print: whole, isCompared: true },
    { key: 'requests', label: 'Requests', print: whole },
    { key: 'bytes', label: 'kB', print: kilo },
  ],
  visit: [
    { key: 'heading', label: 'Tap to heading ms', print: whole, isCompared: true },
    { key: 'prerendered', label: 'Prerendered', ...share },
    { key: 'prefetched', label: 'Prefetched', ...share },
  ],
  gesture: [
    { key: 'cold', label: 'Cold ms', print: whole, isCompared: true },
    { key: 'warm', label: 'Warm ms', print: whole, isCompared: true },
    { key: 'coldInp', label: 'INP cold ms', print: whole },
    { key: 'warmInp', label: 'INP warm ms', print: whole },
  ],
};

const titles: Readonly<Record<Part, string>> = {
  build: 'Build',
  scale: 'Build of many times the catalogue',
  bytes: 'Bytes and requests of a first visit',
  lighthouse: 'Lighthouse mobile',
  paint: 'First and largest paint: slow with CPU x4, 150 ms, 1.6 Mbit/s; fast with CPU x1, 40 ms, 9 Mbit/s',
  tap: 'Tap to heading, CPU x4, 150 ms, 1.6 Mbit/s',
  visit: 'Tap to heading without developer tools, CPU x1, 150 ms, 1.6 Mbit/s',
  gesture: 'First gesture to working island, CPU x4, 150 ms, 1.6 Mbit/s',
};

/** The results as Markdown: for each part a table of medians, one of ratios, and what went wrong. */
export function report(results: readonly Result[], heading: string): string {
  const sections = (Object.keys(columns) as Part[]).flatMap((part) => {
    const rows = results.filter((result) => result.part === part && isTried(result));
    return rows.length === 0
      ? []
      : [`## ${titles[part]}`, medianTable(part, rows), ratioTable(part, rows), remarks(rows)];
  });
  return `${[heading, ...sections].filter(Boolean).join('\n\n')}\n`;
}

const isTried = ({ samples, failures }: Result) => samples.length + failures.length > 0;

/** The middle value, of an even number the mean of the middle two; null where there is none. */
function median(values: readonly (number | null)[]): number | null {
  const sorted = values.filter((value) => value !== null).sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

function mean(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}

/** Of all samples of a result; null where none has the figure. */
const middleOf = (result: Result | undefined, { key, middle = median }: Column) =>
  middle((result?.samples ?? []).map(({ figures }) => figures[key] ?? null));

function medianTable(part: Part, rows: readonly Result[]): string {
  return table(
    ['', 'Site', 'Runs', ...columns[part].map(({ label }) => label)],
    rows.map((row) => [
      row.name,
      row.site,
      String(row.samples.length),
      ...columns[part].map((column) => {
        const value = middleOf(row, column);
        return value === null ? '–' : column.print(value);
      }),
    ]),
  );
}

/** The first site is the one that is measured; the others are what it is measured against. */
function ratioTable(part: Part, rows: readonly Result[]): string {
  const [own, ...others] = [...new Set(rows.map(({ site }) => site))];
  const compared = columns[part].filter(({ isCompared }) => isCompared);
  const pairs = compared.flatMap((column) => others.map((other) => ({ column, other })));
  if (pairs.length === 0) return '';
  return table(
    [
      'Ratio',
      ...pairs.map(({ column, other }) => `${column.label.replace(/ (ms|s|MB|kB)$/, '')} : ${other}`),
    ],
    rows
      .filter(({ site }) => site === own)
      .map((row) => [
        row.name,
        ...pairs.map(({ column, other }) =>
          ratio(middleOf(row, column), middleOf(counterpart(rows, row, other), column)),
        ),
      ]),
  );
}

/** The same page of the other site, or the one that a floor has. */
function counterpart(rows: readonly Result[], { name }: Result, other: string): Result | undefined {
  const theirs = rows.filter(({ site }) => site === other);
  return theirs.find((row) => row.name === name) ?? theirs.find((row) => row.name === floorRow);
}

const ratio = (value: number | null, base: number | null) =>
  value === null || !base ? '–' : (value / base).toFixed(2);

function remarks(rows: readonly Result[]): string {
  const lines = rows.flatMap((row) => {
    const said = [
      ...row.failures.map((failure) => `failed: ${failure}`),
      ...row.samples.flatMap(({ notes = [] }) => notes),
    ];
    return [...new Set(said)].map((text) => `- ${row.site}, ${row.name}: ${text}`);
  });
  return lines.join('\n');
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '--:'))), ...rows.map(line)].join(
    '\n',
  );
}
