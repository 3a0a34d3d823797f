import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/*
 * Slow results are kept on disk, because pages and share images are bundled apart, are rendered by several processes, and are built
 * twice by `npm test`. A key covers all that the result follows from, so nothing has to be thrown away by hand.
 */

export const folder = path.join(process.cwd(), 'node_modules', '.cache', 'palash');
/** What a drawing's layout follows from beside its data. */
const folders = ['lib/build/drawing', 'lib/build/schematic', 'app/og/fonts'];
const libraries = ['elkjs', 'fontkit'].map((name) => `node_modules/${name}/package.json`);

let codeDigest: string | undefined;

/** `work(input)`, done once for one input and one state of the code. Input and result are plain JSON. */
export async function cached<In, Out>(
  name: string,
  input: In,
  work: (input: In) => Promise<Out>,
): Promise<Out> {
  codeDigest ??= digest(
    ...[...libraries, ...folders.flatMap(filesIn)].map((file) =>
      readFileSync(path.join(process.cwd(), file)),
    ),
  );
  const file = path.join(folder, `${name}-${digest(codeDigest, JSON.stringify(input))}.json`);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Out;
  } catch {
    const result = await work(input);
    mkdirSync(folder, { recursive: true });
    // Renamed when it is whole: another process may be reading.
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(result));
    renameSync(`${file}.${process.pid}`, file);
    return result;
  }
}

const filesIn = (inside: string) =>
  readdirSync(path.join(process.cwd(), inside))
    .sort()
    .map((file) => path.join(inside, file));

function digest(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 24);
}
