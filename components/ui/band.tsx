import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './band.module.css';
import { Heading } from './heading';

interface BandProps {
  id: string;
  heading: string;
  text?: string;
  /** `beside`: heading in the margin column, body right of it. `above`: heading over the full width. */
  layout?: 'beside' | 'above';
  children: ReactNode;
}

/** A band of a company page. */
export function Band({ id, heading, text, layout = 'beside', children }: BandProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={clsx(styles.root, styles[layout])}>
      <div className={styles.head}>
        <Heading as="h2" of={id} className={styles.heading}>
          {heading}
        </Heading>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
