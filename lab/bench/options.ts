import { wholeNumber } from '@/pipeline/command';
import { Failure } from '@/pipeline/run';
import { type PageKind, pageKinds } from './pages';
import { type Part, parts } from './task';

/** The command line of the benchmark. */
export const commandLine = {
  what: {
    type: 'string',
    default: parts.filter((part) => part !== 'scale').join(','),
    help: 'what is measured; scale takes long',
  },
  only: { type: 'string', default: pageKinds.join(','), help: 'kinds of page' },
  runs: { type: 'string', default: '5', help: 'how often; the tables show medians' },
  dir: { type: 'string', default: 'out', help: 'the exported folder' },
  times: { type: 'string', default: '1,10', help: 'for scale: how many times the catalogue' },
  compare: { type: 'string', help: 'another exported folder of this site, measured beside it' },
} as const;

type Values = Readonly<Record<'what' | 'only' | 'runs' | 'dir' | 'times', string>> & {
  readonly compare?: string | undefined;
};

export interface Options {
  readonly folder: string;
  readonly compare: string | undefined;
  readonly pages: readonly PageKind[];
  readonly parts: readonly Part[];
  readonly runs: number;
  /** Factor by which `scale` multiplies the catalogue. */
  readonly times: readonly number[];
}

/** @throws Failure at a page, part or number that there is not */
export const readOptions = ({ what, only, runs, dir, times, compare }: Values): Options => ({
  folder: dir,
  compare,
  pages: choose('only', only, pageKinds),
  parts: choose('what', what, parts),
  runs: wholeNumber('runs', runs, 1000),
  times: times.split(',').map((count) => wholeNumber('times', count, 150)),
});

function choose<T extends string>(option: string, given: string, known: readonly T[]): readonly T[] {
  const names = given.split(',');
  const unknown = names.find((name) => !known.includes(name as T));
  if (unknown !== undefined)
    throw new Failure(`--${option} does not know "${unknown}": choose from ${known.join(', ')}.`);
  return known.filter((name) => names.includes(name));
}
