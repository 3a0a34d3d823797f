import { type ResvgRenderOptions, renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import { diskCache } from '@/pipeline/cache';
import { familyOf, fontFiles } from '@/pipeline/svg/fonts';

/** System fonts stay out, or an image would depend on the machine that built it. */
const options: ResvgRenderOptions = {
  font: { fontFiles: [...fontFiles], loadSystemFonts: false, defaultFontFamily: familyOf('heading') },
};

/** A PNG of at most 256 colours. Below an effort of 4 the quantiser rounds the paper's colour off. */
export async function toPng(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await rastered(svg, () => raster(svg)));
}

export const rasterRecipe = {
  name: 'share-image',
  sources: ['pipeline/share-image/raster.ts', 'pipeline/svg/fonts.ts', 'app/og/fonts'],
  libraries: ['@resvg/resvg-js', 'fontkit', 'sharp'],
};
const rastered = diskCache(rasterRecipe);

async function raster(svg: string): Promise<Buffer> {
  const { pixels, width, height } = await renderAsync(svg, options);
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png({ palette: true, dither: 0, effort: 4, compressionLevel: 9 })
    .toBuffer();
}
