/** Groups of results. */
export type Axis = 'services' | 'industries' | 'solution' | 'samples' | 'company';

/** Words of a page that a result may show, and the anchor where they stand; without one they are about the whole page. */
export type Passage = readonly [text: string, anchor?: string];

/** What every result shows of a record at once. */
export interface ListedRecord {
  /** Address; a part has its anchor in it. */
  readonly path: string;
  readonly axis: Axis;
  readonly label: string;
  /** Category, or the page that a part belongs to. */
  readonly kicker: string;
}

/** A page, or a part of one that answers a question of its own, with all that search reads of it. */
export interface SearchRecord extends ListedRecord {
  readonly title: string;
  /** Other names and complaints that lead buyers here; not shown. */
  readonly names: readonly string[];
  readonly passages: readonly Passage[];
  /** The rest of the page; not shown. */
  readonly rest: string;
}

/** `/search.json` as Next writes it; `pipeline/search/write-index.ts` makes the index of it and puts the index's core in its place. */
export interface SearchFile {
  /** Every category with its place on its hub, for who finds nothing. */
  readonly categories: readonly { readonly label: string; readonly href: string; readonly axis: Axis }[];
  readonly synonyms: readonly (readonly string[])[];
  readonly records: readonly SearchRecord[];
}
