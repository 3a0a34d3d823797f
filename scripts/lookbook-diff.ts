/**
 * `npm run lookbook:diff -- A B`: compares two look-books by pixels, prints a line for each picture that differs, and writes a
 * page that shows it before, after, and with its differences marked. A and B are folders, or names below `lookbook/`.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { type PictureRow, pictureIndex } from './lookbook-index';
import { Failure, main } from './run';

/** A channel may differ by this much before a pixel counts: the rasteriser's noise stays below it. */
const tolerance = 6;

interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

async function decode(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

interface Difference {
  /** Grey where both agree, marked where they differ. */
  readonly marked: Pixels;
  readonly pixels: number;
  readonly share: number;
  readonly firstRow: number;
}

/** Compares from the upper left corner; what only one of the two covers counts as different. */
function compare(before: Pixels, after: Pixels): Difference | undefined {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const data = Buffer.alloc(width * height * 4, 255);
  let pixels = 0;
  let firstRow = height;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      if (same(before, after, x, y)) {
        data.fill(greyOf(before, x, y), at, at + 3);
        continue;
      }
      pixels++;
      firstRow = Math.min(firstRow, y);
      data[at] = 214;
      data[at + 1] = 0;
      data[at + 2] = 120;
    }
  if (pixels === 0) return undefined;
  return { marked: { data, width, height }, pixels, share: pixels / (width * height), firstRow };
}

const offset = (image: Pixels, x: number, y: number) =>
  x < image.width && y < image.height ? (y * image.width + x) * 4 : undefined;

function same(before: Pixels, after: Pixels, x: number, y: number): boolean {
  const a = offset(before, x, y);
  const b = offset(after, x, y);
  if (a === undefined || b === undefined) return false;
  for (let channel = 0; channel < 3; channel++)
    if (Math.abs((before.data[a + channel] ?? 0) - (after.data[b + channel] ?? 0)) > tolerance) return false;
  return true;
}

/** A pale grey, so that marks stand out. */
function greyOf(image: Pixels, x: number, y: number): number {
  const at = offset(image, x, y) ?? 0;
  const [red = 0, green = 0, blue = 0] = image.data.subarray(at, at + 3);
  return Math.round(170 + (0.3 * red + 0.59 * green + 0.11 * blue) / 3);
}

function folderOf(name: string | undefined): string {
  const folder = [name, path.join('lookbook', name ?? '')].find(
    (candidate) => candidate && existsSync(path.join(candidate, 'index.html')),
  );
  if (!name || !folder)
    throw new Failure(
      `"${name ?? ''}" is no look-book: \`npm run lookbook:diff -- A B\` compares two of them.`,
    );
  return folder;
}

const picturesIn = async (folder: string) =>
  (await readdir(folder)).filter((file) => /@.*\.png$/.test(file)).sort();

await main(async () => {
  const [before, after] = process.argv.slice(2, 4).map(folderOf);
  if (!before || !after) throw new Failure('Name two look-books: `npm run lookbook:diff -- A B`.');
  const out = path.join('lookbook', `diff-${path.basename(before)}-${path.basename(after)}`);
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });

  const [old, current] = [await picturesIn(before), await picturesIn(after)];
  const shared = old.filter((file) => current.includes(file));
  for (const file of old.filter((name) => !current.includes(name)))
    console.log(`- ${file}: only in ${before}`);
  for (const file of current.filter((name) => !old.includes(name)))
    console.log(`+ ${file}: only in ${after}`);

  const rows: PictureRow[] = [];
  for (const file of shared) {
    const [a, b] = await Promise.all([before, after].map((folder) => readFile(path.join(folder, file))));
    if (!a || !b || a.equals(b)) continue;
    const difference = compare(await decode(a), await decode(b));
    if (!difference) continue;
    const { marked, pixels, share, firstRow } = difference;
    const { data, width, height } = marked;
    await sharp(data, { raw: { width, height, channels: 4 } })
      .png()
      .toFile(path.join(out, file));
    const note = `${(share * 100).toFixed(2)} %, ${pixels} pixels, from row ${firstRow}`;
    console.log(`≠ ${file}: ${note}`);
    rows.push({
      name: file.replace('.png', '').replaceAll('--', '/').replace('@', ' @ '),
      pictures: [
        { file: path.relative(out, path.join(before, file)), caption: 'before' },
        { file: path.relative(out, path.join(after, file)), caption: 'after' },
        { file, caption: note },
      ],
    });
  }
  const title = `Look-book: ${path.basename(before)} to ${path.basename(after)}`;
  await writeFile(path.join(out, 'index.html'), pictureIndex(title, rows));
  console.log(`${rows.length} of ${shared.length} pictures differ: ${path.join(out, 'index.html')}`);
});
