import { company } from '@/content/company';
import { navigation } from '@/content/navigation';
import { deployment } from '@/lib/config/deployment';
import { ButtonLink } from '../ui/button-link';
import noteStyles from '../ui/note.module.css';
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
    <dl className={styles.details}>
      <div>
        <dt className={noteStyles.label}>Write</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
      </div>
      <div>
        <dt className={noteStyles.label}>Call</dt>
        <dd>
          <a href={`tel:${phone.e164}`}>{phone.display}</a>
        </dd>
      </div>
      <div>
        <dt className={noteStyles.label}>Visit</dt>
        <dd>
          {address.street}, {address.city} {address.postalCode}, {address.region}, {address.country}
        </dd>
      </div>
      <div>
        <dt className={noteStyles.label}>Hours</dt>
        <dd>
          {hours.days}, {hours.opens}–{hours.closes} {hours.zoneLabel}
        </dd>
      </div>
    </dl>
  );
}
