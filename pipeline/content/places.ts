import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Place } from './problem';
import { type ContentRecord, otherRecords } from './records';

/** Finds the places of problems that {@link contentProblems} and others name by record and field. */
export function placeFinder(pages: readonly ContentRecord[]): (problem: string) => Place | undefined {
  const records = [...pages, ...otherRecords];
  const sources = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|json)$/.test(file))
    .map((file) => path.posix.join('content', file.replaceAll(path.sep, '/')))
    .sort()
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

  return (problem) => {
    const [, where = '', field = ''] = /^((?:standards )?[^\s:]+)(?: ([\w.[\]]+):)?/.exec(problem) ?? [];
    const own = sources.filter(({ file }) => isFileOf(file, where));
    const keys = [...field.matchAll(/\w+/g)].map(([key]) => key);
    const named = keys.length > 0 ? records.filter((record) => record.where === where) : [];
    // A legal page is two records of one name: its text, and its title in `static-pages.ts`.
    const having = named.filter(({ value }) => keys[0] !== undefined && keys[0] in value);
    const texts = [
      ...(having.length > 0 ? having : named).flatMap(({ value }) => textsAt(value, keys)),
      ...[...problem.matchAll(/"([^"]+)"/g)].map(([, quoted = '']) => quoted),
    ];
    // A short text stands in many files.
    for (const text of texts)
      for (const { file, text: source } of own.length === 0 || text.length > 12
        ? [...own, ...sources]
        : own) {
        const line = lineOf(source, keys, text);
        if (line) return { file, line };
      }
    return own[0] && { file: own[0].file, line: lineAt(own[0].text, indexOfField(own[0].text, keys)) };
  };
}

/** The file that a record's name says, as far as it says one: `/services/ci-cd`, `/faq#services`, `standards dora-eu`, `howWeWork`. */
function isFileOf(file: string, where: string): boolean {
  const name = where.replace(/[# ].*/, '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return name.startsWith('/')
    ? file === `content${name}.ts`
    : file === `content/${name}.ts` || file === `content/pages/${name}.ts`;
}

/** The text of a field, or the first one of a list or record; none where the field is missing. */
function textsAt(value: unknown, [key, ...rest]: readonly string[]): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  if (key !== undefined) return textsAt((value as Record<string, unknown>)[key], rest);
  return Object.values(value)
    .flatMap((part) => textsAt(part, []))
    .slice(0, 1);
}

/** The line that holds the beginning of a text, or its end where a value of another file begins it; the first after the field's name. */
function lineOf(source: string, keys: readonly string[], text: string): number | undefined {
  const from = indexOfField(source, keys);
  const parts = [`'${text}'`, ...[40, 20].flatMap((length) => [text.slice(0, length), text.slice(-length)])];
  for (const part of parts.filter(({ length }) => length > 2)) {
    const at = [source.indexOf(part, from), source.indexOf(part)].find((index) => index >= 0);
    if (at !== undefined) return lineAt(source, at);
  }
  return undefined;
}

/** Index of the last of the field's names that the source holds, looked for one after another. */
function indexOfField(source: string, keys: readonly string[]): number {
  let from = 0;
  for (const key of keys) {
    const at = source.slice(from).search(new RegExp(`\\b${key}\\b['"]?:`));
    if (at > 0) from += at;
  }
  return from;
}

const lineAt = (source: string, index: number) => source.slice(0, index).split('\n').length;
