import type { ContactFormTexts } from '@/content/contact-form';
import type { FormSettings } from '@/lib/contact/settings';
import noteStyles from '../ui/note.module.css';
import styles from './contact-panel.module.css';

interface ContactDetailsProps {
  texts: ContactFormTexts['direct'];
  settings: FormSettings;
}

/** The left of the panel: what happens after sending, and the direct contacts. */
export function ContactDetails({ texts, settings }: ContactDetailsProps) {
  const { address, phone, email, next } = settings;
  const facts = [
    { label: texts.address, value: address },
    { label: texts.phone, value: <a href={`tel:${phone.e164}`}>{phone.display}</a> },
    { label: texts.email, value: <a href={`mailto:${email}`}>{email}</a> },
  ];
  return (
    <div className={styles.details}>
      <div>
        <h3 className={styles.heading}>{next.heading}</h3>
        <ol className={styles.next}>
          {next.steps.map(({ name, time }) => (
            <li key={name}>
              {name}
              <span className={styles.time}>{time}</span>
            </li>
          ))}
        </ol>
      </div>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className={noteStyles.label}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
