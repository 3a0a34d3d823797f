import { clsx } from 'clsx';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ContactFormTexts } from '@/content/contact-form';
import type { Draft } from '@/lib/browser/contact/draft';
import { getField, joinDraft, startAfresh } from '@/lib/browser/contact/fields';
import type { Problems } from '@/lib/contact/form-state';
import type { FieldName } from '@/lib/contact/limits';
import styles from './contact-form.module.css';
import { FormField } from './form-field';

interface FormFieldsProps {
  texts: ContactFormTexts;
  draft: Draft;
  problems: Problems;
  isReadOnly: boolean;
  /** Scripts run: lengths are checked with a message instead of by cutting what is pasted. */
  isLive: boolean;
}

/** The four fields. When they appear, what was typed earlier comes back into them. */
export function FormFields({ texts, draft, problems, isReadOnly, isLive }: FormFieldsProps) {
  const root = useRef<HTMLDivElement>(null);
  const [isRestored, setRestored] = useState(false);
  useLayoutEffect(() => {
    const form = root.current?.closest('form');
    if (form) setRestored(joinDraft(form));
  }, []);
  const handleClear = () => {
    const form = root.current?.closest('form');
    if (!form) return;
    startAfresh(form);
    setRestored(false);
    getField(form, 'name').focus();
  };
  const field = (name: FieldName) => ({
    name,
    texts,
    isReadOnly,
    isLive,
    length: draft[name].length,
    problem: problems[name],
  });

  return (
    <div ref={root} className={clsx(styles.fields, styles.wide)}>
      <p className={clsx(styles.note, styles.wide)}>
        {isRestored ? (
          <>
            {texts.draft.restored}{' '}
            <button type="button" className={styles.plainButton} onClick={handleClear}>
              {texts.draft.clear}
            </button>
          </>
        ) : (
          texts.allRequired
        )}
      </p>
      <FormField {...field('name')} autoComplete="name" />
      <FormField {...field('email')} type="email" inputMode="email" autoComplete="email" />
      <FormField {...field('subject')} className={styles.wide} />
      <FormField {...field('message')} className={styles.wide} rows={6} />
    </div>
  );
}
