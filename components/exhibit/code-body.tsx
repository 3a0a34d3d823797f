import type { CodeExhibit } from '@/content/catalogue/exhibit';
import styles from './code-body.module.css';

/** Numbered lines of a file, with notes in its margin. */
export function CodeBody({ exhibit: { lines } }: { exhibit: CodeExhibit }) {
  return (
    <ol className={styles.lines}>
      {lines.map(({ indent = 0, code, note }, index) => (
        <li key={index} className={styles.line}>
          <code className={styles.code}>{`${'  '.repeat(indent)}${code}`}</code>
          {note && <span className={styles.note}>{note}</span>}
        </li>
      ))}
    </ol>
  );
}
