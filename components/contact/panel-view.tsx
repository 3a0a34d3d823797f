import { consentTo, contactForm as texts } from '@/content/contact-form';
import { messageStore, useMessage } from '@/lib/contact/browser/message-store';
import type { FormSettings } from '@/lib/contact/settings';
import { VisuallyHidden } from '../ui/visually-hidden';
import { ContactDetails } from './contact-details';
import { ContactForm } from './contact-form';
import styles from './contact-panel.module.css';
import { Modal } from './modal';
import { SentDialog } from './sent-dialog';

interface PanelViewProps {
  settings: FormSettings;
  onClose: () => void;
}

/** What {@link ContactPanel} loads: the panel, or after a success the dialog that takes its place. Words included. */
export function PanelView({ settings, onClose }: PanelViewProps) {
  const message = useMessage();
  if (message.state.phase === 'sent') {
    const handleClose = () => {
      onClose();
      messageStore.acknowledge();
    };
    return <SentDialog texts={texts.success} phone={settings.phone} onClose={handleClose} />;
  }
  return (
    <Modal labelledBy="contact-panel-title" className={styles.root} onClose={onClose}>
      <div className={styles.bar}>
        <h2 id="contact-panel-title" tabIndex={-1} data-start className={styles.title}>
          {texts.panelTitle}
        </h2>
        <button type="button" className={styles.close} onClick={onClose}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="m6 6 12 12M18 6 6 18" />
          </svg>
          <VisuallyHidden>{texts.closeLabel}</VisuallyHidden>
        </button>
      </div>
      <div className={styles.columns}>
        <div className={styles.write}>
          <h3 className={styles.formTitle}>{texts.formTitle}</h3>
          <ContactForm texts={texts} consent={consentTo(settings.processor)} settings={settings} />
        </div>
        <ContactDetails texts={texts} settings={settings} message={message} />
      </div>
    </Modal>
  );
}
