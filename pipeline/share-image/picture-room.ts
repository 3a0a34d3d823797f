/** What a sheet offers a picture, in pixels of the image; a standing one has its own. */
export const room = { width: 400, height: 594 } as const;

/** What stands on the sheet of a share image. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly svg: string;
  /** Stands on the lower edge of the image and is cut off by it. */
  readonly standing?: boolean;
  /** Drawing number, as on the page. */
  readonly number?: string;
}
