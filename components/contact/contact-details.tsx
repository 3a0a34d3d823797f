import type { ContactFormTexts } from '@/content/contact-form';
import type { Message } from '@/lib/contact/message';
import type { FormSettings } from '@/lib/contact/settings';
import noteStyles from '../ui/note.module.css';
import { EmailLink, PhoneLink } from '../ui/reach-links';
import styles from './contact-panel.module.css';

interface ContactDetailsProps {
  texts: ContactFormTexts;
  settings: FormSettings;
  message: Message;
}

/** The left of the panel: what happens after sending, and the direct contacts. */
export function ContactDetails({ texts: { direct }, settings, message }: ContactDetailsProps) {
  const { address, phone, email, chat, next } = settings;
  const { topic, from } = message;
  const page = from ? `${topic} (${from})` : `${document.title} (${window.location.pathname})`;
  const facts = [
    { label: direct.address, value: address },
    { label: direct.phone, value: <PhoneLink phone={phone} /> },
    { label: direct.email, value: <EmailLink email={email} /> },
    {
      label: direct.chat,
      value: (
        <a href={chat + encodeURIComponent(page)} target="_blank" rel="noopener">
          {direct.startChat}
        </a>
      ),
    },
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
