/*
 * The one place of what a visitor wrote: a record in the tab's session storage. The starter reads and writes it before the islands
 * come, `browser/message-store.ts` afterwards. It ends with the tab, so that nobody else at the computer finds it.
 *
 * `addToRecord` reads the record before it writes, and `writeRecord` removes one that it cannot replace (storage is full), so that a page which comes back from
 * the browser's cache finds no text in storage that is older than its own.
 */

export const messageKey = 'contact-message';

/** As it is stored; another version of the site may have written it. */
export type StoredMessage = Readonly<Record<string, unknown>>;

/** @returns undefined where nothing was written in this tab, or storage is blocked */
export function readRecord(): StoredMessage | undefined {
  try {
    return JSON.parse(sessionStorage[messageKey]);
  } catch {
    return undefined;
  }
}

export function writeRecord(record: StoredMessage): void {
  try {
    delete sessionStorage[messageKey];
    sessionStorage[messageKey] = JSON.stringify(record);
  } catch {
    // Blocked or full: the page itself remembers.
  }
}

/** For the starter, which leaves it to the islands to give an id to what it adds. */
export const addToRecord = (change: StoredMessage): void =>
  writeRecord({ ...readRecord(), isAdded: true, ...change });

/** A field of the form, or what stands for one in a test. */
interface Field {
  readonly name: string;
  value: string;
}

/**
 * Brings fields and record together before the islands come.
 * @param areTyped what stands in the fields was typed while no script ran; else the browser has put it back, and the record is newer
 */
export function joinFields(fields: Iterable<Field>, areTyped: boolean): StoredMessage | undefined {
  const record = readRecord();
  for (const field of fields)
    if (areTyped && field.value) addToRecord({ [field.name]: field.value });
    else if (record) field.value = (record[field.name] as string) ?? '';
  return record;
}
