import type { NodeKind } from '@/content/catalogue/schematic';

/** A visitor's own drawing, as rows. Labels may be empty, in any script, and hold emoji. */
export interface SketchBox {
  /** Unique among the boxes, and kept when the row is renamed or moved. */
  readonly id: string;
  readonly label: string;
  readonly kind: NodeKind;
  /** Name of the group that it belongs to. Boxes of the same name stand in one lane; lanes stand in the order in which they are first named. */
  readonly lane: string;
}

export interface SketchFlow {
  /** Ids of boxes. */
  readonly from: string;
  readonly to: string;
  /** What moves. */
  readonly label: string;
}

export interface Sketch {
  readonly title: string;
  readonly boxes: readonly SketchBox[];
  readonly flows: readonly SketchFlow[];
  /** The one thing that hurts: a box in red pencil, and what is wrong with it. */
  readonly hurt?: { readonly box: string; readonly note: string };
}

export const limits = {
  boxes: { least: 2, most: 14 },
  flows: { least: 1, most: 20 },
  /** Characters, as a reader counts them, of any label, lane, title or note. */
  label: 60,
} as const;
