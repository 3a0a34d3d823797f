import type { MotifName } from '@/content/catalogue/schema';
import { motifs } from '@/content/motifs';
import type { Palette } from '@/pipeline/svg/palette';
import type { Picture } from './picture-room';

const cell = 96;

/** The motifs of a hub's categories in rows. */
export function motifsPicture(names: readonly MotifName[], colour: Palette): Picture {
  const columns = names.length > 6 ? 3 : 2;
  const rows = Math.ceil(names.length / columns);
  const drawn = names.map((name, index) => {
    const x = (index % columns) * cell + 24;
    const y = Math.floor(index / columns) * cell + 24;
    const { ink, flame } = motifs[name];
    return `<g transform="translate(${x} ${y})"><path stroke="${colour.ink}" stroke-width="1.5" d="${ink}"/><path stroke="${colour.flame}" stroke-width="2.1" d="${flame}"/></g>`;
  });
  return {
    width: columns * cell,
    height: rows * cell,
    svg: `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${drawn.join('')}</g>`,
  };
}
