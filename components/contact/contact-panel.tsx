'use client';

import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { patience } from '@/lib/browser/interaction';
import { showProgressUntil } from '@/lib/browser/progress';
import { messageStore, useMessage } from '@/lib/contact/browser/message-store';
import { useContactLinks } from '@/lib/contact/browser/use-contact-links';
import type { FormSettings } from '@/lib/contact/settings';
// The view comes by script, when it is wanted; pages bring its styles, which no script loads.
import './contact-form.module.css';
import './contact-panel.module.css';
import './form-field.module.css';
import './modal.module.css';
import './sent-dialog.module.css';

type View = ComponentType<{ settings: FormSettings; onClose: () => void }>;

const sentPath = '/contact/sent#sent';

let loading: Promise<View> | undefined;
function loadView(): Promise<View> {
  loading ??= import('./panel-view').then(({ PanelView }) => PanelView);
  return loading;
}
/** The form stands in the page itself, as on `/contact`. */
const hasOwnForm = () => document.querySelector('form#form') !== null;

/** A load that fails is met again, and dealt with, when the view is wanted. */
const prepare = () => void loadView().catch(() => {});

/**
 * The contact panel and the dialog after a success, on every page. Links with `data-contact` open the panel. Its code comes
 * when somebody is about to need it; where it fails or stalls, the page with the same content takes its place.
 */
export function ContactPanel({ settings }: { settings: FormSettings }) {
  const { state } = useMessage();
  const { phase } = state;
  const [isOpen, setOpen] = useState(false);
  /** `late`: the page with the same content has taken its place, for good. Whatever comes then would open over a page that goes. */
  const [View, setView] = useState<View | 'late'>();
  const isWanted = isOpen || phase === 'sent';
  const substitute = phase === 'sent' ? sentPath : '/contact';

  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => {
    messageStore.tell();
    setOpen(false);
  }, []);
  useContactLinks({ onOpen: open, onIntent: prepare });

  useEffect(() => {
    if (!isWanted || View) return;
    const settle = (view: View | 'late') => setView((known: View | 'late' | undefined) => known ?? view);
    const watchdog = setTimeout(settle, patience, 'late');
    const loaded = loadView();
    loaded.then(settle, () => settle('late'));
    showProgressUntil(loaded);
    return () => clearTimeout(watchdog);
  }, [isWanted, View]);

  useEffect(() => {
    if (!isWanted || View !== 'late') return;
    setOpen(false);
    window.location.assign(substitute);
  }, [isWanted, View, substitute]);

  useEffect(() => {
    // The dialog after a success will be needed, also after a submit from the page's own form.
    if (state.phase === 'sending') prepare();
    if (!('fate' in state) || state.isTold) return;
    // A failure shows itself in the page's form. Whoever closed the panel in the meantime gets it back; so does the page that
    // follows one that was left too early.
    if (!hasOwnForm()) open();
    if (hasOwnForm() || state.fate !== 'interrupted') messageStore.tell();
  }, [state, open]);

  return View && View !== 'late' && isWanted ? <View settings={settings} onClose={close} /> : null;
}
