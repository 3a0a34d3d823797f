import { useSyncExternalStore } from 'react';
import { type FormEvent, type FormState, idle, transition } from '@/lib/contact/form-state';

/*
 * One state for all places where the form stands (panel and page): what is being sent from the one cannot be sent again
 * from the other, and an outcome reaches the visitor wherever they are by then.
 */
let state: FormState = idle;
const listeners = new Set<() => void>();

export const currentState = (): FormState => state;

export function dispatch(event: FormEvent): void {
  const next = transition(state, event);
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
}

/** Calls the listener after every transition. @returns the end of the subscription */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useFormState = (): FormState => useSyncExternalStore(subscribe, currentState, () => idle);
