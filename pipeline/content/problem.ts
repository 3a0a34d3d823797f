import path from 'node:path';

/* Imports nothing of `content/`: it also tells of content that cannot be imported. */

/** A line of a file of `content/`, counted from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

/**
 * A problem for people, or as GitHub's runner reads it, which shows it at that line of the change
 * (https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands#setting-an-error-message).
 */
export function problemText(problem: string, place: Place | undefined, isForRunner: boolean): string {
  if (!isForRunner) return place ? `${place.file}:${place.line}: ${problem}` : problem;
  const message = problem.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  return place ? `::error file=${place.file},line=${place.line}::${message}` : `::error::${message}`;
}

/** Reads file, line and message out of an error that kept a file of `content/` from being parsed; undefined for any other error. */
export function loadProblem(error: Error): { problem: string; place: Place } | undefined {
  const stack = (error.stack ?? '').replaceAll(`${process.cwd()}${path.sep}`, '').replaceAll(path.sep, '/');
  const named = /(?<!\w\/)\b(content\/[\w./-]+\.(?:ts|json))(?::(\d+))?/.exec(stack);
  if (!named) return undefined;
  const [, file = '', line = '1'] = named;
  const [, said = error.message] = /ERROR: (.*)/.exec(error.message) ?? [];
  const remedy =
    'an apostrophe within a text is ’, and each text stands in a pair of quotes with a comma after it';
  return {
    problem: `${file} cannot be read: ${said}${/ERROR: /.test(error.message) ? `: ${remedy}` : ''}`,
    place: { file, line: Number(line) },
  };
}
