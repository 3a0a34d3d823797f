import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ContactFormTexts } from '@/content/contact-form';
import { getField } from '@/lib/contact/browser/fields';
import { submitNatively } from '@/lib/contact/browser/submit';
import { type Message, type MessageState, wholeMessage } from '@/lib/contact/message';
import type { Fate } from '@/lib/contact/outcome';
import type { FormSettings } from '@/lib/contact/settings';
import { chatLink, mailLink } from '@/lib/contact/way-out';
import styles from './contact-form.module.css';

interface SubmissionFailureProps {
  state: Extract<MessageState, { fate: Fate }>;
  message: Message;
  texts: ContactFormTexts;
  settings: FormSettings;
  form: RefObject<HTMLFormElement | null>;
}

/** That it went wrong, in the specified words alone; beside it, other ways that carry the same text. */
export function SubmissionFailure({ state, message, texts, settings, form }: SubmissionFailureProps) {
  const { email, whatsapp } = settings;
  const { wayOut, alerts } = texts;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Not returned: newer browsers give a promise, which React would take for a clean-up.
    root.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  // A blocker, a network or the provider can refuse `fetch` and let a form's own post through.
  const canSendNatively =
    state.words === undefined && (state.fate === 'declined' || state.fate === 'unanswered');
  const whole = { ...message, message: wholeMessage(message, texts.sentFrom) };
  const { href, isCut } = mailLink(email, whole);

  return (
    <div ref={root} className={styles.alarm}>
      <p role="alert" className={styles.alarmTitle}>
        {state.words === undefined ? alerts.failed : `${alerts.rejected}${state.words}`}
      </p>
      <p role="status">{wayOut.fates[state.fate]}</p>
      <ul className={styles.ways}>
        <li>
          <a href={href}>{wayOut.writeEmail}</a> ({email})
        </li>
        <li>
          <a href={chatLink(whatsapp, whole)} target="_blank" rel="noopener">
            {wayOut.writeChat}
          </a>
        </li>
        {canSendNatively && (
          <li>
            <button
              type="button"
              className={styles.plainButton}
              onClick={() => form.current && submitNatively(form.current, texts.sentFrom)}
            >
              {wayOut.sendNatively}
            </button>
          </li>
        )}
      </ul>
      {isCut && <CopyMessage texts={wayOut} form={form} />}
    </div>
  );
}

/** Selects the message where it stands, which needs no permission, and copies it where the browser lets a page do so. */
function CopyMessage({
  texts,
  form,
}: {
  texts: ContactFormTexts['wayOut'];
  form: SubmissionFailureProps['form'];
}) {
  const [result, setResult] = useState('');
  const handleCopy = () => {
    if (!form.current) return;
    getField(form.current, 'message').select();
    // Not the clipboard's own interface: that asks for a permission, and for https.
    setResult(document.execCommand('copy') ? texts.copied : texts.selected);
  };
  return (
    <div>
      <p>{texts.cut}</p>
      <p>
        <button type="button" className={styles.plainButton} onClick={handleCopy}>
          {texts.copy}
        </button>{' '}
        <span role="status">{result}</span>
      </p>
    </div>
  );
}
