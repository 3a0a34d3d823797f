import { company } from '@/content/company';
import { emblem } from '@/content/emblem';
import type { SitePage } from '@/lib/pages';
import { routes } from '@/lib/routes';
import { familyOf } from '@/pipeline/svg/fonts';
import { type Palette, readPalette } from '@/pipeline/svg/palette';
import { escapeXml } from '@/pipeline/svg/svg';
import { fitTitle } from './fit-title';
import { pictureOf } from './picture';
import { type Picture, room } from './picture-room';
import { toPng } from './raster';

/** The size that networks ask for (1.91 : 1). */
const width = 1200;
const height = 630;
const margin = 64;
const cell = 24;
/** Left edge of the lighter paper at the right, on a line of the grid. A device's screen needs a wider one. */
const paperLeft = ({ standing }: Picture) => (standing ? 26 : 31) * cell;
/** Letter spacing of headings in em, as `--tracking-tight`. */
const tracking = -0.018;
const titleSizes = [88, 80, 74, 68, 63, 58, 53, 48, 44];

/** The share image of a page: brand, kicker and title at the left, the page's drawing on lighter paper at the right. */
export async function drawShareImage(page: SitePage): Promise<Uint8Array<ArrayBuffer>> {
  const colour = readPalette('light');
  // The images' faces lack U+2011, the hyphen that keeps a record's number on one line.
  return toPng(compose(page, await pictureOf(page.path, colour), colour).replaceAll('\u2011', '-'));
}

function compose(page: SitePage, picture: Picture, colour: Palette): string {
  const paperX = paperLeft(picture);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="${familyOf('heading')}" font-weight="500">
${paper(paperX, colour)}
${brand(picture.number, paperX - 40, colour)}
${headline(page, paperX - 40 - margin, colour)}
${foot(paperX - 40, colour)}
${placed(picture, paperX)}
<path stroke="${colour.line}" stroke-width="2" d="M${paperX} 0V${height}"/>
</svg>`;
}

/** The two grounds, and squares across both. The grid stands on whole pixels. */
function paper(paperX: number, colour: Palette): string {
  const lines = (to: number, line: (at: number) => string) =>
    Array.from({ length: Math.ceil(to / cell) }, (_, index) => line(index * cell + 0.5)).join('');
  const grid = lines(width, (x) => `M${x} 0V${height}`) + lines(height, (y) => `M0 ${y}H${width}`);
  return `<path fill="${colour.paper}" d="M0 0H${width}V${height}H0Z"/><path fill="${colour.raised}" d="M${paperX} 0H${width}V${height}H${paperX}Z"/>
<path stroke="${colour.grid}" d="${grid}"/>`;
}

function brand(number: string | undefined, right: number, colour: Palette): string {
  const side = 46;
  const size = 31;
  return `<g transform="translate(${margin - 5} ${margin - 12}) scale(${side / 24})"><path fill="${colour.flame}" d="${emblem.petal}"/><path fill="none" stroke="${colour.paper}" stroke-width="1.6" stroke-linecap="round" d="${emblem.keel}"/></g>
<text x="${margin + side + 4}" y="${margin + 22}" font-size="${size}" font-weight="700" letter-spacing="${size * tracking}" fill="${colour.ink}">${escapeXml(company.name)}</text>${
    number
      ? `<text x="${right}" y="${margin + 20}" font-size="21" font-weight="600" text-anchor="end" fill="${colour['flame-deep']}">${number}</text>`
      : ''
  }`;
}

/** Stands on a fixed last line, so that titles of any length share their lower edge. */
function headline({ title, kicker, path }: SitePage, titleWidth: number, colour: Palette): string {
  const { size, lines } = fitTitle(
    title,
    { width: titleWidth, maxLines: 3, sizes: titleSizes },
    { face: 'heading', weight: 600, tracking },
  );
  const leading = Math.round(size * 1.06);
  const first = 500 - (lines.length - 1) * leading;
  const above =
    // "Home" says nothing away from the site, and a kicker that repeats the title says it twice.
    path === routes.home || kicker === title
      ? ''
      : `<text x="${margin}" y="${first - Math.round(size * 0.72) - 30}" font-size="27" font-weight="600" fill="${colour['flame-deep']}">${escapeXml(kicker)}</text>`;
  return (
    above +
    lines
      .map(
        (line, index) =>
          `<text x="${margin - size * 0.04}" y="${first + index * leading}" font-size="${size}" font-weight="600" letter-spacing="${size * tracking}" fill="${colour.ink}">${escapeXml(line)}</text>`,
      )
      .join('')
  );
}

function foot(right: number, colour: Palette): string {
  const y = height - margin + 14;
  return `<path stroke="${colour.line}" stroke-width="1.5" d="M${margin} ${y - 36}H${right}"/>
<text x="${margin}" y="${y}" font-size="21" fill="${colour.muted}">${escapeXml(company.tagline)}</text>`;
}

/** The picture as large as the paper allows; parts beyond its edge are clipped. */
function placed({ width: w, height: h, standing, svg }: Picture, paperX: number): string {
  const paperWidth = width - paperX;
  const scale = standing ? (paperWidth - 64) / w : Math.min(room.width / w, room.height / h);
  const x = paperX + (paperWidth - w * scale) / 2;
  const y = standing ? height - h * scale : (height - h * scale) / 2;
  return `<clipPath id="paper"><path d="M${paperX} 0H${width}V${height}H${paperX}Z"/></clipPath>
<g clip-path="url(#paper)"><g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})">${svg}</g></g>`;
}
