import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const text = /\.(html|css|js|json|md|svg|txt|webmanifest|xml)$/;

const encoders = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
} as const;

/** Writes a `.br` and a `.gz` beside each file of text, for hosts that send what is compressed already. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && text.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  // A page stands under several names: it is compressed once.
  const places = new Map<string, string[]>();
  for (const file of files) {
    const content = await readFile(file, 'latin1');
    places.set(content, [...(places.get(content) ?? []), file]);
  }
  await Promise.all(
    [...places].map(async ([content, names]) => {
      for (const [extension, encode] of Object.entries(encoders)) {
        const encoded = await encode(Buffer.from(content, 'latin1'));
        await Promise.all(names.map((name) => writeFile(`${name}.${extension}`, encoded)));
      }
    }),
  );
}
