import styles from './columns.module.css';

interface TermListProps {
  entries: readonly (readonly [term: string, text: string])[];
  /** Two beside each other where there is room. */
  pairs?: boolean;
}

/** Terms, each over what is to be said of it. */
export function TermList({ entries, pairs }: TermListProps) {
  return (
    <dl className={pairs ? styles.pairs : styles.stack}>
      {entries.map(([term, text]) => (
        <div key={term}>
          <dt className={styles.term}>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
