import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { papers } from '@/content/before-you-buy/papers';
import { filled } from '@/lib/before-you-buy/papers';
import { Heading } from '../../ui/heading';
import styles from './sheet.module.css';

/** In the order of the set; each is the anchor of its paper. */
export const paperNames = ['order', 'estimate', 'drawing', 'rules', 'tests', 'report', 'handover'] as const;
export type PaperName = (typeof paperNames)[number];

/** One paper: head strip, title, rows. As the target of the address it is the only one that is printed. */
export function Sheet({ of, children }: { of: PaperName; children: ReactNode }) {
  const { name, title, strip } = papers[of];
  const { print, ready } = papers.set;
  return (
    <section id={of} aria-labelledby={`${of}-heading`} className={styles.sheet}>
      <div className={styles.row}>
        <div className={clsx(styles.paper, styles.head)}>
          <p className={styles.strip}>
            <span>
              {paperNames.indexOf(of) + 1} of {paperNames.length}
            </span>
            <span>{papers.sample}</span>
            <a href={`#${of}`} className={styles.print} data-ready={ready}>
              {print}
            </a>
          </p>
          <Heading as="h2" of={of} className={styles.name}>
            {name}
          </Heading>
          <p className={styles.title}>{title}</p>
          <p className={styles.date}>{filled(strip)}</p>
        </div>
      </div>
      {children}
    </section>
  );
}

interface RowProps {
  /** Names the part of the paper that begins here. */
  part?: string | undefined;
  heading?: string;
  /** Anchor of the paper, where the heading is one. */
  of?: PaperName;
  why?: string | undefined;
  note?: string | undefined;
  ask?: string | undefined;
  here?: string | undefined;
  numbered?: boolean;
  /** The body reaches both edges of the sheet. */
  bled?: boolean;
  children: ReactNode;
}

/** A part of a paper with the notes of its margin. */
export function Row({ part, heading, of, why, note, ask, here, numbered, bled, children }: RowProps) {
  const notes = Object.entries({ why, note, ask, here }) as [keyof typeof papers.notes, string | undefined][];
  return (
    <div className={styles.row}>
      <div className={clsx(styles.paper, bled && styles.bled)}>
        {part && <p className={styles.part}>{part}</p>}
        {heading && (
          <Heading part={of} className={clsx(styles.heading, numbered && styles.numbered)}>
            {heading}
          </Heading>
        )}
        {children}
      </div>
      {(why || note || ask) && (
        <dl className={styles.margin}>
          {notes.map(
            ([kind, text]) =>
              text && (
                <div key={kind} className={styles[kind]}>
                  <dt>{papers.notes[kind]}</dt>
                  <dd>{filled(text)}</dd>
                </div>
              ),
          )}
        </dl>
      )}
    </div>
  );
}

/** Words of a paper. */
export function Words({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text} className={styles.words}>
      {filled(text)}
    </p>
  ));
}
