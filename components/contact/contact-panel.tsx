'use client';

import { usePathname } from 'next/navigation';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { clearDraft } from '@/lib/browser/contact/draft';
import { currentState, subscribe, useFormState } from '@/lib/browser/contact/form-store';
import { inlineForm, useContactLinks } from '@/lib/browser/contact/use-contact-links';
import { beginNavigation } from '@/lib/browser/navigation-state';
import type { FormSettings } from '@/lib/contact/settings';

type View = ComponentType<{ settings: FormSettings; onClose: () => void }>;

const sentPath = '/contact/sent';

let loading: Promise<View> | undefined;
function loadView(): Promise<View> {
  loading ??= import('./panel-view').then(({ PanelView }) => PanelView);
  return loading;
}
/** A load that fails is met again, and dealt with, when the view is wanted. */
const prepare = () => void loadView().catch(() => {});

/**
 * The contact panel and the dialog after a success, on every page. Links with `data-contact` open the panel, and it closes
 * with the page that it was opened on. Its code comes when somebody is about to need it; where it fails or stalls, a
 * navigation to the page with the same content takes its place.
 */
export function ContactPanel({ settings }: { settings: FormSettings }) {
  const pathname = usePathname();
  const { phase } = useFormState();
  const [openOn, setOpenOn] = useState<string>();
  const [View, setView] = useState<View>();
  const isWanted = openOn === pathname || phase === 'sent';
  const substitute = phase === 'sent' ? sentPath : '/contact';

  const open = useCallback(() => setOpenOn(pathname), [pathname]);
  const close = useCallback(() => setOpenOn(undefined), []);
  useContactLinks({ onOpen: open, onIntent: prepare });

  useEffect(() => {
    if (!isWanted || View) return;
    let isStale = false;
    // Shows progress, and goes to the page by itself when nothing comes.
    const endNavigation = beginNavigation(substitute, 'push');
    loadView().then(
      (loaded) => setView(() => loaded),
      () => !isStale && window.location.assign(substitute),
    );
    return () => {
      isStale = true;
      endNavigation();
    };
  }, [isWanted, View, substitute]);

  useEffect(() => {
    const handleTransition = () => {
      const state = currentState().phase;
      // The dialog after a success will be needed, also after a submit from the page's own form.
      if (state === 'sending') prepare();
      // A failure shows itself in the form. Whoever closed the panel in the meantime gets it back.
      if ((state === 'rejected' || state === 'failed') && !inlineForm()) open();
    };
    return subscribe(handleTransition);
  }, [open]);

  useEffect(() => {
    // A form sent without scripts ends here: what it sent is no draft any more.
    if (pathname === sentPath) clearDraft();
  }, [pathname]);

  return View && isWanted ? <View settings={settings} onClose={close} /> : null;
}
