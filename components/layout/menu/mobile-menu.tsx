import { useEffect, useRef, useState } from 'react';
import type { NavigationEntry } from '@/content/navigation';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { ariaCurrentFor } from '@/lib/current-entry';
import { ButtonLink } from '../../ui/button-link';
import { Link } from '../../ui/link';
import styles from './mobile-menu.module.css';
import { MobileSection } from './mobile-section';

interface MobileMenuProps {
  entries: readonly NavigationEntry[];
  pathname: string;
}

/** Narrow screens: a button that opens a drawer. Before scripts run it is a link to the site index in the footer. */
export function MobileMenu({ entries, pathname }: MobileMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isHydrated = useHydrated();
  const open = () => {
    dialog.current?.showModal();
    setOpen(true);
  };
  const close = () => dialog.current?.close();

  useEffect(() => {
    const drawer = dialog.current;
    // On a screen grown wide the drawer has no toggle left.
    const wide = window.matchMedia('(min-width: 64rem)');
    const handleChange = () => wide.matches && drawer?.close();
    const handleClick = ({ target }: MouseEvent) => {
      const isBackdrop = target === drawer;
      if (isBackdrop || (target instanceof Element && target.closest('a'))) drawer?.close();
    };
    wide.addEventListener('change', handleChange);
    drawer?.addEventListener('click', handleClick);
    return () => {
      wide.removeEventListener('change', handleChange);
      drawer?.removeEventListener('click', handleClick);
    };
  }, []);

  return (
    <>
      {isHydrated ? (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-haspopup="dialog"
          onClick={open}
        >
          Menu
        </button>
      ) : (
        <a className={styles.toggle} href="#site-index">
          Menu
        </a>
      )}
      <dialog ref={dialog} className={styles.drawer} aria-label="Menu" onClose={() => setOpen(false)}>
        <div className={styles.content}>
          <div className={styles.bar}>
            <span className={styles.title}>Menu</span>
            <button type="button" className={styles.close} aria-label="Close the menu" onClick={close} />
          </div>
          <ul className={styles.entries}>
            {entries.map((entry) => (
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
          <ButtonLink href="/contact" className={styles.contact}>
            Contact
          </ButtonLink>
        </div>
      </dialog>
    </>
  );
}
