import { clsx } from 'clsx';
import { routes } from '@/lib/routes';
import styles from './button.module.css';
import { contactIntent } from './contact-intent';
import { Link, type LinkProps } from './link';

/** A call to action. `quiet` stands beside a primary one. One that leads to the contact form opens the contact panel. */
export function ButtonLink<R extends string>({
  variant = 'primary',
  className,
  ...rest
}: LinkProps<R> & { variant?: 'primary' | 'quiet' }) {
  const isContact = rest.href === routes.contact || rest.href === routes.contactForm;
  return (
    <Link
      className={clsx(styles.root, styles[variant], className)}
      {...(isContact && contactIntent)}
      {...rest}
    />
  );
}
