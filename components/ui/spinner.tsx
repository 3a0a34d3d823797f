import styles from './spinner.module.css';
import { VisuallyHidden } from './visually-hidden';

const bars = Array.from({ length: 5 }, (_, index) => `bar ${index}`);

/** Five bars. A CSS animation delay hides them for the first 150 ms, so that quick loading shows nothing. */
export function Spinner({ label = 'Loading' }: { label?: string }) {
  return (
    <span role="status" className={styles.root}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {bars.map((bar) => (
        <span key={bar} className={styles.bar} aria-hidden="true" />
      ))}
    </span>
  );
}
