/** Groups of results. */
export type Axis = 'services' | 'industries' | 'solution' | 'samples' | 'company';

/** Words of a page that a result may show, and the anchor where they stand; without one they are about the whole page. */
export type Passage = readonly [text: string, anchor?: string];

/** A page, or a part of one that answers a question of its own, as search knows it. */
export interface SearchRecord {
  /** Address; a part has its anchor in it. */
  readonly path: string;
  readonly axis: Axis;
  readonly label: string;
  readonly title: string;
  /** Category, or the page that a part belongs to. */
  readonly kicker: string;
  /** Other names and complaints that lead buyers here; not shown. */
  readonly names: string;
  readonly passages: readonly Passage[];
  /** Rarer words of the rest of the page; not shown. */
  readonly words: string;
}

/** `/search.json`: the build writes it, and the browser fetches it when somebody searches. */
export interface SearchFile {
  /** Every category with its place on its hub, for who finds nothing. */
  readonly categories: readonly { readonly label: string; readonly href: string; readonly axis: Axis }[];
  readonly synonyms: readonly (readonly string[])[];
  readonly records: readonly SearchRecord[];
}
