import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileFunction } from 'node:vm';
import { transform } from 'esbuild';
import type { AnyPage, PageAddress } from '@/content/catalogue/schema';
import { contentProblems } from './content-rules';
import { figurePattern, inWords, numberOf, type PieceCheck } from './piece';
import { pageRecord } from './records';

/*
 * Raises each number of a page's piece by one and holds that page to its check and to the content rules: a change that no decision notices stands for an error
 * that nobody would notice either.
 */

export interface Mutants {
  /** Numbers that were changed, one at a time. */
  readonly tried: number;
  /** Those that the check let pass: where, and the text as it was changed. */
  readonly unnoticed: readonly { readonly path: string; readonly text: string }[];
}

type Changed = readonly [path: string, text: string, value: unknown];

/** What a piece consists of, within a page's detail. */
const pieceFields = ['exhibit', 'route', 'screen', 'argument'] as const;

/** 12 as 13, 19 as 18: the last digit alone, so that dates, times and grouped sums keep their form. */
const raised = (number: string): string =>
  /\d/.test(number)
    ? number.replace(/\d$/, (digit) => (digit === '9' ? '8' : `${Number(digit) + 1}`))
    : inWords(numberOf(number) + 1);

/** The value once for each number in it, with that one raised. */
function changesOf(value: unknown, where: string): readonly Changed[] {
  if (typeof value === 'number') return [[where, `${value + 1}`, value + 1]];
  if (typeof value === 'string')
    return [...value.matchAll(figurePattern)].map(({ 0: found, index }) => {
      const text = value.slice(0, index) + raised(found) + value.slice(index + found.length);
      return [where, text.slice(Math.max(0, index - 30), index + 30), text];
    });
  if (Array.isArray(value))
    return value.flatMap((part, index) =>
      changesOf(part, `${where}[${index}]`).map(
        ([path, text, change]): Changed => [path, text, value.with(index, change)],
      ),
    );
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'indent'
      ? []
      : changesOf(part, `${where}.${key}`).map(
          ([path, text, change]): Changed => [path, text, { ...value, [key]: change }],
        ),
  );
}

/** @throws Error where the page has no check, or its check finds a problem already. */
export async function mutantsOf(address: PageAddress): Promise<Mutants> {
  const file = path.resolve('content', `${address}.check.ts`);
  const { code } = await transform(readFileSync(file, 'utf8'), { loader: 'ts', format: 'cjs' });
  const names = [...code.matchAll(/\brequire\("([^"]+)"\)/g)].map(([, name = '']) => name);
  const modules = new Map<string, Record<string, unknown>>();
  for (const name of names)
    modules.set(
      name,
      await import(name.startsWith('.') ? pathToFileURL(path.resolve(file, '..', name)).href : name),
    );
  const own = `./${path.basename(address)}`;
  const [exported, page] = Object.entries(modules.get(own) ?? {}).find(([, value]) => isPage(value)) ?? [];
  if (!exported || !isPage(page))
    throw new Error(`${address}.check.ts does not import its page from "${own}"`);

  const run = compileFunction(code, ['require', 'module']);
  const problemsOf = (changed: AnyPage): readonly string[] => {
    const module: { exports: Record<string, PieceCheck> } = { exports: {} };
    run((name: string) => (name === own ? { [exported]: changed } : modules.get(name)), module);
    return [
      ...Object.values(module.exports).flatMap(({ problems }) => problems),
      ...contentProblems([pageRecord(changed)]),
    ];
  };
  const before = problemsOf(page);
  if (before[0]) throw new Error(`${address}: its check finds something already: ${before[0]}`);

  const { detail } = page;
  const changes = pieceFields.flatMap((field) =>
    field in detail
      ? changesOf(Reflect.get(detail, field), field).map(([path, text, change]) => ({
          path,
          text,
          page: { ...page, detail: { ...detail, [field]: change } } as AnyPage,
        }))
      : [],
  );
  const isNoticed = (changed: AnyPage): boolean => {
    try {
      return problemsOf(changed).length > 0;
    } catch {
      return true;
    }
  };
  return {
    tried: changes.length,
    unnoticed: changes.filter(({ page }) => !isNoticed(page)).map(({ path, text }) => ({ path, text })),
  };
}

const isPage = (value: unknown): value is AnyPage =>
  typeof value === 'object' && value !== null && 'detail' in value;
