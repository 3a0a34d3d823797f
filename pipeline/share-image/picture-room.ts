/** Room for a picture on a share image, in pixels. A picture that stands on the lower edge has a room of its own. */
export const room = { width: 400, height: 594 } as const;

/** The picture of a share image. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly svg: string;
  /** Stands on the lower edge of the image and is cut off by it. */
  readonly standing?: boolean;
  /** Drawing number, as on the page. */
  readonly number?: string;
}
