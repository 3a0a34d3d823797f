import { Heading } from './heading';
import type { NameListEntry } from './name-list';
import styles from './steps.module.css';

/** An ordered process, each step with what comes out of it. */
export function Steps({ steps }: { steps: readonly NameListEntry[] }) {
  return (
    <ol className={styles.root}>
      {steps.map(({ name, text, notes }, index) => (
        <li key={index} className={styles.step}>
          <Heading className={styles.name}>{name}</Heading>
          <p className={styles.text}>{text}</p>
          {notes && (
            <div className={styles.notes}>
              {notes.map((note) => (
                <p key={note.label}>
                  <span className={styles.noteLabel}>{note.label}</span> {note.text}
                </p>
              ))}
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}
