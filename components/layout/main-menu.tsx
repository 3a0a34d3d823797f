'use client';

import { usePathname } from 'next/navigation';
import { useCallback, useRef, useState } from 'react';
import type { Section } from '@/content/catalogue/schema';
import type { PhoneNumber } from '@/content/company';
import type { NavigationEntry, SectionNavigationEntry } from '@/content/navigation';
import { ariaCurrentFor } from '@/lib/current-entry';
import { Link } from '../ui/link';
import styles from './main-menu.module.css';
import { MobileMenu } from './menu/mobile-menu';
import { SectionEntry } from './menu/section-entry';
import { useHoverIntent } from './menu/use-hover-intent';
import { fetchMenus } from './menu/use-menus';

const isSectionEntry = (entry: NavigationEntry): entry is SectionNavigationEntry =>
  entry.section !== undefined;

/** Errors are ignored here: opening a panel fetches again and shows the error. */
const prefetchMenus = () => void fetchMenus().catch(() => {});

interface MainMenuProps {
  entries: readonly NavigationEntry[];
  phone: PhoneNumber;
}

/** The main navigation: entries with panels on wide screens, a drawer on narrow ones. At most one panel is open. */
export function MainMenu({ entries, phone }: MainMenuProps) {
  const pathname = usePathname();
  const [open, setOpen] = useState<string>();
  const openedByHover = useRef(false);
  /** Closes the section's panel; one that has been opened meanwhile stays. */
  const close = useCallback(
    (section: Section) => setOpen((current) => (current === section ? undefined : current)),
    [],
  );
  const { handlers, cancel } = useHoverIntent((section) => {
    openedByHover.current = true;
    setOpen(section);
  }, 'down');

  const openByPress = (section: Section) => {
    cancel();
    openedByHover.current = false;
    setOpen(section);
  };
  const toggle = (section: Section) => {
    // A click on what hover has just opened means "open", not "close".
    if (open === section && !openedByHover.current) close(section);
    else openByPress(section);
  };

  return (
    <nav aria-label="Main" className={styles.root} onPointerEnter={prefetchMenus} onFocus={prefetchMenus}>
      <MobileMenu entries={entries} phone={phone} pathname={pathname} />
      <ul className={styles.list}>
        {entries.map((entry) =>
          isSectionEntry(entry) ? (
            <SectionEntry
              key={entry.path}
              entry={entry}
              pathname={pathname}
              isOpen={open === entry.section}
              hover={handlers(entry.section, open === entry.section)}
              onToggle={() => toggle(entry.section)}
              onOpen={() => openByPress(entry.section)}
              onClose={close}
            />
          ) : (
            <li key={entry.path}>
              <Link href={entry.path} className={styles.link} aria-current={ariaCurrentFor(entry, pathname)}>
                {entry.label}
              </Link>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
