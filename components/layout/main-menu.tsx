'use client';

import type { Route } from 'next';
import { usePathname } from 'next/navigation';
import { isCurrent } from '@/lib/current-entry';
import { Link } from '../ui/link';
import styles from './main-menu.module.css';

export interface MenuEntry {
  readonly label: string;
  readonly path: Route;
  /** Set where the entry stands for a section of the catalogue. */
  readonly section?: string;
}

/** The main navigation. It is a client component for one fact: which entry the visitor is in. */
export function MainMenu({ entries }: { entries: readonly MenuEntry[] }) {
  const pathname = usePathname();
  return (
    <nav aria-label="Main" className={styles.root}>
      <a className={styles.toggle} href="#site-index">
        Menu
      </a>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.path}>
            <Link href={entry.path} className={styles.link} aria-current={isCurrent(entry, pathname)}>
              {entry.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
