import { Spinner } from '../ui/spinner';
import styles from './route-spinner.module.css';

/** The spinner of a navigation that takes its time; the starter shows it together with the bar. */
export function RouteSpinner() {
  return (
    <div id="route-spinner" className={styles.spinner} hidden>
      <Spinner label="Loading the page" />
    </div>
  );
}
