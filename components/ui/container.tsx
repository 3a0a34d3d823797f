import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './container.module.css';

interface ContainerProps {
  className?: string | undefined;
  /** For sheets and registers, which may be wider than the text. */
  wide?: boolean;
  children: ReactNode;
}

/** The page's content width with its gutters. */
export function Container({ className, wide, children }: ContainerProps) {
  return <div className={clsx(wide ? styles.wide : styles.root, className)}>{children}</div>;
}
