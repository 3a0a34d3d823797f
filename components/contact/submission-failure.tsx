import { type RefObject, useEffect, useRef } from 'react';
import type { ContactFormTexts } from '@/content/contact-form';
import type { Draft } from '@/lib/browser/contact/draft';
import type { FormState } from '@/lib/contact/form-state';
import type { Fate } from '@/lib/contact/outcome';
import type { FormSettings } from '@/lib/contact/settings';
import { chatLink, mailLink } from '@/lib/contact/way-out';
import styles from './contact-form.module.css';

interface SubmissionFailureProps {
  state: Extract<FormState, { fate: Fate }>;
  draft: Draft;
  texts: ContactFormTexts;
  settings: FormSettings;
  form: RefObject<HTMLFormElement | null>;
}

/** That it went wrong, in the specified words alone; beside it, other ways that carry the same text. */
export function SubmissionFailure({ state, draft, texts, settings, form }: SubmissionFailureProps) {
  const { email, whatsapp } = settings;
  const { wayOut, alerts } = texts;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Not returned: newer browsers give a promise, which React would take for a clean-up.
    root.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  // Where a script's request is refused (a blocker, a network, the provider), a plain post may get through.
  const canSendNatively =
    state.phase === 'failed' && (state.fate === 'declined' || state.fate === 'unanswered');
  const handleNatively = () => {
    if (form.current?.reportValidity()) form.current.submit();
  };

  return (
    <div ref={root} className={styles.alarm}>
      <p role="alert" className={styles.alarmTitle}>
        {state.phase === 'rejected' ? `${alerts.rejected}${state.message}` : alerts.failed}
      </p>
      <p role="status">{wayOut.fates[state.fate]}</p>
      <ul className={styles.ways}>
        <li>
          <a href={mailLink(email, draft)}>{wayOut.writeEmail}</a> ({email})
        </li>
        <li>
          <a href={chatLink(whatsapp, draft)} target="_blank" rel="noopener">
            {wayOut.writeChat}
          </a>
        </li>
        {canSendNatively && (
          <li>
            <button type="button" className={styles.plainButton} onClick={handleNatively}>
              {wayOut.sendNatively}
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}
