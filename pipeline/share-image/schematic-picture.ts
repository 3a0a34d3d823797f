import { type Drawing, type DrawnLane, texts } from '@/lib/schematic/drawing';
import { square } from '@/lib/schematic/layout/sheet';
import type { TextStyle } from '@/lib/svg/measure';
import { tenths } from '@/lib/svg/tenths';
import { type SchematicPaint, schematicStyles, systemPrimitives } from '@/pipeline/schematic/svg';
import { familyOf } from '@/pipeline/svg/fonts';
import { widthOf } from '@/pipeline/svg/measure';
import type { Palette } from '@/pipeline/svg/palette';
import { toSvg } from '@/pipeline/svg/svg';
import { type Picture, room } from './picture-room';

/**
 * A page's schematic, as wide as the paper at the right, so that its bands run from edge to edge. Lines are stronger than on the
 * page, since a share image is seen at half its size.
 */
export function schematicPicture(drawing: Drawing, colour: Palette): Picture {
  const { height, lanes } = drawing;
  const width = Math.max(drawing.width, (height * room.width) / room.height);
  const left = (width - drawing.width) / 2;
  const rules = lanes
    .slice(1)
    .map(({ band: { top } }) => `M${tenths(-width)} ${tenths(top)}H${tenths(2 * width)}`);
  const paint = paintOf(colour);
  return {
    width,
    height,
    svg: `<path ${paint.rule} d='${rules.join('')}'/>
${lanes.map((lane) => laneName(lane, left, paint.lane)).join('')}
<g transform='translate(${tenths(left)})'>${toSvg(systemPrimitives(drawing), schematicStyles, paint)}</g>`,
  };
}

/** A lane's name at the drawing's edge moves to the paper's edge and grows; one that made way for a flow keeps its place. */
function laneName({ text, x, y, width }: DrawnLane, left: number, paint: string): string {
  const style: TextStyle = { ...texts.lane, face: 'heading' };
  const moves = x <= square;
  const most = ((left + x + width) / widthOf(text, style)) * style.size;
  const size = moves ? Math.min(style.size * 1.25, most) : style.size;
  return toSvg(
    [{ text: 'lane', x: moves ? 0 : left + x, y: y + size, lines: [text] }],
    { paths: [], texts: { lane: { ...style, size } } },
    { lane: paint },
  );
}

function paintOf(colour: Palette): SchematicPaint {
  const box = `fill='${colour.paper}' stroke='${colour.ink}' stroke-width='1.7' stroke-linejoin='round'`;
  return {
    rule: `stroke='${colour.rule}' stroke-width='1.4'`,
    flows: `fill='none' stroke='${colour.ink}' stroke-width='1.5'`,
    arrows: `fill='${colour.flame}' stroke='${colour.flame}' stroke-width='2' stroke-linejoin='round'`,
    nodes: box,
    outside: `${box} stroke-dasharray='4 3'`,
    lane: `fill='${colour.muted}'`,
    node: `font-family='${familyOf('text')}' fill='${colour.ink}'`,
    note: '',
    noteEnd: '',
    flow: `font-family='${familyOf('text')}' fill='${colour.muted}' paint-order='stroke' stroke='${colour.raised}' stroke-width='4' stroke-linejoin='round'`,
  };
}
