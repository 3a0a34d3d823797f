import { company } from '@/content/company';
import type { Ask, IsoDate } from '@/content/fields';
import { titleBlockTexts as texts } from '@/content/navigation';
import type { CatalogueEntry } from '@/lib/catalogue';
import { deployment } from '@/lib/config/deployment';
import { longDate } from '@/lib/dates';
import { drawingNumber } from '@/lib/drawing-number';
import { routes } from '@/lib/routes';
import { ButtonLink } from '../ui/button-link';
import { Link } from '../ui/link';
import { EmailLink, PhoneLink } from '../ui/reach-links';
import styles from './title-block.module.css';

interface TitleBlockProps {
  /** "S-14" on a page with a drawing of that number. */
  number?: string;
  title: string;
  /** None on a page that nobody checks, such as the one for an unknown address. */
  checkedOn?: IsoDate;
  next?: CatalogueEntry;
  ask?: Ask | undefined;
  /** Subject of the message that the button begins. */
  topic?: string;
}

/** Closes a page as the corner of a sheet does: which sheet it is, when it was checked, who drew it, and what to send. */
export function TitleBlock({ number, title, checkedOn, next, ask, topic }: TitleBlockProps) {
  const { address, hours, name } = company;
  const { phone, email } = deployment;
  return (
    <aside className={styles.root} aria-label={texts.name}>
      <div className={styles.block}>
        <div className={styles.sheet}>
          {number && <p className={styles.number}>{texts.revised(number)}</p>}
          <p className={styles.title}>{title}</p>
        </div>
        {(checkedOn || next) && (
          <dl className={styles.cell}>
            {checkedOn && (
              <div>
                <dt className={styles.label}>{texts.checked}</dt>
                <dd>{longDate(checkedOn)}</dd>
              </div>
            )}
            {next && (
              <div>
                <dt className={styles.label}>{texts.next}</dt>
                <dd>
                  <Link href={routes.page(next.page)} rel="next">
                    {drawingNumber(next)} {next.page.label}
                  </Link>
                </dd>
              </div>
            )}
          </dl>
        )}
        <div className={styles.cell}>
          <p className={styles.label}>{name}</p>
          <p>
            {address.street}, {address.city} {address.postalCode}
          </p>
          <p>
            <PhoneLink phone={phone} />
          </p>
          <p>
            <EmailLink email={email} />
          </p>
          <p>
            {hours.days}, {hours.opens}–{hours.closes} {hours.zoneLabel}
          </p>
        </div>
        {ask && (
          <div className={styles.cell}>
            <p>{ask.text}</p>
            <ButtonLink href={routes.contact} data-topic={topic} className={styles.action}>
              {ask.button}
            </ButtonLink>
          </div>
        )}
      </div>
    </aside>
  );
}
