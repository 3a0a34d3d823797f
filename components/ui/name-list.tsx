import type { ReactNode } from 'react';
import { Heading } from './heading';
import styles from './name-list.module.css';

export interface NameListEntry {
  readonly name: string;
  readonly text: string;
  /** Short facts set beside the text: who uses it, what is hard. */
  readonly notes?: readonly { readonly label: string; readonly text: ReactNode }[];
}

interface NameListProps {
  entries: readonly NameListEntry[];
  /** Anchor of the section. With it each name is a heading link with an id of its own. */
  part?: string;
}

/** Named things and what is to be said of them: names left, texts right, a hairline between entries. */
export function NameList({ entries, part }: NameListProps) {
  return (
    <dl className={styles.root}>
      {entries.map(({ name, text, notes }, index) => (
        <div key={index} className={styles.entry}>
          {part ? (
            <Heading as="dt" part={part} className={styles.name}>
              {name}
            </Heading>
          ) : (
            <dt className={styles.name}>{name}</dt>
          )}
          <dd className={styles.text}>{text}</dd>
          {notes && (
            <dd className={styles.notes}>
              {notes.map((note) => (
                <p key={note.label}>
                  <span className={styles.noteLabel}>{note.label}</span> <span>{note.text}</span>
                </p>
              ))}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
