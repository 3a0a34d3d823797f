import { clsx } from 'clsx';
import type { AnyPage } from '@/content/catalogue/schema';
import { home } from '@/content/pages/home';
import { catalogueEntries, categoriesIn } from '@/lib/catalogue';
import { routes } from '@/lib/routes';
import type { Detail } from '@/pipeline/schematic/detail';
import { Band } from '../ui/band';
import { Link } from '../ui/link';
import nameStyles from './names.module.css';
import styles from './service-index.module.css';
import { SheetDetail } from './sheet-detail';

const pageCount = catalogueEntries.filter(({ page }) => page.section === 'services').length;

/** The service categories by name, and beside them details of the drawings of some pages. */
export function ServiceIndex({ details }: { details: readonly { page: AnyPage; detail: Detail }[] }) {
  const { heading, text } = home.services;
  return (
    <Band id="services" heading={heading} text={text} layout="above">
      <div className={styles.root}>
        <ul className={clsx(nameStyles.root, styles.names)}>
          {categoriesIn('services').map((category) => (
            <li key={category.slug} className={nameStyles.entry}>
              <Link href={routes.category(category)} className={nameStyles.name}>
                {category.label}
              </Link>
            </li>
          ))}
          <li className={nameStyles.entry}>
            <Link href={routes.hub('services')} className={nameStyles.name}>
              All {pageCount} sheets
            </Link>
          </li>
        </ul>
        <ul className={styles.details}>
          {details.map(({ page, detail }) => (
            <SheetDetail key={page.slug} page={page} detail={detail} />
          ))}
        </ul>
      </div>
    </Band>
  );
}
