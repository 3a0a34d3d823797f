import type { ContactFormTexts } from '@/content/contact-form';
import type { FormSettings } from '@/lib/contact/settings';
import noteStyles from '../ui/note.module.css';
import styles from './contact-panel.module.css';

interface ContactDetailsProps {
  texts: ContactFormTexts['direct'];
  settings: FormSettings;
}

/** The direct contacts on the left of the panel. */
export function ContactDetails({ texts, settings }: ContactDetailsProps) {
  const { address, phone, email } = settings;
  const facts = [
    { label: texts.address, value: address },
    { label: texts.phone, value: <a href={`tel:${phone.e164}`}>{phone.display}</a> },
    { label: texts.email, value: <a href={`mailto:${email}`}>{email}</a> },
  ];
  return (
    <dl className={styles.details}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className={noteStyles.label}>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
