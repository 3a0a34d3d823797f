import { ContactTab } from '../contact/contact-tab';
import styles from './dock.module.css';
import { ScrollRing } from './scroll-ring';
import { WhatsappButton } from './whatsapp-button';

/**
 * The three floating controls in one row. It sticks to the foot of the window while the page is read and comes to rest
 * above the footer, so it never lies on the footer's links, and its parts cannot lie on one another.
 */
export function Dock() {
  return (
    <aside className={styles.root} aria-label="Quick contact">
      <ContactTab />
      <WhatsappButton />
      <ScrollRing />
    </aside>
  );
}
