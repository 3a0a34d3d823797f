import type { ContactFormTexts } from '@/content/contact-form';
import buttonStyles from '../ui/button.module.css';
import { Modal } from './modal';
import styles from './sent-dialog.module.css';

/** Tells that the message was sent. */
export function SentDialog({ texts, onClose }: { texts: ContactFormTexts['success']; onClose: () => void }) {
  return (
    <Modal labelledBy="sent-title" describedBy="sent-text" className={styles.root} onClose={onClose}>
      <div className={styles.body}>
        <svg className={styles.icon} viewBox="0 0 48 48" aria-hidden="true">
          <circle cx="24" cy="24" r="22" />
          <path d="m14 25 7 7 14-15" />
        </svg>
        <h2 id="sent-title" className={styles.title}>
          {texts.title}
        </h2>
        <p id="sent-text">{texts.text}</p>
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
