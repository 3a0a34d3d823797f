import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './container.module.css';

/** The page's content width with its gutters. */
export function Container({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={clsx(styles.root, className)}>{children}</div>;
}
