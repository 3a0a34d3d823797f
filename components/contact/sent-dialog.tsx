import type { ContactFormTexts } from '@/content/contact-form';
import type { FormSettings } from '@/lib/contact/settings';
import buttonStyles from '../ui/button.module.css';
import { PhoneLink } from '../ui/reach-links';
import { Modal } from './modal';
import styles from './sent-dialog.module.css';

interface SentDialogProps {
  texts: ContactFormTexts['success'];
  phone: FormSettings['phone'];
  onClose: () => void;
}

/** Tells that the message was sent, what happens next, and what to do where nothing does. */
export function SentDialog({ texts, phone, onClose }: SentDialogProps) {
  return (
    <Modal
      labelledBy="sent-title"
      describedBy="sent-text sent-no-reply"
      className={styles.root}
      onClose={onClose}
    >
      <div className={styles.body}>
        <svg className={styles.icon} viewBox="0 0 48 48" aria-hidden="true">
          <circle cx="24" cy="24" r="22" />
          <path d="m14 25 7 7 14-15" />
        </svg>
        <h2 id="sent-title" className={styles.title}>
          {texts.title}
        </h2>
        <p id="sent-text">{texts.text}</p>
        <p id="sent-no-reply">
          {texts.noReply} <PhoneLink phone={phone} />
        </p>
        <button
          type="button"
          data-start
          className={`${buttonStyles.root} ${buttonStyles.primary}`}
          onClick={onClose}
        >
          {texts.ok}
        </button>
      </div>
    </Modal>
  );
}
