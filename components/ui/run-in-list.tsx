import type { NameListEntry } from './name-list';
import styles from './run-in-list.module.css';

/** Named things, each a paragraph that begins with its name; short facts follow it in small type. */
export function RunInList({ entries }: { entries: readonly NameListEntry[] }) {
  return (
    <dl className={styles.root}>
      {entries.map(({ name, text, notes }) => (
        <div key={name} className={styles.entry}>
          <dt>{name}.</dt> <dd>{text}</dd>
          {notes?.map((note) => (
            <dd key={note.label} className={styles.note}>
              <b>{note.label}:</b> {note.text}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
