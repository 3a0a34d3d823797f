import type { Screen, ScreenPart, State } from '@/content/portfolio/screen';
import { type Box, type Primitive, path, rect } from './primitives';

export type PartName = ScreenPart['part'];
export type PartOf<P extends PartName> = Extract<ScreenPart, { part: P }>;
type Device = Screen['device'];

/** Layout and drawing of one kind of part. */
export interface Part<P extends PartName> {
  /** Least and greatest useful height at a width. */
  readonly height: (part: PartOf<P>, w: number) => readonly [least: number, greatest: number];
  /** Least width beside another part; a part without one, or where it is undefined, takes the screen's whole width. */
  readonly width?: (part: PartOf<P>, device: Device) => number | undefined;
  /** May grow sideways without looking empty. */
  readonly stretches?: true;
  /** The row to draw in the accent colour, should this part have the most urgent accent of its screen. */
  readonly accent?: (part: PartOf<P>, device: Device) => Accent | undefined;
  readonly draw: (part: PartOf<P>, room: Room) => readonly Primitive[];
  /** Where one of its rows, figures or stops is drawn in the part's box. */
  readonly rowBox?: (part: PartOf<P>, box: Box, row: number) => Box;
}

/** Of a screen's accents only the most urgent one is drawn. */
export interface Accent {
  readonly row: number;
  readonly urgency: number;
}

/** Place and accent of one part. */
export interface Room {
  readonly box: Box;
  /** The row in the accent colour; undefined where another part has the accent. */
  readonly accent: number | undefined;
  readonly device: Device;
}

/** Greatest distance that an accent's wash reaches out of its part's box on either side. */
export const bleed = 6;

/** Heights of rows that may stand as close as `least` and as far apart as `greatest`. */
export const rows = (count: number, least: number, greatest: number) =>
  [count * least, count * greatest] as const;

/** Height of the lines of a list and of figures below one another. */
export const lineHeight = (count: number, { h }: Box) => Math.min(27, h / count);

/** One of the rows that lie below one another from the top of a box. */
export const rowOf = ({ x, y, w }: Box, h: number, row: number): Box => ({ x, y: y + row * h, w, h });

/** The ground of a row in the accent colour, between the rules above and below it. */
export const rowWash = ({ x, y, w, h }: Box) =>
  path('wash', rect({ x: x - bleed, y: y + 1, w: w + 2 * bleed, h: h - 2 }));

/** The accent of rows with states: the first alert, else the first that is active. */
export function stateAccent(states: readonly (State | undefined)[]): Accent | undefined {
  const [alert, active] = [states.indexOf('alert'), states.indexOf('active')];
  if (alert >= 0) return { row: alert, urgency: 8 };
  return active >= 0 ? { row: active, urgency: 6 } : undefined;
}
