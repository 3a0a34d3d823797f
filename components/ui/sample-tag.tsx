import styles from './sample-tag.module.css';

/** The visible label of sample content. */
export function SampleTag({ label = 'Illustrative project' }: { label?: string }) {
  return <span className={styles.root}>{label}</span>;
}
