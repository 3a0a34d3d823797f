/** Style of a text. The drawings' SVG carries size, weight, anchor and tracking, so that measured and drawn widths agree. */
export interface TextStyle {
  /** `note` is the reader's own monospace face. */
  readonly face: 'heading' | 'text' | 'note';
  /** In SVG user units. */
  readonly size: number;
  readonly weight: number;
  readonly anchor?: 'middle' | 'end';
  /** Letter spacing in em. */
  readonly tracking?: number;
  /** From one baseline to the next, for texts of several lines. */
  readonly leading?: number;
  /** Set to exactly the measured width, so that columns and what follows the text keep their places in any face. */
  readonly columns?: true;
}

/** Measures texts: the build by the faces' files, a browser on a canvas. */
export interface Measure {
  /** Width of a text as it is drawn. */
  readonly widthOf: (text: string, style: TextStyle) => number;
  /** Room to keep for a text: as wide as it is drawn, or as a fallback face may draw it. */
  readonly roomOf: (text: string, style: TextStyle) => number;
}

/** Room for the widest of some lines. */
export const widestRoom = (lines: readonly string[], style: TextStyle, { roomOf }: Measure): number =>
  Math.max(0, ...lines.map((line) => roomOf(line, style)));
