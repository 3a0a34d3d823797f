import { home } from '@/content/pages/home';
import { categoriesIn } from '@/lib/catalogue';
import { routes } from '@/lib/routes';
import { Band } from '../ui/band';
import { Link } from '../ui/link';
import styles from './names.module.css';

/** The industry categories by name, each with its difficulty where there is room. */
export function IndustryIndex() {
  return (
    <Band id="industries" {...home.industries} layout="above">
      <ul className={styles.root}>
        {categoriesIn('industries').map((category) => (
          <li key={category.slug} className={styles.entry}>
            <Link href={routes.category(category)} className={styles.name}>
              {category.label}
            </Link>
            <p className={styles.description}>{category.description}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
