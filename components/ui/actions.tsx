import type { ReactNode } from 'react';
import type { CallToAction } from '@/content/pages/types';
import styles from './actions.module.css';
import { ButtonLink } from './button-link';

/** A row of buttons. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}

/** What to do next: the first call is the one that matters. */
export function CallsToAction({ list }: { list: readonly CallToAction[] }) {
  return (
    <Actions>
      {list.map(({ label, href }, index) => (
        <ButtonLink key={href} href={href} variant={index === 0 ? 'primary' : 'quiet'}>
          {label}
        </ButtonLink>
      ))}
    </Actions>
  );
}
