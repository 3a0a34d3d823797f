import { useEffect } from 'react';
import { inSiteTarget } from '@/lib/browser/in-site-link';
import { prefill } from './draft';
import { getField, showDraft } from './fields';

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

/** The form that stands in the page itself, as on `/contact`. */
export const inlineForm = () => document.querySelector<HTMLFormElement>('form#form');

/**
 * Makes every link with `data-contact`, whoever rendered it, open the panel; on a page with the form it leads to the form.
 * `data-topic` on the link becomes the subject. Without scripts, or before they run, it is an ordinary link.
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
      if (topic) prefill(topic, window.location.pathname);
      const form = inlineForm();
      if (form) return focusForm(form);
      // Some browsers do not focus a link that is clicked; the dialog gives the focus back to whoever has it now.
      link.focus({ preventScroll: true });
      onOpen();
    };
    for (const intent of intents)
      document.addEventListener(intent, handleIntent, { capture: true, passive: true });
    // On the window, before the soft navigation of `layout/link-navigation.tsx`.
    window.addEventListener('click', handleClick, { capture: true });
    return () => {
      for (const intent of intents) document.removeEventListener(intent, handleIntent, { capture: true });
      window.removeEventListener('click', handleClick, { capture: true });
    };
  }, [onOpen, onIntent]);
}

function focusForm(form: HTMLFormElement): void {
  showDraft(form);
  form.scrollIntoView();
  getField(form, 'name').focus({ preventScroll: true });
}
