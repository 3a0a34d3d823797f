import type { Surface, SurfacePart } from '@/content/portfolio/types';
import type { Box, Mark } from './marks';

export type PartName = SurfacePart['part'];
export type PartOf<P extends PartName> = Extract<SurfacePart, { part: P }>;
type Device = Surface['device'];

/** How one kind of part is laid out and drawn. */
export interface Part<P extends PartName> {
  /** Least and greatest useful height at a width. */
  readonly height: (part: PartOf<P>, w: number) => readonly [least: number, greatest: number];
  /** Least width beside another part; a part without one, or where it is undefined, takes the screen's whole width. */
  readonly width?: (part: PartOf<P>, device: Device) => number | undefined;
  /** May grow sideways without looking empty. */
  readonly stretches?: true;
  /** The row that is worth the first look. */
  readonly accent?: (part: PartOf<P>, device: Device) => Accent | undefined;
  readonly draw: (part: PartOf<P>, room: Room) => readonly Mark[];
}

/** The most urgent accent of a screen is the one thing to look at. */
export interface Accent {
  readonly row: number;
  readonly urgency: number;
}

/** Where and how one part is drawn. */
export interface Room {
  readonly box: Box;
  /** The row that is the one thing to look at; undefined where that is in another part. */
  readonly accent: number | undefined;
  readonly device: Device;
}

/** How far an accent's wash may reach out of its part's box on either side. */
export const bleed = 6;

/** Heights of rows that may stand as close as `least` and as far apart as `greatest`. */
export const rows = (count: number, least: number, greatest: number) =>
  [count * least, count * greatest] as const;
