import type { IsoDate, NonEmptyArray } from '../catalogue/types';

export interface LegalSection {
  /** Anchor. */
  readonly slug: string;
  readonly heading: string;
  readonly paragraphs: NonEmptyArray<string>;
  readonly list?: NonEmptyArray<string>;
}

/** Body of a legal page. Its label, title and summary are in `static-pages.ts`. */
export interface LegalPage {
  readonly updatedOn: IsoDate;
  /** Sample text that a lawyer should read before launch; not shown on the page. */
  readonly sampleForCounsel: boolean;
  /** Plain-language summary above the sections. */
  readonly inShort: NonEmptyArray<string>;
  readonly sections: NonEmptyArray<LegalSection>;
}
