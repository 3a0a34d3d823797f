import { clsx } from 'clsx';
import styles from './dash-list.module.css';

/** A list of statements with a dash as marker. */
export function DashList({ items, columns }: { items: readonly string[]; columns?: boolean }) {
  return (
    <ul className={clsx(styles.root, columns && styles.columns)}>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}
