import { contactForm } from '@/content/contact-form';
import { contactIntent } from '../ui/contact-intent';
import { Link } from '../ui/link';
import styles from './contact-tab.module.css';

/** Opens the contact panel; without scripts it leads to the contact page. */
export function ContactTab() {
  return (
    <Link href="/contact" className={styles.root} {...contactIntent}>
      {contactForm.tab}
    </Link>
  );
}
