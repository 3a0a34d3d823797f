'use client';

import { clsx } from 'clsx';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import type { ContactFormTexts } from '@/content/contact-form';
import { saveDraft, useDraft } from '@/lib/browser/contact/draft';
import { fieldOf, problemOf } from '@/lib/browser/contact/fields';
import { dispatch, useFormState } from '@/lib/browser/contact/form-store';
import { submit } from '@/lib/browser/contact/submit';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { mayHaveArrived } from '@/lib/contact/outcome';
import type { FormSettings } from '@/lib/contact/settings';
import buttonStyles from '../ui/button.module.css';
import { Link } from '../ui/link';
import styles from './contact-form.module.css';
import { FormFields } from './form-fields';
import { ProblemSummary } from './problem-summary';
import { SubmissionFailure } from './submission-failure';

interface ContactFormProps {
  id?: string;
  texts: ContactFormTexts;
  consent: string;
  settings: FormSettings;
}

/**
 * The one contact form, of the panel and of `/contact`. As the server writes it, it is a plain multipart POST to the
 * provider, which redirects to `/contact/sent`; a submit before this code runs takes that way. From then on it checks,
 * sends and reports by itself. The fields are uncontrolled, so that React never overwrites what was typed before.
 */
export function ContactForm({ id, texts, consent, settings }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const state = useFormState();
  const draft = useDraft();
  const isLive = useHydrated();
  const isSending = state.phase === 'sending';
  const isSecond = 'fate' in state && mayHaveArrived(state.fate);
  const attempt = state.phase === 'invalid' ? state.attempt : 0;

  useEffect(() => {
    if (attempt === 0) return;
    const place = '[data-summary], [aria-invalid="true"]';
    form.current?.querySelector<HTMLElement>(place)?.focus();
  }, [attempt]);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(event.currentTarget, texts.sentFrom);
  };
  const handleInput = (event: FormEvent<HTMLFormElement>) => {
    const typed = fieldOf(event.target);
    if (!typed) return;
    saveDraft({ [typed.name]: typed.field.value });
    if (!problemOf(typed.name, typed.field)) dispatch({ type: 'correct', field: typed.name });
  };

  return (
    <form
      ref={form}
      id={id}
      className={styles.root}
      method="post"
      action={settings.endpoint}
      encType="multipart/form-data"
      noValidate={isLive}
      data-start
      data-keep
      onSubmit={handleSubmit}
      onInput={handleInput}
    >
      <input type="hidden" name="access_key" value={settings.accessKey} />
      <input type="hidden" name="redirect" value={settings.redirect} />
      {state.phase === 'invalid' && <ProblemSummary problems={state.problems} texts={texts} form={form} />}
      {/* A new key: after a success the fields start empty, whichever form it came from. */}
      <FormFields
        key={String(state.phase === 'sent')}
        texts={texts}
        draft={draft}
        problems={state.phase === 'invalid' ? state.problems : {}}
        isReadOnly={isSending}
        isLive={isLive}
      />
      <Trap />
      <p className={clsx(styles.consent, styles.wide)}>
        {consent} <Link href="/privacypolicy">{texts.consentLink}</Link>.
      </p>
      {'fate' in state && (
        <SubmissionFailure state={state} draft={draft} texts={texts} settings={settings} form={form} />
      )}
      <SubmitButton isSending={isSending}>
        {isSending ? texts.sending : isSecond ? texts.sendAgain : texts.submit}
      </SubmitButton>
    </form>
  );
}

/** Catches programs that fill in every field. Nobody else meets it: not by eye, keyboard, screen reader or autofill. */
function Trap() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        Leave this empty <input name="botcheck" type="checkbox" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** While sending it keeps the focus, and presses do nothing (the form's state sees to that). */
function SubmitButton({ isSending, children }: { isSending: boolean; children: ReactNode }) {
  return (
    <button
      type="submit"
      className={clsx(buttonStyles.root, buttonStyles.primary, styles.submit)}
      aria-disabled={isSending || undefined}
      data-sending={isSending || undefined}
    >
      {children}
    </button>
  );
}
