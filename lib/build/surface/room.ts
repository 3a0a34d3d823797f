import type { Surface, SurfacePart } from '@/content/portfolio/types';
import { type Box, size } from './marks';

/** Where and how one part is drawn. */
export interface Room {
  readonly box: Box;
  /** The row of this part that is the one thing to look at; undefined where that is in another part. */
  readonly accent: number | undefined;
  readonly device: Surface['device'];
}

export type PartOf<P extends SurfacePart['part']> = Extract<SurfacePart, { part: P }>;

/** Baseline of a text that is centred in a row. */
export const baseline = (y: number, h: number) => y + h / 2 + size.text * 0.34;
