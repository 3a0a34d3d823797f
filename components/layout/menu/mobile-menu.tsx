import { useEffect, useRef, useState } from 'react';
import type { PhoneNumber } from '@/content/company';
import type { NavigationEntry } from '@/content/navigation';
import { ariaCurrentFor } from '@/lib/current-entry';
import { routes } from '@/lib/routes';
import { ButtonLink } from '../../ui/button-link';
import { Link } from '../../ui/link';
import { PhoneLink } from '../../ui/reach-links';
import styles from './mobile-menu.module.css';
import { MobileSection } from './mobile-section';

interface MobileMenuProps {
  entries: readonly NavigationEntry[];
  phone: PhoneNumber;
  pathname: string;
}

const drawerId = 'drawer';

/**
 * Narrow screens: a button and the drawer that it opens. The drawer is a popover, so the browser opens it before any script
 * has run; the starter puts the page behind it out of reach.
 */
export function MobileMenu({ entries, phone, pathname }: MobileMenuProps) {
  const drawer = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    // It may have been opened before this code came.
    const follow = () => setOpen(drawer.current?.matches(':popover-open') ?? false);
    follow();
    drawer.current?.addEventListener('toggle', follow);
  }, []);

  return (
    <div data-start>
      <button type="button" className={styles.toggle} popoverTarget={drawerId} aria-haspopup="dialog">
        Menu
      </button>
      <dialog ref={drawer} id={drawerId} popover="auto" className={styles.drawer} aria-label="Menu">
        <div className={styles.content}>
          <div className={styles.bar}>
            <span className={styles.title}>Menu</span>
            <button
              type="button"
              className={styles.close}
              aria-label="Close the menu"
              popoverTarget={drawerId}
              popoverTargetAction="hide"
              autoFocus
            />
          </div>
          <ul className={styles.entries}>
            {/* Contact is the button below. */}
            {entries
              .filter(({ path }) => path !== routes.contact)
              .map((entry) => (
                <li key={entry.path} className={styles.entry}>
                  {entry.section ? (
                    <MobileSection
                      entry={{ ...entry, section: entry.section }}
                      pathname={pathname}
                      isMenuOpen={isOpen}
                    />
                  ) : (
                    <Link
                      href={entry.path}
                      className={styles.link}
                      aria-current={ariaCurrentFor(entry, pathname)}
                    >
                      {entry.label}
                    </Link>
                  )}
                </li>
              ))}
          </ul>
          <ButtonLink
            href={routes.contact}
            className={styles.contact}
            aria-current={pathname === routes.contact ? 'page' : undefined}
          >
            Contact
          </ButtonLink>
          <p className={styles.further}>
            <PhoneLink phone={phone} />
            <Link href={routes.search}>Search</Link>
          </p>
        </div>
      </dialog>
    </div>
  );
}
