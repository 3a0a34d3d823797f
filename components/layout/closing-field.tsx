import { company } from '@/content/company';
import { navigation } from '@/content/navigation';
import { deployment } from '@/lib/config/deployment';
import { ButtonLink } from '../ui/button-link';
import { EmailLink, PhoneLink } from '../ui/reach-links';
import styles from './closing-field.module.css';

/** Closes the home page with a field of flame: what to do next, and how to reach us. */
export function ClosingField() {
  const { closing } = navigation;
  return (
    <aside className={styles.root} aria-labelledby="closing-heading">
      <div className={styles.inner}>
        <div>
          <h2 id="closing-heading" className={styles.heading}>
            {closing.heading}
          </h2>
          <p className={styles.text}>{closing.text}</p>
          <ButtonLink href={closing.cta.href} className={styles.action}>
            {closing.cta.label}
          </ButtonLink>
        </div>
        <ContactDetails />
      </div>
    </aside>
  );
}

function ContactDetails() {
  const { address, hours } = company;
  const { phone, email } = deployment;
  return (
    <address className={styles.details}>
      <p>
        <EmailLink email={email} />
      </p>
      <p>
        <PhoneLink phone={phone} />
      </p>
      <p>
        {address.street}, {address.city} {address.postalCode}, {address.region}, {address.country}
      </p>
      <p>
        {hours.days}, {hours.opens}–{hours.closes} {hours.zoneLabel}
      </p>
    </address>
  );
}
