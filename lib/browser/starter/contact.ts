import { type MessageText, wholeMessage } from '@/lib/contact/message';
import { addToRecord, joinFields, readRecord, writeRecord } from '@/lib/contact/record';
import { isInteractive } from './framework';

/*
 * Until the islands come, the form of a page is a view of the tab's record as theirs is: it shows what is in it, and what is typed
 * goes there.
 */

/** @param start brings the islands in, by which a message can be cleared, and of one without a clear answer the visitor is told */
export function resumeContact(start: () => void): void {
  const form = document.querySelector<HTMLFormElement>('form[data-keep]');
  const fields = form?.querySelectorAll<HTMLInputElement>('[placeholder]') ?? [];
  const record = joinFields(fields, !performance.navigation.type);
  if (record && form?.parentElement) form.parentElement.dataset.restored = '';
  const state = record?.state as { isNative?: boolean; isTold?: boolean } | undefined;
  // The browser itself has sent the form, and ends on this page.
  if (state?.isNative && location.hash === '#sent') writeRecord({ sent: record?.ids });
  else if (state?.isTold === false || (record && form)) start();
  // Browsers put back what stood in a form when its page was left, some of them as late as this.
  addEventListener('pageshow', () => isInteractive() || joinFields(fields, false));
  form?.addEventListener('input', () => {
    if (!isInteractive()) addToRecord(Object.fromEntries(new FormData(form)));
  });
}

/** The browser itself follows a link to the form. */
export function keepTopic({ topic }: DOMStringMap): void {
  if (topic) addToRecord({ topic, from: location.pathname, subject: readRecord()?.subject || topic });
}

/** The browser itself sends the form, with the line that names the page which led to it. */
export function keepPosted(form: HTMLFormElement): void {
  addToRecord({ state: { phase: 'sending', isNative: true, isTold: false } });
  const source = readRecord() as Partial<MessageText> | undefined;
  if (!source?.from) return;
  form.addEventListener(
    'formdata',
    ({ formData }) => {
      const text = { ...source, message: formData.get('message') } as MessageText;
      formData.set('message', wholeMessage(text, form.dataset.keep as string));
    },
    { once: true },
  );
}
