import { company } from '@/content/company';
import { navigation } from '@/content/navigation';
import { deployment } from '@/lib/config/deployment';
import { ButtonLink } from '../ui/button-link';
import { Link } from '../ui/link';
import noteStyles from '../ui/note.module.css';
import { CopyrightYears } from './copyright-years';
import styles from './footer.module.css';
import { Logo } from './logo';
import { SocialLinks } from './social-links';

/** The two footer blocks of every page: what to do next, then the index of the site. */
export function Footer() {
  const { closing } = navigation;
  return (
    <>
      <aside className={styles.closing} aria-labelledby="closing-heading">
        <div className={styles.closingInner}>
          <div>
            <h2 id="closing-heading" className={styles.closingHeading}>
              {closing.heading}
            </h2>
            <p className={styles.closingText}>{closing.text}</p>
            <ButtonLink href={closing.cta.href} className={styles.action}>
              {closing.cta.label}
            </ButtonLink>
          </div>
          <ContactDetails />
        </div>
      </aside>
      <footer className={styles.root}>
        <div className={styles.inner}>
          <div className={styles.brand}>
            <Logo />
            <p className={styles.tagline}>{company.tagline}</p>
          </div>
          <nav id="site-index" aria-label="Site index" className={styles.index}>
            <ul className={styles.links}>
              {navigation.footer.map(({ label, path }) => (
                <li key={path}>
                  <Link href={path} className={styles.link}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <SocialLinks />
          <div className={styles.legal}>
            <p>
              <CopyrightYears since={company.foundingYear} builtIn={new Date().getFullYear()} />{' '}
              {company.legalName}
            </p>
            <ul className={styles.legalLinks}>
              {navigation.legal.map(({ label, path }) => (
                <li key={path}>
                  <Link href={path} className={styles.link}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </footer>
    </>
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
