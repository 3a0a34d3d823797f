import type { ChatPage } from '@/lib/whatsapp';
import { ContactTab } from '../contact/contact-tab';
import styles from './dock.module.css';
import { ScrollRing } from './scroll-ring';
import { WhatsappButton } from './whatsapp-button';

/**
 * The three floating controls: a bar at the foot of narrow windows, a column in the gutter of wide ones. It sticks while the
 * page is read and comes to rest above the footer, so it lies neither on text nor on the footer's links.
 */
export function Dock({ page }: { page: ChatPage | undefined }) {
  return (
    <aside id="dock" className={styles.root} aria-label="Quick contact">
      <ContactTab />
      <WhatsappButton page={page} />
      <ScrollRing />
    </aside>
  );
}
