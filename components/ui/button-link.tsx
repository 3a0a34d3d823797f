import { clsx } from 'clsx';
import styles from './button.module.css';
import { Link, type LinkProps } from './link';

/** A call to action. `quiet` stands beside a primary one. */
export function ButtonLink<R extends string>({
  variant = 'primary',
  className,
  ...rest
}: LinkProps<R> & { variant?: 'primary' | 'quiet' }) {
  return <Link className={clsx(styles.root, styles[variant], className)} {...rest} />;
}
