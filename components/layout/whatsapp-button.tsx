import { FaWhatsapp } from 'react-icons/fa6';
import { type ChatPage, whatsappUrl } from '@/lib/whatsapp';
import styles from './whatsapp-button.module.css';

/** Opens a chat with the enquiry template in a new tab. No bubble, no counter, no sound. */
export function WhatsappButton({ page }: { page: ChatPage | undefined }) {
  return (
    <a
      href={whatsappUrl(page)}
      target="_blank"
      rel="noopener"
      className={styles.root}
      aria-label="Enquire on WhatsApp (opens a new tab)"
    >
      <FaWhatsapp className={styles.icon} aria-hidden="true" />
    </a>
  );
}
