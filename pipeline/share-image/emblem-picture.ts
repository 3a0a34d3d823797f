import { emblem } from '@/content/emblem';
import type { Palette } from '@/pipeline/svg/palette';
import type { Picture } from './picture-room';

const scale = 15;
const at = (value: number) => (value * scale).toFixed(1);

/** The emblem under construction, with the handles of its curves: for pages without a drawing of their own. */
export function emblemPicture(colour: Palette): Picture {
  const side = 24 * scale;
  const square = (x: number, y: number, half: number) =>
    `M${x * scale - half} ${y * scale - half}h${2 * half}v${2 * half}h${-2 * half}z`;
  const handles = emblem.handles.map(
    ([x, y, pullX, pullY]) => `M${at(x)} ${at(y)}L${at(pullX)} ${at(pullY)}`,
  );
  const svg = `<path fill="none" stroke="${colour.line}" stroke-dasharray="5 4" d="M0 ${side}L${side} 0M0 0H${side}V${side}H0Z"/>
<g transform="scale(${scale})"><path fill="${colour.flame}" d="${emblem.petal}"/><path fill="none" stroke="${colour.raised}" stroke-width="1.2" stroke-linecap="round" d="${emblem.keel}"/></g>
<path fill="none" stroke="${colour.ink}" stroke-width="1.5" d="${handles.join('')}"/>
<path fill="${colour.raised}" stroke="${colour.ink}" stroke-width="1.5" d="${emblem.handles.map(([, , x, y]) => square(x, y, 5)).join('')}"/>
<path fill="${colour.ink}" d="${square(4, 21, 6)}${square(21.5, 2.5, 6)}"/>`;
  return { width: side, height: side, svg };
}
