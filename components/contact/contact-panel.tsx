'use client';

import { usePathname } from 'next/navigation';
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { clearDraft } from '@/lib/contact/draft';
import { currentState, dispatch, subscribe, useFormState } from '@/lib/contact/form-store';
import { panelPatienceMs } from '@/lib/contact/limits';
import type { FormSettings } from '@/lib/contact/settings';
import { inlineForm, useContactLinks } from '@/lib/contact/use-contact-links';
import styles from './contact-panel.module.css';
import { Modal } from './modal';
import { SentDialog } from './sent-dialog';

type Form = ComponentType<{ settings: FormSettings }>;

const contactPath = '/contact';

/**
 * The form's code comes when somebody is about to need it. Where it does not come, the contact page has the same form:
 * a navigation that needs nothing from here.
 */
let loading: Promise<Form> | undefined;
function loadForm(): Promise<Form> {
  loading ??= import('./contact-form').then(({ ContactForm }) => ContactForm);
  return loading;
}
const leaveForPage = () => window.location.assign(contactPath);

/**
 * The contact panel and the dialog after a success, on every page. Links with `data-contact` open the panel; it closes
 * with the page that it was opened on. `children`: the direct contacts.
 */
export function ContactPanel({ settings, children }: { settings: FormSettings; children: ReactNode }) {
  const { texts } = settings;
  const pathname = usePathname();
  const { phase } = useFormState();
  const [openOn, setOpenOn] = useState<string>();
  const [LoadedForm, setLoadedForm] = useState<Form>();

  const isOpen = openOn === pathname && phase !== 'sent';

  const open = useCallback(() => setOpenOn(pathname), [pathname]);
  const close = useCallback(() => setOpenOn(undefined), []);
  // A load that fails is met again, and dealt with, when the panel opens.
  const prepare = useCallback(() => void loadForm().catch(() => {}), []);
  useContactLinks({ onOpen: open, onIntent: prepare });

  useEffect(() => {
    if (!isOpen || LoadedForm) return;
    const patience = setTimeout(leaveForPage, panelPatienceMs);
    let isWanted = true;
    loadForm().then(
      (loaded) => setLoadedForm(() => loaded),
      () => isWanted && leaveForPage(),
    );
    return () => {
      isWanted = false;
      clearTimeout(patience);
    };
  }, [isOpen, LoadedForm]);
  useEffect(() => {
    // A failure shows itself in the form. Whoever closed the panel while the message was on its way gets it back.
    const handleTransition = () => {
      const isFailure = currentState().phase === 'rejected' || currentState().phase === 'failed';
      if (isFailure && !inlineForm()) open();
    };
    return subscribe(handleTransition);
  }, [open]);
  useEffect(() => {
    // A form sent without scripts ends here: what it sent is no draft any more.
    if (pathname === '/contact/sent') clearDraft();
  }, [pathname]);

  if (phase === 'sent') {
    const handleClose = () => {
      close();
      dispatch({ type: 'acknowledge' });
    };
    return <SentDialog texts={texts.success} onClose={handleClose} />;
  }
  if (!isOpen) return null;
  return (
    <Modal labelledBy="contact-panel-title" className={styles.root} onClose={close}>
      <div className={styles.columns}>
        <div className={styles.direct}>
          <h2 id="contact-panel-title" tabIndex={-1} data-start className={styles.title}>
            {texts.panelTitle}
          </h2>
          {children}
        </div>
        <div className={styles.write}>
          <h3 className={styles.formTitle}>{texts.formTitle}</h3>
          {LoadedForm ? (
            <LoadedForm settings={settings} />
          ) : (
            <p className={styles.loading}>
              {texts.loading} <a href={contactPath}>{texts.loadingLink}</a>
            </p>
          )}
        </div>
      </div>
      <button type="button" className={styles.close} onClick={close}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="m6 6 12 12M18 6 6 18" />
        </svg>
        <span className={styles.closeLabel}>{texts.closeLabel}</span>
      </button>
    </Modal>
  );
}
