import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { ContactFormTexts } from '@/content/contact-form';
import type { Problem } from '@/lib/contact/browser/fields';
import { type FieldName, limits, nearLimit } from '@/lib/contact/limits';
import styles from './form-field.module.css';

interface FormFieldProps {
  name: FieldName;
  texts: ContactFormTexts;
  problem: Problem | undefined;
  isReadOnly: boolean;
  isLive: boolean;
  length: number;
  className?: string | undefined;
  type?: 'email';
  inputMode?: 'email';
  autoComplete?: string;
  /** Makes it a text area of so many rows. */
  rows?: number;
  /** Stands below it, and describes it. */
  children?: ReactNode;
}

/** What is wrong with a field, in words. */
export function problemText(name: FieldName, problem: Problem, { problems }: ContactFormTexts): string {
  if (problem === 'missing') return problems.missing[name];
  return problem === 'too-long' ? problems.tooLong : problems.malformed;
}

/** A field with its visible label, its problem, and near its limit how much is left. */
export function FormField({
  name,
  texts,
  problem,
  isReadOnly,
  isLive,
  length,
  className,
  rows,
  children,
  ...rest
}: FormFieldProps) {
  const id = `contact-${name}`;
  const { label, placeholder } = texts.fields[name];
  const left = limits[name] - length;
  const isNear = length >= limits[name] * nearLimit;
  const shared = {
    ...rest,
    id,
    name,
    placeholder,
    className: styles.input,
    required: true,
    // Names and messages come in every script.
    dir: 'auto',
    readOnly: isReadOnly,
    // A browser cuts a longer text that is pasted, without a word; the form says so instead, as soon as it can.
    maxLength: isLive ? undefined : limits[name],
    'aria-invalid': problem ? true : undefined,
    'aria-describedby':
      clsx(problem && `${id}-problem`, isNear && `${id}-left`, children && `${id}-note`) || undefined,
  };

  return (
    <div className={clsx(styles.root, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {rows ? <textarea {...shared} rows={rows} /> : <input {...shared} />}
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problemText(name, problem, texts)}
        </p>
      )}
      {children && (
        <p id={`${id}-note`} className={styles.left}>
          {children}
        </p>
      )}
      {isNear && (
        <p id={`${id}-left`} className={styles.left} data-over={left < 0 || undefined}>
          {Math.abs(left)} {left < 0 ? texts.counter.tooMany : texts.counter.left}
        </p>
      )}
    </div>
  );
}
