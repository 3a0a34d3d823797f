import { z } from 'zod';
import type { AnyPage } from '@/content/catalogue/schema';
import { wordCount } from '@/content/fields';
import type { PortfolioItem } from '@/content/portfolio/schema';
import { addressProblem } from '@/lib/catalogue';
import { sumOfWeeks } from '@/lib/weeks';
import { equationProblems, ledgerProblems, routeProblems } from './arithmetic';
import { textPaths } from './limits';
import { isHouseSentence, promiseProblems } from './promises';
import type { ContentRecord } from './records';
import { ceilingProblems, clienteleClaims } from './voice-rules';

/**
 * Checks every record against its schema and the rules below. Each problem is one line with the record, the field, the found and the
 * wanted value.
 */
export function contentProblems(records: readonly ContentRecord[]): string[] {
  return [...records.flatMap(recordProblems), ...repetitionProblems(records.filter(({ schema }) => schema))];
}

/** Problems that show only across all texts. */
export function siteProblems(records: readonly ContentRecord[]): string[] {
  return [
    ...ceilingProblems(records.flatMap(textsOf).map(({ text }) => text)),
    ...promiseProblems(records.map((record) => ({ where: record.where, texts: textsOf(record) }))),
  ];
}

/** Words of praise and promises that a reader cannot check. */
const banned =
  `seamless, seamlessly, robust, cutting-edge, world-class, best-in-class, state-of-the-art, leverage,
  leveraging, unlock, unlocks, empower, empowers, empowering, revolutionise, revolutionize,
  game-changing, game changer, tailored solutions, fast-paced, one-stop, trusted by, award-winning,
  certified partner, guarantee, guarantees, guaranteed, 100%, 100 %, no. 1, thousands of,
  hundreds of clients, next-generation, next-gen, synergy, holistic, delve, coming soon, lorem ipsum`.split(
    /,\s+/,
  );

const bannedPattern = new RegExp(
  `(?<![\\w-])(?:${banned.map((term) => term.replace(/[.%]/g, '\\$&')).join('|')})(?![\\w-])`,
  'gi',
);

interface Part<T = unknown> {
  readonly path: string;
  readonly value: T;
}

/** A value and all that is in it, from the outside in. */
function partsOf(value: unknown, path = ''): Part[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  const inner = Object.entries(value).flatMap(([key, part]) =>
    partsOf(part, Array.isArray(value) ? `${path}[${key}]` : path ? `${path}.${key}` : key),
  );
  return [{ path, value }, ...inner];
}

const textPathsOf = new Map<z.ZodType, ReadonlySet<string>>();

/** Texts of a record with the path of each: where there is no schema to tell, every string. */
export function textsOf({ value, schema }: ContentRecord): { path: string; text: string }[] {
  if (schema && !textPathsOf.has(schema)) textPathsOf.set(schema, textPaths(schema));
  const known = schema && textPathsOf.get(schema);
  return partsOf(value).flatMap(({ path, value: text }) =>
    typeof text === 'string' && (known?.has(path.replace(/\[\d+\]/g, '[]')) ?? true) ? { path, text } : [],
  );
}

function recordProblems(record: ContentRecord): string[] {
  const issues = record.schema?.safeParse(record.value).error?.issues ?? [];
  return [
    ...issues.map(({ path, message }) => [z.core.toDotPath(path), message]),
    ...textsOf(record).flatMap(({ path, text }) =>
      wordingProblems(path, text).map((problem) => [path, problem]),
    ),
    ...partsOf(record.value).flatMap((part) => partProblems(part).map((problem) => [part.path, problem])),
    ...linkProblems(record.value),
    ...lengthProblems(record),
    ...planProblems(record.value),
  ].map(([path, problem]) => `${record.where} ${path}: ${problem}`);
}

function wordingProblems(path: string, text: string): string[] {
  const problems = (text.match(bannedPattern) ?? []).map((term) => `holds the banned "${term}"`);
  const start = text.slice(0, 80);
  if (/[‘’“”"'][^‘’“”"']*\.\.\.|\s{2}|\bTO-?DO\b|[{}]/.test(text))
    problems.push(`looks unfinished: "${start}"`);
  if (
    /\d\s?%\s+(more|less|faster|increase|reduction|growth)|increased (sales|revenue|conversion)/i.test(text)
  )
    problems.push(`claims a result: "${start}"`);
  // A situation or a question is in the buyer's own words.
  if (!/(^|\.)(situation|question)$/.test(path))
    problems.push(...clienteleClaims(text).map((claim) => `claims clients: "${claim}" in "${start}"`));
  if (/(^|\.)question$/.test(path) && !text.endsWith('?')) problems.push('does not end in a question mark');
  return [...problems, ...equationProblems(text), ...weekdayProblems(text)];
}

/** A weekday before a whole date is that date's: "Mon 16 Nov 2026". */
const weekdayProblems = (text: string): string[] =>
  [...text.matchAll(/\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]* (\d{1,2} [A-Z][a-z]{2,8} \d{4})\b/g)].flatMap(
    ([written, name = '', date]) => {
      const right = new Date(`${date} UTC`).toUTCString().slice(0, 3);
      return right === name ? [] : [`"${written}" is a ${right}`];
    },
  );

/** Links must lead to existing pages, and ledgers must add up. */
function partProblems({ value }: Part): string[] {
  if (typeof value === 'string' && /^(services|industries|solution)\/[^/\s]*$/.test(value))
    return [addressProblem(value) ?? []].flat();
  const { rows, total, stations } = (value ?? {}) as Partial<
    Parameters<typeof ledgerProblems>[0] & Parameters<typeof routeProblems>[0]
  >;
  if (stations) return routeProblems({ stations });
  return rows && total ? ledgerProblems({ rows, total }) : [];
}

const isPage = (value: object): value is AnyPage => 'section' in value && 'detail' in value;
const isItem = (value: object): value is PortfolioItem => 'illustrates' in value;

/** Pages of several sections stand behind a page or a project, and no page leads to itself. */
function linkProblems(value: object): string[][] {
  if (isItem(value)) {
    const sections = new Set(value.illustrates.map((address) => address.split('/')[0])).size;
    return sections < 2 ? [['illustrates', `pages of ${sections} section, wanted two or more`]] : [];
  }
  const related = (isPage(value) && value.detail.related?.map(({ page }) => page)) || [];
  if (!isPage(value) || related.length === 0) return [];
  const path = 'detail.related';
  const elsewhere = related.filter((address) => !address.startsWith(`${value.section}/`)).length;
  return [
    ...(elsewhere < 3 ? [[path, 'fewer than three pages of other sections']] : []),
    ...(related.includes(`${value.section}/${value.slug}`) ? [[path, 'leads to the page itself']] : []),
  ];
}

/** What is drawn, leads elsewhere or is folded. */
const besides =
  /^detail\.(schematic|screen|route|related|terms|chapters\.(techTable|standards|measures|kpis|aiUse|permissions|dataModel|configuration|nonFunctional))\b/;

/** Words that a reader from top to bottom meets on the page. */
const ownWords = (record: ContentRecord): number =>
  wordCount(
    textsOf(record)
      .flatMap(({ path, text }) => (path.startsWith('detail.') && !besides.test(path) ? text : []))
      .join(' '),
  );

const mostOwnWords = 1300;

function lengthProblems(record: ContentRecord): string[][] {
  if (!isPage(record.value)) return [];
  const count = ownWords(record);
  return count > mostOwnWords
    ? [['detail', `${count} words of its own, what is drawn or folded left out, at most ${mostOwnWords}`]]
    : [];
}

/** The first step is the first step of the plan, or the first few together, and a cost hangs on one of them. */
function planProblems(value: object): string[][] {
  if (!isPage(value) || !value.detail.chapters) return [];
  const { atAGlance, chapters } = value.detail;
  const steps =
    'approach' in chapters ? chapters.approach : 'plan' in chapters ? chapters.plan : chapters.rollout;
  const reached = steps.map((_, index) =>
    sumOfWeeks(steps.slice(0, index + 1).map(({ weeks }) => weeks)).join(' to '),
  );
  const first = atAGlance.firstStep.weeks.join(' to ');
  return [
    ...(reached.includes(first)
      ? []
      : [
          [
            'detail.atAGlance.firstStep.weeks',
            `${first} weeks, but the steps end after ${reached.join(', ')}`,
          ],
        ]),
    ...chapters.costDrivers
      .filter(({ step }) => !steps[step])
      .map(({ driver, step }) => [
        'detail.chapters.costDrivers',
        `"${driver}" moves step ${step}, the last is ${steps.length - 1}`,
      ]),
  ];
}

/** Texts that must stand on one page alone, and pages that say the same in other places. */
function repetitionProblems(records: readonly ContentRecord[]): string[] {
  const problems: string[] = [];
  const unique = (what: string, of: (record: ContentRecord) => readonly string[]) => {
    const first = new Map<string, ContentRecord>();
    for (const record of records)
      for (const text of of(record)) {
        const other = first.get(text.toLowerCase());
        if (other && other !== record)
          problems.push(`${record.where} shares its ${what} with ${other.where}: "${text}"`);
        else first.set(text.toLowerCase(), record);
      }
  };
  const at = (paths: RegExp) => (record: ContentRecord) =>
    textsOf(record).flatMap(({ path, text }) => (paths.test(path) ? text : []));
  unique('title', at(/^title$/));
  unique('summary', at(/^summary$/));
  unique('question', at(/^(.*faq\[\d+\]\.)?question$/));
  unique('term', at(/^detail\.terms\[\d+\]\.term$/));
  unique('sentence', (record) =>
    textsOf(record)
      .flatMap(({ text }) => text.split(/(?<=[.!?:;])\s+/).map((sentence) => sentence.trim()))
      .filter((sentence) => wordCount(sentence) >= 9 && !isHouseSentence(sentence)),
  );
  unique('drawing', ({ value }) => {
    if (!isPage(value)) return [];
    const labels = value.detail.schematic.lanes.flatMap(({ nodes }) => nodes.map(({ label }) => label));
    return [labels.sort().join(', ')];
  });

  const runs = records.map((record) => ({ record, set: eightWordRuns(record) }));
  for (const [i, a] of runs.entries())
    for (const b of runs.slice(i + 1)) {
      const overlap = jaccard(a.set, b.set);
      if (overlap >= 0.05)
        problems.push(
          `${a.record.where} and ${b.record.where}: ${Math.round(overlap * 100)} % of their eight-word runs are the same, at most 5 %`,
        );
    }
  return problems;
}

function eightWordRuns(record: ContentRecord): Set<string> {
  const text = textsOf(record)
    .map(({ text }) => text)
    .join(' ');
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.slice(7).map((_, i) => words.slice(i, i + 8).join(' ')));
}

function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const item of small) if (large.has(item)) shared++;
  return shared / (a.size + b.size - shared || 1);
}
