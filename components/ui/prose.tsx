import type { ReactNode } from 'react';
import styles from './prose.module.css';

/** Paragraphs at reading measure. */
export function Prose({ paragraphs, children }: { paragraphs: readonly string[]; children?: ReactNode }) {
  return (
    <div className={styles.root}>
      {paragraphs.map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
      {children}
    </div>
  );
}
