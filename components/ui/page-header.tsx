import type { ReactNode } from 'react';
import type { Crumb } from '@/lib/breadcrumbs';
import { Breadcrumbs } from './breadcrumbs';
import styles from './page-header.module.css';

interface PageHeaderProps {
  title: string;
  crumbs?: readonly Crumb[];
  /** Small line above the title. */
  kicker?: ReactNode;
  lead?: ReactNode;
  children?: ReactNode;
}

/** Trail, the page's one `h1`, and its lead. */
export function PageHeader({ title, crumbs, kicker, lead, children }: PageHeaderProps) {
  return (
    <header className={styles.root}>
      {crumbs && <Breadcrumbs crumbs={crumbs} />}
      {kicker && <p className={styles.kicker}>{kicker}</p>}
      <h1 className={styles.title}>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </header>
  );
}
