import { Spinner } from '../ui/spinner';
import styles from './route-spinner.module.css';

/** The spinner of a slow navigation; the starter shows it together with the progress bar. */
export function RouteSpinner() {
  return (
    <div id="route-spinner" className={styles.spinner} hidden>
      <Spinner label="Loading the page" />
    </div>
  );
}
