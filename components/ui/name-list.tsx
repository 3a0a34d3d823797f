import type { ReactNode } from 'react';
import styles from './name-list.module.css';

export interface NameListEntry {
  readonly name: string;
  readonly text: string;
  /** Short facts set beside the text: who uses it, what is hard. */
  readonly notes?: readonly { readonly label: string; readonly text: ReactNode }[];
}

/** Named things and what is to be said of them: names left, texts right, a hairline between entries. */
export function NameList({ entries }: { entries: readonly NameListEntry[] }) {
  return (
    <dl className={styles.root}>
      {entries.map(({ name, text, notes }, index) => (
        <div key={index} className={styles.entry}>
          <dt className={styles.name}>{name}</dt>
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
