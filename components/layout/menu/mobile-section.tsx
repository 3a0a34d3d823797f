import { useState } from 'react';
import type { SectionNavigationEntry } from '@/content/navigation';
import { ariaCurrentFor } from '@/lib/current-entry';
import { Motif } from '../../motif/motif';
import { Link } from '../../ui/link';
import { Spinner } from '../../ui/spinner';
import styles from './mobile-menu.module.css';
import { useMenus } from './use-menus';

interface MobileSectionProps {
  entry: SectionNavigationEntry;
  pathname: string;
  isMenuOpen: boolean;
}

/** A section in the drawer: its hub as a link, and a plus that unfolds its categories. */
export function MobileSection({ entry, pathname, isMenuOpen }: MobileSectionProps) {
  const [isExpanded, setExpanded] = useState(false);
  const menus = useMenus(isMenuOpen);
  const id = `drawer-${entry.section}`;
  return (
    <>
      <div className={styles.row}>
        <Link href={entry.path} className={styles.link} aria-current={ariaCurrentFor(entry, pathname)}>
          {entry.label}
        </Link>
        <button
          type="button"
          className={styles.expander}
          aria-expanded={isExpanded}
          aria-controls={id}
          aria-label={`${entry.label} menu`}
          data-keep={entry.path}
          onClick={(event) => {
            // The second click of a double one must not undo the first.
            if (event.detail < 2) setExpanded(!isExpanded);
          }}
        />
      </div>
      <div id={id} className={styles.fold} data-open={isExpanded || undefined} inert={!isExpanded}>
        <div className={styles.folded}>
          {menus === null && <p className={styles.failed}>The list could not be loaded.</p>}
          {menus === undefined && isExpanded && <Spinner label="Loading the menu" />}
          {menus?.[entry.section].map((category) => (
            <details key={category.href} name={id} className={styles.category}>
              <summary className={styles.summary}>
                <Motif motif={category.motif} size="tiny" />
                {category.label}
              </summary>
              <ul className={styles.links}>
                {category.links.map(({ href, label }) => (
                  <li key={href}>
                    <Link
                      href={href}
                      className={styles.sublink}
                      aria-current={href === pathname ? 'page' : undefined}
                    >
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </div>
      </div>
    </>
  );
}
