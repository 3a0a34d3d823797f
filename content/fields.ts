import { z } from 'zod';

/*
 * Building blocks of the content's schemas. A schema describes its record once: the TypeScript type, the limits, the messages of `npm
 * run check:content` and the tables of docs/content.md follow from it. Pages import types alone, so zod runs in checks and tests
 * only.
 */

export type NonEmptyArray<T> = readonly [T, ...(readonly T[])];

/** Calendar date, `YYYY-MM-DD`. */
export type IsoDate = `${number}-${number}-${number}`;

export const isoDate = z.iso.date() as unknown as z.ZodType<IsoDate>;

/** A record of exactly these fields. */
export const record = <Shape extends z.core.$ZodShape>(shape: Shape) => z.strictObject(shape).readonly();

export const wordCount = (text: string) =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const notEmpty = () => z.string().min(1, 'is empty');

/** A text of so many words at most. */
export const words = (atMost: number) =>
  notEmpty()
    .refine((text) => wordCount(text) <= atMost, {
      error: ({ input }) => `${wordCount(String(input))} words, at most ${atMost}`,
    })
    .meta({ words: atMost });

/** A text of so many characters at most. */
export const characters = (atMost: number) =>
  notEmpty().max(atMost, {
    error: ({ input }) => `${String(input).length} characters, at most ${atMost}`,
  });

/** Part of an address. */
export const slug = characters(40).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  error: ({ input }) => `"${input}" is not of the form a-z, 0-9 and single hyphens`,
});

/** A list that is never empty. More than one entry is asked for only where the drawing or table of it needs more. */
export function list<Entry extends z.ZodType>(atLeast: number, atMost: number, entry: Entry) {
  const error = ({ input }: { input?: unknown }) =>
    `${(input as unknown[]).length} entries, wanted ${atLeast} to ${atMost}`;
  return z.array(entry).min(atLeast, { error }).max(atMost, { error }) as unknown as z.ZodType<
    NonEmptyArray<z.infer<Entry>>
  >;
}

/** Paragraphs of one text, which are limited one by one and together. */
export const prose = (paragraphs: number, each: number, together: number) =>
  list(1, paragraphs, words(each))
    .check(
      rule((texts) => {
        const count = wordCount(texts.join(' '));
        return count > together ? [`${count} words together, at most ${together}`] : [];
      }),
    )
    .meta({ together });

/** A condition on several fields of a record: one issue for each line that `problems` returns. */
export const rule =
  <T>(problems: (value: T) => readonly string[]) =>
  ({ value, issues }: z.core.ParsePayload<T>) => {
    for (const message of problems(value))
      issues.push({ code: 'custom', message, input: value, continue: true });
  };

/** Lines of a table that are not as wide as its head. */
export const narrowRows = (head: readonly unknown[], rows: readonly (readonly unknown[])[]): string[] =>
  rows.flatMap((row, index) =>
    row.length === head.length ? [] : `row ${index} has ${row.length} cells for ${head.length} columns`,
  );

// --- Parts of many records ----------------------------------------------------------------------------

/** A named thing and what is to be said of it. */
export const named = (text: z.ZodString) => ({ name: words(8), text });
export interface NamedText {
  readonly name: string;
  readonly text: string;
}

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** A short fact of a screen or a table. */
export interface LabelledValue {
  readonly label: string;
  readonly value: string;
}

/** A planning range in weeks, from least to most; equal numbers are one. */
export type Weeks = readonly [least: number, most: number];
export const weeks = z.tuple([z.number(), z.number()]).readonly() as unknown as z.ZodType<Weeks>;

/** What a reader of the page could send us first, and the words of the button that does it. */
export const ask = record({
  /** What is at hand, and what comes back: "Send the notes of your last three releases. We answer with the first step drawn." */
  text: words(26),
  /** "Send three release notes" */
  button: characters(28),
});
export type Ask = z.infer<typeof ask>;

/** Of every page: menus and cards show `label`, search results `title` and `summary`. */
export const pageHead = {
  /** Last URL segment. */
  slug,
  /** Menu, breadcrumb, card. */
  label: characters(34),
  /** The page's `h1` and, with the brand where it fits, its `<title>`. Unique. */
  title: characters(60),
  /** One sentence: card text, meta description. Unique. */
  summary: characters(160),
  /** Date of the last reading against its sources. The date of the last change is in `text-dates.json`. */
  reviewedOn: isoDate,
};
