import { pendingKey } from '@/lib/contact/storage';
import { tryStorage } from './try-storage';

/*
 * A message on its way outlives its page (`keepalive`), but the answer to it does not: the browser asks before the page goes,
 * and the page that follows says what is known.
 */

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

/** A message is on its way. @returns to be called when its answer is known, or known to be missing */
export function beginFlight(): () => void {
  tryStorage((storage) => storage.setItem(pendingKey, '1'));
  window.addEventListener('beforeunload', askBeforeLeaving);
  return () => {
    tryStorage((storage) => storage.removeItem(pendingKey));
    window.removeEventListener('beforeunload', askBeforeLeaving);
  };
}

/** Whether an earlier page of this tab went while its message was on its way. True once. */
export function wasInterrupted(): boolean {
  const isPending = tryStorage((storage) => storage.getItem(pendingKey)) != null;
  if (isPending) tryStorage((storage) => storage.removeItem(pendingKey));
  return isPending;
}
