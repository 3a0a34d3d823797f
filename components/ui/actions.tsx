import type { ReactNode } from 'react';
import styles from './actions.module.css';

/** A row of buttons. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}
