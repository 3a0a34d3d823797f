import { useSyncExternalStore } from 'react';
import { fieldNames } from '@/lib/contact/limits';
import { draftKey } from '@/lib/contact/storage';
import { tryStorage } from './try-storage';

/** What the visitor has typed so far, and the page whose call to action brought them to the form. */
export interface Draft {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  /** Topic and path of that page; empty where the form was opened without one. */
  readonly topic: string;
  readonly from: string;
}

const empty: Draft = { name: '', email: '', subject: '', message: '', topic: '', from: '' };

/** Holds where the storage is blocked or full; the storage adds the reload and the discarded tab. */
let memory: Draft | undefined;
const listeners = new Set<() => void>();

export function readDraft(): Draft {
  memory ??= readStorage();
  return memory;
}

export function saveDraft(change: Partial<Draft>): void {
  hold({ ...readDraft(), ...change });
  tryStorage((storage) => storage.setItem(draftKey, JSON.stringify(memory)));
}

export function clearDraft(): void {
  hold(empty);
  tryStorage((storage) => storage.removeItem(draftKey));
}

function hold(draft: Draft): void {
  memory = draft;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The draft as it is now; empty on the server, and until the page is hydrated. */
export const useDraft = (): Draft => useSyncExternalStore(subscribe, readDraft, () => empty);

/** A call to action was followed: its topic becomes the subject, unless the visitor has typed one. */
export function prefill(topic: string, from: string): void {
  const { subject, topic: previous } = readDraft();
  const isOurs = subject === '' || subject === previous;
  saveDraft({ topic, from, ...(isOurs ? { subject: topic } : {}) });
}

/** True where the visitor typed something: a prefilled subject alone is no draft. */
export function hasTyped(draft: Draft): boolean {
  return fieldNames.some(
    (name) => draft[name] !== '' && !(name === 'subject' && draft.subject === draft.topic),
  );
}

function readStorage(): Draft {
  const stored = tryStorage((storage): unknown => JSON.parse(storage.getItem(draftKey) ?? 'null'));
  if (typeof stored !== 'object' || stored === null) return empty;
  const known = Object.entries(stored).filter(
    ([key, value]) => Object.hasOwn(empty, key) && typeof value === 'string',
  );
  return { ...empty, ...Object.fromEntries(known) };
}
