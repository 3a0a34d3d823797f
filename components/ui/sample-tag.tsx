import styles from './sample-tag.module.css';

/** The visible label of a sample project; nothing where the project is real. */
export function SampleTag({ of }: { of: { readonly sample: boolean } }) {
  return of.sample && <span className={styles.root}>Illustrative project</span>;
}
