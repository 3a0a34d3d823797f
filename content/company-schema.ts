import { z } from 'zod';
import { type NonEmptyArray, record } from './fields';

/* All that identifies the company and is the same wherever the site stands. Each message completes "… but should be". */

const text = (atMost: number) =>
  z
    .string()
    .trim()
    .min(1, `a text of at most ${atMost} characters`)
    .max(atMost, `a text of at most ${atMost} characters`);
const pattern = (format: RegExp, form: string) => z.string().trim().regex(format, form);
const time = pattern(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as 09:30');
const utcOffset = pattern(/^[+-]\d\d:\d\d$/, 'an offset such as +05:30');
const some = <Entry extends z.ZodType>(entry: Entry) =>
  z.array(entry).min(1, 'a list of at least one') as unknown as z.ZodType<NonEmptyArray<z.infer<Entry>>>;

/** Of the person for grievances. */
export const contactName = text(60);

export const addressFields = {
  street: text(80),
  city: text(40),
  region: text(40),
  /** Of India: six digits. */
  postalCode: pattern(/^[1-9]\d{5}$/, 'a PIN code of six digits, such as 411001'),
};

const overlap = record({
  place: text(30),
  /** Of the place's own winter and summer time, such as "-05:00". */
  utcOffset: record({ winter: utcOffset, summer: utcOffset }),
  /** A later working day for places that our standard day does not reach. */
  shiftedDay: record({ opens: time, closes: time }).exactOptional(),
});
/** A place whose working day, 09:00 to 17:00, ours is compared with. */
export type Overlap = z.infer<typeof overlap>;

export const companyFields = {
  name: text(40),
  legalName: text(80),
  /**
   * Corporate Identity Number. Rule 26 of the Companies (Incorporation) Rules, 2014 has the home page show it, with name, registered
   * office, telephone, e-mail and the person for grievances.
   */
  cin: pattern(
    /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/,
    'a corporate identity number of 21 capitals and digits, such as U62011MH2013PTC000000',
  ),
  /** Person for queries and grievances, of customers and of anybody whose data we hold. */
  grievanceContact: record({ name: contactName, role: text(60).exactOptional() }),
  /** Origin of the name, for the About page. */
  nameOrigin: text(400),
  tagline: text(100),
  foundingYear: z.int('a year').min(1850, 'a year since 1850'),
  /** The registered office, where we also work. */
  address: record({
    ...addressFields,
    country: text(40),
    /** ISO 3166-1 alpha-2. */
    countryCode: pattern(/^[A-Z]{2}$/, 'two capitals, such as IN'),
  }),
  social: some(
    record({
      network: z.enum(['linkedin', 'facebook', 'instagram', 'x']),
      label: text(20),
      /** `null`: a network without an address yet; shown disabled, leads nowhere. */
      url: z.url({ protocol: /^https$/, error: 'an https:// address, or null' }).nullable(),
    }),
  ),
  hours: record({
    days: text(40),
    opens: time,
    closes: time,
    zoneLabel: text(10),
    utcOffset,
    overlaps: some(overlap),
  }),
};

const company = record(companyFields);
export type Company = z.infer<typeof company>;

const ownValues = z.strictObject(companyFields).partial();

/** The owner's values in `content/company.json`, which replace the samples. */
export type OwnValues = { readonly [K in keyof Company]?: Company[K] };

/**
 * Checks the owner's values of `content/company.json`.
 * @throws Error that names each bad value, what it is and what it should be
 */
export function readOwnValues(values: unknown): OwnValues {
  const result = ownValues.safeParse(values);
  if (result.success) return result.data as OwnValues;
  const lines = result.error.issues.map((issue) => {
    if (issue.code === 'unrecognized_keys')
      return `content/company.json has ${issue.keys.map((key) => `"${[...issue.path, key].join('.')}"`).join(', ')}, which the site does not know: its values are ${Object.keys(companyFields).join(', ')}.`;
    const found = issue.path.reduce<unknown>((value, key) => Object(value)[key], values);
    return `${issue.path.join('.') || 'content/company.json'} is ${JSON.stringify(found) ?? 'missing'}, but should be ${issue.message}. Set it right in content/company.json.`;
  });
  throw new Error(lines.join('\n'));
}
