import type { KeyboardEvent, PointerEvent } from 'react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Section } from '@/content/catalogue/schema';
import type { SectionNavigationEntry } from '@/content/navigation';
import { submenuCloseDelay } from '@/lib/browser/interaction';
import { ariaCurrentFor } from '@/lib/current-entry';
import { Link } from '../../ui/link';
import { MenuPanel } from './menu-panel';
import styles from './section-entry.module.css';
import { isMouse } from './use-hover-intent';

interface SectionEntryProps {
  entry: SectionNavigationEntry;
  pathname: string;
  isOpen: boolean;
  hover: ReturnType<ReturnType<typeof import('./use-hover-intent').useHoverIntent>['handlers']>;
  onToggle: () => void;
  onOpen: () => void;
  onClose: (section: Section) => void;
}

/** A section of the main navigation: a link to its hub, and a button that discloses its panel. */
export function SectionEntry({
  entry,
  pathname,
  isOpen,
  hover,
  onToggle,
  onOpen,
  onClose,
}: SectionEntryProps) {
  const root = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wantsFocus = useRef(false);
  const { section } = entry;
  const panelId = `menu-${section}`;

  useEffect(() => () => clearTimeout(closing.current), []);
  // `useLayoutEffect` listens before the panel is painted: `useEffect` would miss an early Escape on a busy machine.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const handleKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A panel that is not filled yet must not take the focus any more.
      wantsFocus.current = false;
      if (root.current?.contains(document.activeElement)) button.current?.focus();
      onClose(section);
    };
    const handlePress = (event: globalThis.PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) onClose(section);
    };
    const handleFollow = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a')) onClose(section);
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('keydown', handleKey, { signal });
    document.addEventListener('pointerdown', handlePress, { signal });
    document.addEventListener('click', handleFollow, { signal });
    return () => listening.abort();
  }, [isOpen, section, onClose]);

  const handleArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    wantsFocus.current = true;
    if (isOpen) focusPanel();
    else onOpen();
  };
  const focusPanel = () => {
    if (!wantsFocus.current) return;
    const first = document.getElementById(panelId)?.querySelector<HTMLElement>('a, button');
    if (first) wantsFocus.current = false;
    first?.focus();
  };
  const handleLeave = (event: PointerEvent) => {
    hover.onPointerLeave();
    if (!isMouse(event) || !isOpen) return;
    closing.current = setTimeout(() => {
      // A panel with the keyboard focus in it stays open when the pointer leaves.
      if (!root.current?.querySelector(':focus-visible')) onClose(section);
    }, submenuCloseDelay);
  };

  return (
    <li
      ref={root}
      className={styles.root}
      data-start
      {...hover}
      onPointerEnter={(event) => {
        clearTimeout(closing.current);
        hover.onPointerEnter(event);
      }}
      onPointerLeave={handleLeave}
      onBlur={(event) => {
        if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) onClose(section);
      }}
    >
      <span className={styles.label}>
        <Link
          href={entry.path}
          className={styles.link}
          aria-current={ariaCurrentFor(entry, pathname)}
          data-keep-arrow
          onKeyDown={handleArrow}
        >
          {entry.label}
        </Link>
        <button
          ref={button}
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={panelId}
          aria-label={`${entry.label} menu`}
          data-keep={entry.path}
          data-keep-arrow
          onClick={(event) => {
            // The second click of a double one must not undo the first.
            if (event.detail < 2) onToggle();
          }}
          onKeyDown={handleArrow}
        />
      </span>
      <div id={panelId} className={styles.panel} hidden={!isOpen}>
        {isOpen && <MenuPanel entry={entry} pathname={pathname} onReady={focusPanel} />}
      </div>
    </li>
  );
}
