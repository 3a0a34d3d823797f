import styles from './sample-tag.module.css';

interface SampleTagProps {
  of: { readonly sample: boolean };
  label?: string;
}

/** The visible label of sample content; nothing where the content is real. */
export function SampleTag({ of, label = 'Illustrative project' }: SampleTagProps) {
  return of.sample && <span className={styles.root}>{label}</span>;
}
