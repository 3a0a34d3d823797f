import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/*
 * Slow results are kept on disk, because pages and share images are bundled apart, are rendered by several processes, and are built
 * twice by `npm test`. A key covers all that the result follows from, so nothing has to be thrown away by hand.
 */

export const cacheFolder = path.join(process.cwd(), '.cache');

/** Names a kind of result and the files and libraries that it depends on, beside its input. */
export interface ResultKind {
  readonly name: string;
  /** Files and folders of the project. */
  readonly sources: readonly string[];
  readonly libraries: readonly string[];
}

/** @returns `work()`, done once for one input and one state of the code */
export function diskCache({ name, sources, libraries }: ResultKind) {
  let code: Buffer | undefined;
  return async (input: string, work: () => Promise<string | Uint8Array>): Promise<Buffer> => {
    code ??= codeDigest([...sources, ...libraries.map((library) => `node_modules/${library}/package.json`)]);
    const file = path.join(cacheFolder, `${name}-${digest(code, input).toString('hex', 0, 16)}`);
    const kept = read(file);
    if (kept) return kept;
    const result = Buffer.from(await work());
    keep(file, result);
    return result;
  };
}

const digest = (...parts: readonly (string | Buffer)[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();
const digestLength = 32;

/** A file begins with the digest of the rest: one that was cut short or changed is worked out anew. */
function read(file: string): Buffer | undefined {
  try {
    const bytes = readFileSync(file);
    const result = bytes.subarray(digestLength);
    return digest(result).equals(bytes.subarray(0, digestLength)) ? result : undefined;
  } catch {
    return undefined;
  }
}

function keep(file: string, result: Buffer): void {
  const unfinished = `${file}.${process.pid}`;
  try {
    mkdirSync(cacheFolder, { recursive: true });
    writeFileSync(unfinished, Buffer.concat([digest(result), result]));
    // Written under another name first, because another process may be reading.
    renameSync(unfinished, file);
  } catch {
    // Errors are ignored: a full or read-only disk only makes the next build slower.
  }
}

/** Native libraries of two systems may differ in their results. */
const codeDigest = (sources: readonly string[]): Buffer =>
  digest(process.platform, process.arch, ...sources.flatMap(filesIn).map((file) => readFileSync(file)));

function filesIn(source: string): string[] {
  const found = path.join(process.cwd(), source);
  return statSync(found).isDirectory()
    ? readdirSync(found)
        .sort()
        .flatMap((name) => filesIn(path.join(source, name)))
    : [found];
}
