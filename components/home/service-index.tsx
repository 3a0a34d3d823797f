import { home } from '@/content/pages/home';
import { catalogueEntries, categoriesIn } from '@/lib/catalogue';
import { routes } from '@/lib/routes';
import { CategoryMotif } from '../motif/category-motif';
import { Band } from '../ui/band';
import { Link } from '../ui/link';
import linkStyles from '../ui/link.module.css';
import styles from './service-index.module.css';

const pageCount = catalogueEntries.filter(({ page }) => page.section === 'services').length;

/** The service categories with their motifs on squared paper, and a link to the services hub. */
export function ServiceIndex() {
  return (
    <Band id="services" {...home.services} layout="above">
      <ul className={styles.root}>
        {categoriesIn('services').map((category) => (
          <li key={category.slug} className={styles.plate}>
            <CategoryMotif motif={category.motif} size="large" />
            <h3 className={styles.name}>
              <Link href={routes.category(category)} className={linkStyles.stretched}>
                {category.label}
              </Link>
            </h3>
          </li>
        ))}
        <li className={styles.plate}>
          <span className={styles.number}>{pageCount}</span>
          <h3 className={styles.name}>
            <Link href={routes.hub('services')} className={linkStyles.stretched}>
              All sheets
            </Link>
          </h3>
        </li>
      </ul>
    </Band>
  );
}
