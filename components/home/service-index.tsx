import { home } from '@/content/pages/home';
import { categoriesIn } from '@/lib/catalogue';
import { routes } from '@/lib/routes';
import { CategoryMotif } from '../motif/category-motif';
import { Band } from '../ui/band';
import { Link } from '../ui/link';
import linkStyles from '../ui/link.module.css';
import styles from './service-index.module.css';

/** The eleven service categories as the index of a book: every service a link. */
export function ServiceIndex() {
  return (
    <Band id="services" {...home.services} layout="above">
      <ol className={styles.root}>
        {categoriesIn('services').map((category) => (
          <li key={category.slug} className={styles.row}>
            <CategoryMotif icon={category.icon} />
            <h3 className={styles.name}>
              <Link href={routes.category(category)} className={linkStyles.quiet}>
                {category.label}
              </Link>
            </h3>
            <p className={styles.description}>{category.description}</p>
            <ul className={styles.links}>
              {category.pages.map((page) => (
                <li key={page.slug}>
                  <Link href={routes.page(page)}>{page.label}</Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Band>
  );
}
