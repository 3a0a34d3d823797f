import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { emblem } from '@/content/emblem';
import { readPalette } from '@/pipeline/svg/palette';
import { command } from '../pipeline/command';

/*
 * Writes the icons of `public/`, which are committed: they change only when the emblem, the palette or this script does, so the build does not
 * draw them.
 */

const light = readPalette('light');
const dark = readPalette('dark');

/** The emblem's middle and its longer side, on its own grid. */
const middle = { x: 12.75, y: 11.75 };
const extent = 18.6;

interface Icon {
  /** Share of the icon's side that the emblem fills. */
  readonly fill: number;
  /** Width of the keel on the emblem's grid: wider where the icon is small, or it closes up. */
  readonly keel: number;
  readonly ground?: string;
  readonly style?: string;
}

/**
 * The one source of every icon. The keel is cut out, not painted, so that the emblem stands on any ground.
 * Fixed colours come first: a browser that reads no style in an icon still shows the flame.
 */
function draw({ fill, keel, ground, style }: Icon): string {
  const side = extent / fill;
  const box = `${(middle.x - side / 2).toFixed(2)} ${(middle.y - side / 2).toFixed(2)} ${side.toFixed(2)} ${side.toFixed(2)}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="512" height="512">`,
    ...(style ? [`<style>${style}</style>`] : []),
    ...(ground ? [`<rect x="-50" y="-50" width="124" height="124" fill="${ground}"/>`] : []),
    `<mask id="k"><path d="M-9-9h42v42H-9z" fill="#fff"/><path d="${emblem.keel}" fill="none" stroke="#000" stroke-width="${keel}" stroke-linecap="round"/></mask>`,
    `<path id="p" d="${emblem.petal}" fill="${light.flame}" mask="url(#k)"/>`,
    '</svg>\n',
  ].join('');
}

/** Without `palette` for the ICO file, where Windows reads 32-bit entries only. */
const png = (icon: Icon, side: number, palette = true) =>
  sharp(Buffer.from(draw(icon)))
    .resize(side, side)
    .png({ palette, compressionLevel: 9 })
    .toBuffer();

/** An ICO file of PNG entries: a header of 6 bytes, a directory entry of 16 bytes each, then the images. */
function ico(images: readonly { readonly side: number; readonly data: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  for (const [index, { side, data }] of images.entries()) {
    const at = 6 + 16 * index;
    header.writeUInt8(side, at);
    header.writeUInt8(side, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(data.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += data.length;
  }
  return Buffer.concat([header, ...images.map(({ data }) => data)]);
}

await command(
  { name: 'npm run icons', help: 'Draws the icons in public/ from the emblem and the palette.' },
  async () => {
    const tab: Icon = { fill: 0.96, keel: 1.9 };
    const tile: Icon = { fill: 0.68, keel: 1.6, ground: light.paper };
    // May be cut to a circle of 80 % of its side.
    const maskable: Icon = { fill: 0.52, keel: 1.6, ground: light.paper };
    const sides = [16, 32, 48];
    const files: Readonly<Record<string, string | Buffer>> = {
      'icon.svg': draw({ ...tab, style: `@media (prefers-color-scheme:dark){#p{fill:${dark.flame}}}` }),
      'favicon.ico': ico(
        await Promise.all(
          sides.map(async (side) => ({
            side,
            data: await png({ ...tab, keel: side === 16 ? 2.4 : 1.9 }, side, false),
          })),
        ),
      ),
      'apple-touch-icon.png': await png(tile, 180),
      'icon-192.png': await png(tile, 192),
      'icon-512.png': await png(tile, 512),
      'icon-maskable-512.png': await png(maskable, 512),
    };
    await Promise.all(
      Object.entries(files).map(([name, data]) => writeFile(path.join('public', name), data)),
    );
  },
);
