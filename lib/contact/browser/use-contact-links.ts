import { useEffect } from 'react';
import { inSiteTarget } from '@/lib/browser/in-site-link';
import { messageStore } from './message-store';

interface ContactLinksOptions {
  onOpen: () => void;
  /** A visitor is about to follow such a link. */
  onIntent: () => void;
}

const intents = ['pointerenter', 'focusin', 'touchstart'] as const;

const contactLink = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element
    ? event.target.closest<HTMLAnchorElement>('a[data-contact]:is([href="/contact"], [href="/contact#form"])')
    : null;

/**
 * Makes every link with `data-contact`, whoever rendered it, open the panel, with `data-topic` as the subject. On a page with
 * the form the starter leads to it (`lib/browser/starter/gestures.ts`); without scripts it is an ordinary link.
 */
export function useContactLinks({ onOpen, onIntent }: ContactLinksOptions): void {
  useEffect(() => {
    const handleIntent = (event: Event) => {
      if (contactLink(event)) onIntent();
    };
    const handleClick = (event: MouseEvent) => {
      const link = contactLink(event);
      // A new tab, a modified click: the browser's own business.
      if (!link || !inSiteTarget(event)) return;
      event.preventDefault();
      const { topic } = link.dataset;
      if (topic) messageStore.follow(topic, window.location.pathname);
      // The dialog gives the focus back to whoever has it now. A drawer closes first, so that it is the drawer's toggle;
      // elsewhere it is the link, which some browsers do not focus when it is clicked.
      const drawer = link.closest<HTMLElement>('[popover]');
      if (drawer?.hidePopover && drawer.matches(':popover-open')) drawer.hidePopover();
      else link.focus({ preventScroll: true });
      onOpen();
    };
    for (const intent of intents)
      document.addEventListener(intent, handleIntent, { capture: true, passive: true });
    document.addEventListener('click', handleClick, { capture: true });
    return () => {
      for (const intent of intents) document.removeEventListener(intent, handleIntent, { capture: true });
      document.removeEventListener('click', handleClick, { capture: true });
    };
  }, [onOpen, onIntent]);
}
