'use client';

import { clsx } from 'clsx';
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ContactFormTexts } from '@/content/contact-form';
import { useHydrated } from '@/lib/browser/use-hydrated';
import {
  fieldOf,
  getField,
  type Problems,
  problemOf,
  problemsIn,
  showText,
  textIn,
} from '@/lib/contact/browser/fields';
import { messageStore, useMessage } from '@/lib/contact/browser/message-store';
import { submit } from '@/lib/contact/browser/submit';
import { prepareToken } from '@/lib/contact/browser/token';
import { hasTyped } from '@/lib/contact/message';
import type { FormSettings } from '@/lib/contact/settings';
import buttonStyles from '../ui/button.module.css';
import { Link } from '../ui/link';
import styles from './contact-form.module.css';
import { FormFields } from './form-fields';
import { ProblemSummary } from './problem-summary';
import { SubmissionFailure } from './submission-failure';
import { Trap } from './trap';

interface ContactFormProps {
  id?: string;
  texts: ContactFormTexts;
  consent: string;
  settings: FormSettings;
}

/** `attempt` counts refused submits, so that each of them moves the focus and a correction does not. */
const noProblems = { list: {} as Problems, attempt: 0 };

/**
 * The one contact form, of the panel and of `/contact`. As the server writes it, it is a plain multipart POST to the
 * provider, which redirects to `/contact/sent`; a submit before this code runs takes that way. From then on it checks,
 * sends and reports by itself. The fields are uncontrolled, so that React never overwrites what was typed before.
 */
export function ContactForm({ id, texts, consent, settings }: ContactFormProps) {
  const { endpoint, exchange } = settings;
  const form = useRef<HTMLFormElement>(null);
  const message = useMessage();
  const isLive = useHydrated();
  const wasLive = useRef(isLive);
  const [{ list: problems, attempt }, setProblems] = useState(noProblems);
  const [isRestored, setRestored] = useState(false);
  const { state } = message;
  const isSending = state.phase === 'sending';

  // The form appears, or comes back from the browser's cache: the record wins over what the browser put into the fields by itself.
  useLayoutEffect(() => {
    // Of a form that stood in the page the starter knows whether its text is older than the page.
    let isOlder = wasLive.current || !!form.current?.closest('[data-restored]');
    const join = ({ persisted = false }: Partial<PageTransitionEvent>) => {
      if (!form.current) return;
      messageStore.join(textIn(form.current));
      showText(form.current, messageStore.current());
      isOlder ||= persisted;
      setRestored(isOlder && hasTyped(messageStore.current()));
    };
    join({});
    window.addEventListener('pageshow', join);
    return () => window.removeEventListener('pageshow', join);
  }, []);
  useLayoutEffect(() => {
    if (!isLive || !form.current) return;
    showText(form.current, message);
    if (!hasTyped(message)) setRestored(false);
  }, [isLive, message]);
  useEffect(() => {
    if (attempt === 0) return;
    form.current?.querySelector<HTMLElement>('[data-summary], [aria-invalid="true"]')?.focus();
  }, [attempt]);
  useEffect(() => prepareToken(exchange), [exchange]);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const list = problemsIn(event.currentTarget);
    if (isSending) return;
    setProblems({ list, attempt: attempt + 1 });
    if (Object.keys(list).length === 0) void submit(event.currentTarget, texts.sentFrom, exchange);
  };
  const handleInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const typed = fieldOf(target);
    if (!typed) return;
    const { name, field } = typed;
    messageStore.type({ [name]: field.value });
    if (problems[name] && !problemOf(name, field)) {
      const { [name]: _corrected, ...list } = problems;
      setProblems({ list, attempt });
    }
  };
  const handleClear = () => {
    messageStore.clear();
    setProblems(noProblems);
    if (form.current) getField(form.current, 'name').focus();
  };

  return (
    <form
      ref={form}
      id={id}
      className={styles.root}
      method="post"
      {...exchange.attributes}
      action={endpoint}
      encType="multipart/form-data"
      noValidate={isLive}
      data-start
      data-keep={texts.sentFrom}
      onSubmit={handleSubmit}
      onInput={handleInput}
    >
      {Object.entries({ ...exchange.hidden, ...exchange.nativeOnly }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ProblemSummary problems={problems} texts={texts} form={form} />
      <FormFields
        texts={texts}
        message={message}
        problems={problems}
        whatsapp={settings.whatsapp}
        isLive={isLive}
        isRestored={isRestored}
        onClear={handleClear}
      />
      <Trap {...exchange} />
      <p className={clsx(styles.consent, styles.wide)}>
        {consent} <Link href="/privacypolicy">{texts.consentLink}</Link>.
      </p>
      {'fate' in state && (
        <SubmissionFailure state={state} message={message} texts={texts} settings={settings} form={form} />
      )}
      {/* It keeps the focus while sending: not `disabled`. */}
      <button
        type="submit"
        className={clsx(buttonStyles.root, buttonStyles.primary, styles.submit)}
        aria-disabled={isSending || undefined}
        data-sending={isSending || undefined}
      >
        {isSending ? texts.sending : state.phase === 'uncertain' ? texts.sendAgain : texts.submit}
      </button>
    </form>
  );
}
