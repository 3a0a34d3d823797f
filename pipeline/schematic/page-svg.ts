import type { Area, Point } from '@/lib/schematic/area';
import { type Drawing, type DrawnMark, texts } from '@/lib/schematic/drawing';
import { square } from '@/lib/schematic/layout/sheet';
import { tenths as n } from '@/lib/svg/tenths';
import { escapeXml, toSvg } from '@/pipeline/svg/svg';
import {
  boxPrimitive,
  flowPrimitives,
  labelPrimitive,
  lanePrimitives,
  type SchematicPaint,
  schematicStyles,
} from './svg';

/** Attributes of the parts that only a page's drawing has. */
export type PageDrawingPaint = SchematicPaint & {
  /** One flow with its arrowhead and label. */
  readonly step: string;
  readonly paper: string;
  readonly pencil: string;
  readonly struck: string;
  readonly revisionA: string;
  readonly revisionB: string;
};

interface PageDrawingOptions {
  readonly drawing: Drawing;
  /** Text alternative of the picture. */
  readonly name: string;
  /** Id of the part that the detail of the mark repeats with `<use>`: all but lanes and what a revision changes. */
  readonly id: string | undefined;
  readonly paint: PageDrawingPaint;
}

/** The inside of a drawing's `<svg>`. */
export function pageDrawingSvg({ drawing, name, id, paint }: PageDrawingOptions): string {
  const { nodes, flows, mark } = drawing;
  const draw = (primitives: Parameters<typeof toSvg>[0]) => toSvg(primitives, schematicStyles, paint);
  const steps = flows.map((flow) => `<g ${paint.step}>${numberApart(draw(flowPrimitives(flow)))}</g>`);
  const labels = nodes
    .filter((node) => node.id !== mark?.node)
    .map((node) => labelPrimitive(node, node.lines));
  const picture = [
    id && paper(drawing, id, paint.paper),
    draw(lanePrimitives(drawing)),
    `<g${id ? ` id='${id}'` : ''}>${draw(nodes.map(boxPrimitive))}<g>${steps.join('')}</g>${draw(labels)}${mark ? cloud(mark, paint) : ''}</g>`,
    mark && revisions(drawing, mark, paint),
  ];
  return `<g role='img' aria-label='${attribute(name)}'>${picture.filter(Boolean).join('')}</g>`;
}

/** The squares on which the boxes stand, as large as the drawing. */
const paper = ({ width, height }: Drawing, id: string, paint: string) =>
  `<pattern id='${id}-paper' width='${2 * square}' height='${2 * square}' patternUnits='userSpaceOnUse'><path ${paint} d='M0 0H${2 * square}M0 0V${2 * square}'/></pattern><path fill='url(#${id}-paper)' d='M0 0H${n(width)}V${n(height)}H0Z'/>`;

/** The number of a flow's label in a `tspan` of its own, for the style sheet. */
const numberApart = (svg: string) => svg.replace(/(<text [^>]*>)(\d+)/, '$1<tspan>$2</tspan>');

const attribute = (text: string) => escapeXml(text).replaceAll("'", '&apos;');

function revisions({ nodes }: Drawing, mark: DrawnMark, paint: PageDrawingPaint): string {
  const node = nodes.find(({ id }) => id === mark.node);
  if (!node) return '';
  const label = (lines: readonly string[]) => toSvg([labelPrimitive(node, lines)], schematicStyles, paint);
  const isEnd = mark.side === 'right';
  const { size, leading } = texts.note;
  // A leader from below ends under the last line of either revision.
  const first = (rows: number) => (mark.side === 'bottom' ? mark.note.height - rows * leading : 0);
  const written = (lines: readonly string[], top: number) =>
    toSvg(
      [
        {
          text: isEnd ? 'noteEnd' : 'note',
          x: Math.round(mark.note.x + (isEnd ? mark.note.width : 0)),
          y: Math.round(mark.note.y + size + top),
          lines,
        },
      ],
      schematicStyles,
      paint,
    );
  const answerTop = first(mark.answer.length + 1);
  return [
    `<g ${paint.revisionA}>${label(mark.before)}${written(mark.doubt, first(mark.doubt.length))}</g>`,
    `<g ${paint.revisionB}>${label(node.lines)}<g ${paint.struck}>${written([mark.struck], answerTop)}</g>${written(mark.answer, answerTop + leading)}</g>`,
  ].join('');
}

const cloud = ({ cloud, leader }: DrawnMark, paint: PageDrawingPaint) =>
  `<path ${paint.pencil} d='${cloudPath(cloud)}${curvePath(leader)}'/>`;

function curvePath([from, ...rest]: DrawnMark['leader']): string {
  const pair = ({ x, y }: Point) => `${n(x)} ${n(y)}`;
  return `M${pair(from)}C${rest.map(pair).join(' ')}`;
}

/** Bulges round an area, as a reviewer's cloud has them. */
export function cloudPath({ left, top, right, bottom }: Area): string {
  const side = (length: number, x: number, y: number) => {
    const bulges = Math.max(2, Math.round(Math.abs(length) / 17));
    const part = length / bulges;
    const radius = n(Math.abs(part) * 0.62);
    return `a${radius} ${radius} 0 0 1 ${n(part * x)} ${n(part * y)}`.repeat(bulges);
  };
  const width = right - left;
  const height = bottom - top;
  return `M${n(left)} ${n(top)}${side(width, 1, 0)}${side(height, 0, 1)}${side(-width, 1, 0)}${side(-height, 0, 1)}`;
}
