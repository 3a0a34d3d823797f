import type { ReactNode } from 'react';
import styles from './phone-fold.module.css';
import { VisuallyHidden } from './visually-hidden';

interface PhoneFoldProps {
  /** Fragment of what folds. It stands in the fold, so that the browser opens it for whoever comes by a link, that of its own heading included. */
  id: string;
  /** Of the section, said before `label`. */
  heading: string;
  /** What folds, in a word or two: "12 pages". */
  label: string;
  children: ReactNode;
}

/** The content of a section under its heading. It folds on a phone, and is open everywhere else. */
export function PhoneFold({ id, heading, label, children }: PhoneFoldProps) {
  return (
    <details className={styles.root} data-fold>
      <summary className={styles.summary}>
        <VisuallyHidden>{heading}: </VisuallyHidden>
        {label}
      </summary>
      <div id={id} className={styles.content}>
        {children}
      </div>
    </details>
  );
}
