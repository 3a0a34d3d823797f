import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { Failure } from '../run';

export const readText = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, 'utf8') : undefined;

/** Writes a file so that a reader, also after a kill, finds the old text or the new one, whole. */
export function writeWhole(file: string, text: string): void {
  const target = existsSync(file) ? realpathSync(file) : file;
  const unfinished = path.join(path.dirname(target), '.setup-unfinished');
  const mode = existsSync(target) ? statSync(target).mode : 0o644;
  const descriptor = openSync(unfinished, 'w', mode);
  writeFileSync(descriptor, text);
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(unfinished, target);
}

/**
 * A file of variables with these values: other lines, comments among them, stay as they are.
 * @throws Failure where a value cannot be written so that it is read back as it is
 */
export function withVariables(text: string, values: Readonly<Record<string, string>>): string {
  const before = parseEnv(text);
  const changed = Object.entries(values).filter(([name, value]) => value !== (before[name] ?? ''));
  const written = changed.reduce(withVariable, text);
  const after = parseEnv(written);
  for (const [name, value] of Object.entries({ ...before, ...Object.fromEntries(changed) }))
    if (after[name] !== value)
      throw new Failure(
        `${name} is "${value}", which cannot be written into .env beside what stands there: write it there by hand.`,
      );
  return written;
}

function withVariable(text: string, [name, value]: readonly [string, string]): string {
  const line = `${name}=${quoted(value)}`;
  // `parseEnv` takes the last of two lines of one name.
  const [last] = [...text.matchAll(new RegExp(`^[ \\t]*(?:export[ \\t]+)?${name}[ \\t]*=.*$`, 'gm'))].slice(
    -1,
  );
  if (last) return text.slice(0, last.index) + line + text.slice(last.index + last[0].length);
  return `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${line}\n`;
}

/** The first way of writing that keeps the value as it is. */
const quoted = (value: string): string =>
  /^[\w@.:/+-]*$/.test(value)
    ? value
    : (["'", '`', '"']
        .map((quote) => quote + value + quote)
        .find((text) => parseEnv(`A=${text}`).A === value) ?? value);
