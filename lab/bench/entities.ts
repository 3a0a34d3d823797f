import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** A file as a host answers with it. */
export interface Entity {
  readonly body: Buffer;
  readonly type: string;
  readonly headers: Readonly<Record<string, string | number>>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.xml': 'application/xml',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};
const compressed = new Set(['.png', '.woff2']);

/** Every file of an export by the address at which a host has it; what the build has compressed is not compressed again. */
export async function readEntities(folder: string): Promise<ReadonlyMap<string, Entity>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const known = new Set(files);
  const found = await Promise.all(
    files
      .filter((file) => !/\.(br|gz)$/.test(file))
      .map(async (file) => {
        const name = `/${path.relative(folder, file).replaceAll(path.sep, '/')}`;
        const encoded = known.has(`${file}.br`) ? await readFile(`${file}.br`) : undefined;
        return [cleanAddress(name), await entityOf(name, await readFile(file), encoded)] as const;
      }),
  );
  return new Map(found);
}

const cleanAddress = (name: string) => name.replace(/\.html$/, '').replace(/(?<=\/)index$/, '');

const brotli = promisify(brotliCompress);

/**
 * @param name path of the file in the export, from "/"
 * @param encoded by brotli, where that has been done
 */
export async function entityOf(name: string, bytes: Buffer, encoded?: Buffer): Promise<Entity> {
  const extension = path.extname(name);
  const isText = !compressed.has(extension);
  const body = isText
    ? (encoded ??
      (await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })))
    : bytes;
  const type = types[extension] ?? 'application/octet-stream';
  const isHashed = name.startsWith('/_next/static/');
  return {
    body,
    type,
    headers: {
      'content-type': type,
      'content-length': body.length,
      'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      'x-content-type-options': 'nosniff',
      etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"`,
      ...(isText && { 'content-encoding': 'br', vary: 'accept-encoding' }),
    },
  };
}
