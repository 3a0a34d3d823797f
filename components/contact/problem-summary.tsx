import type { RefObject } from 'react';
import type { ContactFormTexts } from '@/content/contact-form';
import { getField, type Problems } from '@/lib/contact/browser/fields';
import { type FieldName, fieldNames } from '@/lib/contact/limits';
import styles from './contact-form.module.css';
import { problemText } from './form-field';

interface ProblemSummaryProps {
  problems: Problems;
  texts: ContactFormTexts;
  form: RefObject<HTMLFormElement | null>;
}

/** What several fields need, in one place that takes the focus. One field alone says it by itself. */
export function ProblemSummary({ problems, texts, form }: ProblemSummaryProps) {
  const found = fieldNames.flatMap((name) => (problems[name] ? [{ name, problem: problems[name] }] : []));
  if (found.length < 2) return null;
  const goTo = (name: FieldName) => {
    if (form.current) getField(form.current, name).focus();
  };
  return (
    <div role="alert" data-summary tabIndex={-1} className={styles.alarm}>
      <p className={styles.alarmTitle}>{texts.problemSummary}</p>
      <ul className={styles.alarmList}>
        {found.map(({ name, problem }) => (
          <li key={name}>
            <button type="button" className={styles.plainButton} onClick={() => goTo(name)}>
              {problemText(name, problem, texts)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
