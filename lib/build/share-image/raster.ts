import path from 'node:path';
import { Resvg, type ResvgRenderOptions, renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';

/** Family name inside the files of `app/og/fonts`. */
export const family = 'Familjen Grotesk';
export type Weight = 500 | 600 | 700;

/**
 * The heading face as three static files: the renderer reads neither woff2 nor variable fonts. They are the Latin files of
 * @fontsource/familjen-grotesk 5 with the rupee sign of its Latin Extended file merged in. System fonts stay out, or an
 * image would depend on the machine that built it.
 */
const options: ResvgRenderOptions = {
  font: {
    fontFiles: ([500, 600, 700] satisfies Weight[]).map((weight) =>
      path.join(process.cwd(), 'app', 'og', 'fonts', `familjen-grotesk-${weight}.ttf`),
    ),
    loadSystemFonts: false,
    defaultFontFamily: family,
  },
};

/** A PNG of at most 256 colours. Below an effort of 4 the quantiser rounds the paper's colour off. */
export async function toPng(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const { pixels, width, height } = await renderAsync(svg, options);
  const png = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .png({ palette: true, dither: 0, effort: 4, compressionLevel: 9 })
    .toBuffer();
  return new Uint8Array(png);
}

const advances = new Map<string, number>();

/** Width of a text at a font size of 1, from the font itself. Without kerning, which only ever takes room away. */
export function measure(text: string, weight: Weight): number {
  return [...text].reduce((sum, char) => sum + advance(char, weight), 0);
}

/** What a character adds between two others: a bounding box alone leaves out its side bearings. */
function advance(char: string, weight: Weight): number {
  const key = `${weight}${char}`;
  const known = advances.get(key);
  if (known !== undefined) return known;
  const value = (inkWidth(`n${char}n`, weight) - inkWidth('nn', weight)) / 100;
  advances.set(key, value);
  return value;
}

function inkWidth(text: string, weight: Weight): number {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><text font-family="${family}" font-size="100" font-weight="${weight}">${escapeXml(text)}</text></svg>`;
  return new Resvg(svg, options).getBBox()?.width ?? 0;
}

/** A text as SVG content or attribute value. */
export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
