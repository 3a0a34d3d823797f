import type { SchematicMark } from '@/content/catalogue/schematic';
import type { Screen } from '@/content/portfolio/screen';
import { toSvg } from '@/pipeline/svg/svg';
import { type CorrectionPaint, correctionSvg, noteHeight } from './correction';
import { format } from './frames';
import { drawScreen, placeParts } from './layout';
import { kindOf } from './parts';
import {
  type Box,
  baseline,
  n,
  type Primitive,
  path,
  ring,
  type ScreenPaint,
  screenStyles,
  text,
} from './primitives';

/** Where a screen shows a module: a part by its place, and a row, figure or stop of it. */
interface Anchor {
  readonly part: number;
  readonly row?: number;
  /** Here shows what the correction of the page's drawing decided. */
  readonly corrected?: true;
}

/** Room for the balloons at either side of the screen, and above it where there is no note. */
const margin = { side: 48, top: 12 } as const;

const radius = 11;
/** From the edge of the drawing to the middle of a balloon. */
const inset = 23;
/** Between the middles of two balloons. */
const pitch = 28;
/** Between the end of a leader and what it points to. */
const gap = 5;

interface Balloon {
  readonly number: number;
  readonly side: 'west' | 'east';
  /** End of the leader. */
  readonly end: { readonly x: number; readonly y: number };
  /** Height of the middle of the circle. */
  readonly y: number;
}

/** Attributes of the parts that only an assembly has: its balloons by side, and the red pencil. */
type AssemblyPaint = ScreenPaint &
  Readonly<Record<Balloon['side'], string>> & { readonly correction: CorrectionPaint };

interface Assembly {
  readonly viewBox: string;
  /** The inside of the `<svg>`: the screen with its balloons, which the style sheet can move by side. */
  readonly drawn: string;
}

export function drawAssembly(
  screen: Screen,
  anchors: readonly (Anchor | undefined)[],
  mark: SchematicMark | undefined,
  paint: AssemblyPaint,
): Assembly {
  const balloons = balloonsOf(screen, anchors);
  const draw = (primitives: readonly Primitive[]) => toSvg(primitives, screenStyles, paint);
  const group = (side: Balloon['side']) =>
    `<g ${paint[side]}>${draw(balloons.filter((balloon) => balloon.side === side).flatMap(circle))}</g>`;
  const corrected = anchors.find((anchor) => anchor?.corrected);
  const note = corrected && mark;
  const top = note ? noteHeight(note) : margin.top;
  return {
    viewBox: `${-margin.side} ${-top} ${format.w + 2 * margin.side} ${format.h + top}`,
    drawn: [
      draw([...drawScreen(screen), ...balloons.flatMap(leader)]),
      note ? correctionSvg(note, boxOf(screen, corrected), paint.correction) : '',
      group('west'),
      group('east'),
    ].join(''),
  };
}

/** A balloon for each anchor, numbered by its place among them. */
export function balloonsOf(screen: Screen, anchors: readonly (Anchor | undefined)[]): readonly Balloon[] {
  const sides: Record<Balloon['side'], Balloon[]> = { west: [], east: [] };
  for (const [index, anchor] of anchors.entries()) {
    if (!anchor) continue;
    const box = boxOf(screen, anchor);
    const side = sideOf(box, sides.west.length <= sides.east.length ? 'west' : 'east');
    const y = box.y + box.h / 2;
    const x = side === 'west' ? box.x - gap : box.x + box.w + gap;
    sides[side].push({ number: index + 1, side, end: { x, y }, y });
  }
  return [...apart(sides.west), ...apart(sides.east)];
}

/** @throws Error where the screen has no such part */
function boxOf(screen: Screen, anchor: Anchor): Box {
  const found = placeParts(screen)[anchor.part];
  if (!found) throw new Error(`Screen "${screen.heading}" has no part ${anchor.part} for a balloon`);
  const { part, room } = found;
  return (anchor.row !== undefined && kindOf(part).rowBox?.(part, room.box, anchor.row)) || room.box;
}

/** The side that is nearer; of a box across the screen, the one with fewer balloons. */
function sideOf({ x, w }: Box, fewer: Balloon['side']): Balloon['side'] {
  if (w > format.w * 0.6) return fewer;
  return x + w / 2 < format.w / 2 ? 'west' : 'east';
}

/** Moves balloons of one side apart, downwards, and up again where they would leave the drawing. */
function apart(balloons: readonly Balloon[]): readonly Balloon[] {
  const sorted = [...balloons].sort((a, b) => a.y - b.y);
  const down: number[] = [];
  for (const { y } of sorted) down.push(Math.max(y, (down.at(-1) ?? -pitch) + pitch));
  const lowest = (index: number) => format.h - radius - 3 - (sorted.length - 1 - index) * pitch;
  return sorted.map((balloon, index) => ({ ...balloon, y: Math.min(down[index] ?? 0, lowest(index)) }));
}

const middleOf = (side: Balloon['side']) =>
  side === 'west' ? inset - margin.side : format.w + margin.side - inset;

function leader({ side, end, y }: Balloon): readonly Primitive[] {
  const start = middleOf(side) + (side === 'west' ? radius : -radius);
  return [
    path('ink', `M${n(start)} ${n(y)}L${n(end.x)} ${n(end.y)}`),
    path('dot', `M${n(end.x)} ${n(end.y)}h0`),
  ];
}

const circle = ({ number, side, y }: Balloon): readonly Primitive[] => [
  path('disc', ring(middleOf(side), y, radius)),
  text('stop', middleOf(side), baseline(y - radius, 2 * radius, 'stop'), String(number)),
];
