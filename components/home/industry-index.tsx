import { home } from '@/content/pages/home';
import { categoriesIn } from '@/lib/catalogue';
import { routes } from '@/lib/routes';
import { CategoryMotif } from '../motif/category-motif';
import { Band } from '../ui/band';
import { Link } from '../ui/link';
import linkStyles from '../ui/link.module.css';
import styles from './industry-index.module.css';

/** The seventeen industry categories, each with its difficulty. */
export function IndustryIndex() {
  return (
    <Band id="industries" {...home.industries} layout="above">
      <ul className={styles.root}>
        {categoriesIn('industries').map((category) => (
          <li key={category.slug} className={styles.entry}>
            <CategoryMotif motif={category.motif} />
            <h3 className={styles.name}>
              <Link href={routes.category(category)} className={linkStyles.stretched}>
                {category.label}
              </Link>
            </h3>
            <p className={styles.description}>{category.description}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
