import { clsx } from 'clsx';
import styles from './mark-list.module.css';

/** Plain statements, each behind a stroke. */
export function MarkList({ items, columns }: { items: readonly string[]; columns?: boolean }) {
  return (
    <ul className={clsx(styles.root, columns && styles.columns)}>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}
