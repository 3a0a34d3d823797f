import { clsx } from 'clsx';
import styles from './balloon.module.css';

/** The number of a part or station in its circle. Lists count for who does not see it. */
export function Balloon({ number, className }: { number: number; className?: string | undefined }) {
  return (
    <span className={clsx(styles.root, className)} aria-hidden="true">
      {number}
    </span>
  );
}
