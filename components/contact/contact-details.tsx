import { company } from '@/content/company';
import { contactForm } from '@/content/contact-form';
import styles from './contact-panel.module.css';

/** The direct contacts on the left of the panel. */
export function ContactDetails() {
  const { address, phone, email } = company;
  const { direct } = contactForm;
  return (
    <dl className={styles.details}>
      <div>
        <dt>{direct.address}</dt>
        <dd>
          {address.street}, {address.city} {address.postalCode}, {address.region}, {address.country}
        </dd>
      </div>
      <div>
        <dt>{direct.phone}</dt>
        <dd>
          <a href={`tel:${phone.e164}`}>{phone.display}</a>
        </dd>
      </div>
      <div>
        <dt>{direct.email}</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
      </div>
    </dl>
  );
}
