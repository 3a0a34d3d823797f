import { wholeNumber } from '../command';
import { Failure } from '../run';
import { type PageKind, pageKinds } from './pages';
import { type Part, parts } from './task';

/** The command line of the benchmark. */
export const commandLine = {
  what: { type: 'string', default: parts.join(','), help: 'what is measured' },
  only: { type: 'string', default: pageKinds.join(','), help: 'kinds of page' },
  runs: { type: 'string', default: '5', help: 'how often; the tables show medians' },
  dir: { type: 'string', default: 'out', help: 'the exported folder' },
  compare: { type: 'string', help: 'another exported folder of this site, measured beside it' },
} as const;

type Values = Readonly<Record<'what' | 'only' | 'runs' | 'dir', string>> & {
  readonly compare?: string | undefined;
};

export interface Options {
  readonly folder: string;
  readonly compare: string | undefined;
  readonly pages: readonly PageKind[];
  readonly parts: readonly Part[];
  readonly runs: number;
}

/** @throws Failure at a page, part or number that there is not */
export const readOptions = ({ what, only, runs, dir, compare }: Values): Options => ({
  folder: dir,
  compare,
  pages: choose('only', only, pageKinds),
  parts: choose('what', what, parts),
  runs: wholeNumber('runs', runs, 1000),
});

function choose<T extends string>(option: string, given: string, known: readonly T[]): readonly T[] {
  const names = given.split(',');
  const unknown = names.find((name) => !known.includes(name as T));
  if (unknown !== undefined)
    throw new Failure(`--${option} does not know "${unknown}": choose from ${known.join(', ')}.`);
  return known.filter((name) => names.includes(name));
}
