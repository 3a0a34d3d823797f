import { type ResvgRenderOptions, renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import { family, fontFiles } from '@/lib/build/drawing/fonts';

/** System fonts stay out, or an image would depend on the machine that built it. */
const options: ResvgRenderOptions = {
  font: { fontFiles: [...fontFiles], loadSystemFonts: false, defaultFontFamily: family },
};

/** A PNG of at most 256 colours. Below an effort of 4 the quantiser rounds the paper's colour off. */
export async function toPng(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const { pixels, width, height } = await renderAsync(svg, options);
  const png = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .png({ palette: true, dither: 0, effort: 4, compressionLevel: 9 })
    .toBuffer();
  return new Uint8Array(png);
}
