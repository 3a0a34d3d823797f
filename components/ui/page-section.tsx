import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Heading } from './heading';
import styles from './page-section.module.css';
import { PhoneFold } from './phone-fold';

interface PageSectionProps {
  /** Anchor of the section; its heading gets `<id>-heading`. */
  id: string;
  heading: string;
  /** Printed before the heading as 01, 02 … where the page numbers its sections. */
  number?: number | undefined;
  intro?: ReactNode;
  /** Beside the body on wide screens. */
  margin?: ReactNode;
  /** What the section holds, in a word or two, where it folds on a phone: "5 steps". */
  folds?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A band of a detail page: an anchor, a heading with its number, the body. */
export function PageSection({
  id,
  heading,
  number,
  intro,
  margin,
  folds,
  className,
  children,
}: PageSectionProps) {
  const body = margin ? (
    <div className={styles.columns}>
      <div>{children}</div>
      <div>{margin}</div>
    </div>
  ) : (
    children
  );
  return (
    <section
      {...(!folds && { id })}
      aria-labelledby={`${id}-heading`}
      className={clsx(styles.root, folds && styles.folding, className)}
    >
      <div className={clsx(styles.head, folds && styles.foldingHead)}>
        {number !== undefined && (
          <span className={styles.number} aria-hidden="true">
            {String(number).padStart(2, '0')}
          </span>
        )}
        <Heading as="h2" of={id} className={styles.heading}>
          {heading}
        </Heading>
      </div>
      {intro && <p className={styles.intro}>{intro}</p>}
      {folds ? (
        <PhoneFold id={id} heading={heading} label={folds}>
          {body}
        </PhoneFold>
      ) : (
        body
      )}
    </section>
  );
}
