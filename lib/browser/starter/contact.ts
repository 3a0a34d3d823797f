import { draftKey, onItsWay, pendingKey } from '@/lib/contact/storage';
import { isInteractive, startIslands } from './framework';

/**
 * What a visitor typed on an earlier page comes back into the form, and of a message without a clear answer they are told:
 * both by the islands, which start for it. A form that was sent without them ends on a page that says so in its markup; its
 * text is no draft any more.
 */
export function resumeContact(): void {
  withStorage((storage) => {
    if (document.querySelector('[data-contact-sent]')) {
      storage.removeItem(draftKey);
      storage.removeItem(pendingKey);
    }
    const flight = storage.getItem(pendingKey);
    const hasForm = document.querySelector('form[data-keep]') !== null;
    if (flight === onItsWay || (hasForm && (flight ?? storage.getItem(draftKey)) !== null))
      void startIslands().catch(() => {});
  });
  addEventListener('pagehide', keepTyped);
}

/** What was typed before the islands came is a draft all the same. */
function keepTyped(): void {
  const typed = '[data-keep] [placeholder]:not(:placeholder-shown)';
  const { form } = document.querySelector<HTMLInputElement>(typed) ?? {};
  if (!form || isInteractive()) return;
  const draft = JSON.stringify(Object.fromEntries(new FormData(form)));
  withStorage((storage) => storage.setItem(draftKey, draft));
}

/** Does nothing where storage is blocked. */
function withStorage(use: (storage: Storage) => void): void {
  try {
    use(sessionStorage);
  } catch {
    // There is nothing to resume.
  }
}
