import { openFragment } from './fragment';

/** What somebody entered into a tool: the text of each field by its name, as it was typed. */
export type Fields = Readonly<Record<string, string>>;

/** A tool whose entries travel in an address and are kept in the browser. */
export interface FieldTool<F extends Fields = Fields> {
  /** Names it in addresses and in the browser's storage: never changed once it is published. */
  readonly name: string;
  /** Of the fields: raised when an old address would be read wrongly. */
  readonly version: number;
  /** The worked example of the served page; it names the fields. */
  readonly example: F;
  /** Most characters of one field. */
  readonly limit: number;
}

/** Reads what an address or the storage holds. Names and texts that the tool cannot have written make it damaged. */
export const openFields = <F extends Fields>(
  fragment: string,
  { name, version, example, limit }: FieldTool<F>,
) => openFragment(fragment, name, version, (json) => readFields<F>(json, example, limit));

function readFields<F extends Fields>(json: unknown, example: F, limit: number): F | undefined {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return undefined;
  const entries = Object.entries(json);
  const isOurs = entries.every(
    ([name, text]) => Object.hasOwn(example, name) && typeof text === 'string' && text.length <= limit,
  );
  if (!isOurs) return undefined;
  const empty = Object.keys(example).map((name) => [name, '']);
  return Object.fromEntries([...empty, ...entries]) as F;
}

/** The texts of a form's fields that the tool knows. */
export const fieldsIn = <F extends Fields>(form: HTMLFormElement, { example }: FieldTool<F>): F =>
  Object.fromEntries(
    Object.keys(example).map((name) => [name, String(new FormData(form).get(name) ?? '')]),
  ) as F;
