import { mayHaveArrived, type Outcome } from '@/lib/contact/outcome';
import { onItsWay, pendingKey } from '@/lib/contact/storage';
import { tryStorage } from './try-storage';

/*
 * A message on its way outlives its page (`keepalive`), but the answer to it does not: the browser asks before the page goes,
 * and the pages that follow say what is known, until the message is given up or a later one is answered.
 */

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
  // For browsers older than 2024.
  event.returnValue = true;
}

/** A message is on its way. @returns to be called with what became of it; resolves if the page is still there */
export function beginFlight(): (outcome: Outcome) => Promise<void> {
  remember(onItsWay);
  let hasLeft = false;
  const handleLeave = () => {
    hasLeft = true;
  };
  window.addEventListener('beforeunload', askBeforeLeaving);
  window.addEventListener('pagehide', handleLeave);
  return async (outcome) => {
    // A browser that leaves the page breaks the request off just before. That is no failure, and the page goes no further.
    if (outcome.kind === 'failed') await new Promise((resolve) => setTimeout(resolve));
    window.removeEventListener('beforeunload', askBeforeLeaving);
    window.removeEventListener('pagehide', handleLeave);
    if (hasLeft && outcome.kind === 'failed') return;
    if ('fate' in outcome && mayHaveArrived(outcome.fate)) remember(outcome.fate);
    else forgetFlight();
  };
}

const remember = (value: string) => tryStorage((storage) => storage.setItem(pendingKey, value));

/** The visitor has given the message up, or knows what became of it. */
export const forgetFlight = (): void => tryStorage((storage) => storage.removeItem(pendingKey));

/** Of a message from an earlier page of this tab that has no clear answer: what may be said, and whether it was. */
export function openFlight() {
  const stored = tryStorage((storage) => storage.getItem(pendingKey)) ?? '';
  if (stored === onItsWay) return { fate: 'interrupted', isTold: false } as const;
  return mayHaveArrived(stored) ? { fate: stored, isTold: true } : undefined;
}

/** The visitor has read it: from now on it stands in the form, and does not open the panel by itself. */
export function markTold(): void {
  const flight = openFlight();
  if (flight) remember(flight.fate);
}
