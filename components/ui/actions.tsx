import type { ReactNode } from 'react';
import type { CallToAction } from '@/content/pages/types';
import styles from './actions.module.css';
import { ButtonLink } from './button-link';

/** A row of buttons. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}

/** Pages that go on from here. The title block below has the one call that matters. */
export function CallsToAction({ list }: { list: readonly CallToAction[] }) {
  return (
    <Actions>
      {list.map(({ label, href }) => (
        <ButtonLink key={href} href={href} variant="quiet">
          {label}
        </ButtonLink>
      ))}
    </Actions>
  );
}
