import { draftKey, pendingKey } from '@/lib/contact/storage';
import { startIslands } from './framework';

/**
 * What a visitor typed on an earlier page comes back into the form, and of a message that was on its way when its page went
 * they are told: both by the islands, which start for it. A form that was sent without them ends on a page that says so in
 * its markup; its text is no draft any more.
 */
export function resumeContact(): void {
  try {
    const has = (key: string) => sessionStorage.getItem(key) !== null;
    if (document.querySelector('[data-contact-sent]')) sessionStorage.removeItem(draftKey);
    if (has(pendingKey) || (has(draftKey) && document.querySelector('form[data-keep]')))
      void startIslands().catch(() => {});
  } catch {
    // Storage is blocked: there is nothing to resume.
  }
}
