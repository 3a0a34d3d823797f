import type { ReactNode } from 'react';
import type { Crumb } from '@/lib/breadcrumbs';
import { Breadcrumbs } from './breadcrumbs';
import styles from './page-header.module.css';

interface PageHeaderProps {
  title: string;
  crumbs?: readonly Crumb[];
  lead?: ReactNode;
  /** Shown beside the title on wide screens, below the lead on narrow ones. */
  beside?: ReactNode;
  /** With `beside`: below the lead on wide screens, at the end on narrow ones. */
  under?: ReactNode;
  children?: ReactNode;
}

/** Breadcrumbs, the page's `h1`, and its lead. */
export function PageHeader({ title, crumbs, lead, beside, under, children }: PageHeaderProps) {
  const words = (
    <>
      <h1 className={styles.title}>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </>
  );
  return (
    <header className={styles.root}>
      {crumbs && <Breadcrumbs crumbs={crumbs} />}
      {beside ? (
        <div className={styles.split}>
          <div>{words}</div>
          <div className={styles.beside}>{beside}</div>
          {under}
        </div>
      ) : (
        words
      )}
    </header>
  );
}
