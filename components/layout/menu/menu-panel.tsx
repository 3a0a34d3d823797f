import { useEffect, useState } from 'react';
import type { SectionNavigationEntry } from '@/content/navigation';
import type { MenuCategory } from '@/lib/navigation';
import { Motif } from '../../motif/motif';
import { Link } from '../../ui/link';
import { Spinner } from '../../ui/spinner';
import styles from './menu-panel.module.css';
import { useHoverIntent } from './use-hover-intent';
import { useMenus } from './use-menus';

interface MenuPanelProps {
  entry: SectionNavigationEntry;
  pathname: string;
  /** The panel has its links. */
  onReady: () => void;
}

/** Two panes: the categories, and beside them the chosen category's description and links. */
export function MenuPanel({ entry, pathname, onReady }: MenuPanelProps) {
  const menus = useMenus(true);
  const categories = menus?.[entry.section];
  const [chosen, setChosen] = useState<string>();
  const intent = useHoverIntent(setChosen, 'right');
  useEffect(() => {
    if (categories) onReady();
  });

  const here = categories?.find(({ links }) => links.some(({ href }) => href === pathname));
  const shown = chosen ?? (here ?? categories?.[0])?.href;
  const waiting =
    menus === null ? <p>The list could not be loaded.</p> : <Spinner label="Loading the menu" />;
  // The link is one element before and after the list comes: it keeps the focus.
  return (
    <div className={categories ? styles.root : styles.waiting}>
      {!categories && waiting}
      <Link href={entry.path} className={categories && styles.all}>
        All of {entry.label}
      </Link>
      {categories && (
        <ul className={styles.categories}>
          {categories.map((category) => {
            const isChosen = category.href === shown;
            const id = `pane-${category.href.replace(/\W+/g, '-')}`;
            return (
              <li key={category.href}>
                <button
                  type="button"
                  className={styles.category}
                  aria-expanded={isChosen}
                  aria-controls={id}
                  onClick={() => setChosen(category.href)}
                  {...intent.handlers(category.href, isChosen)}
                >
                  <Motif motif={category.motif} size="tiny" />
                  {category.label}
                </button>
                <div id={id} className={styles.pane} hidden={!isChosen} onPointerEnter={intent.cancel}>
                  {isChosen && <Pane category={category} pathname={pathname} />}
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

function Pane({ category, pathname }: { category: MenuCategory; pathname: string }) {
  return (
    <>
      <p className={styles.description}>{category.description}</p>
      <ul className={styles.links}>
        {category.links.map(({ href, label }) => (
          <li key={href}>
            <Link href={href} className={styles.link} aria-current={href === pathname ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <Link href={category.href} className={styles.more}>
        {category.label} at a glance
      </Link>
    </>
  );
}
