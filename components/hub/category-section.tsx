import type { AnyCategory, AnyPage } from '@/content/catalogue/types';
import { routes } from '@/lib/routes';
import { CategoryMotif } from '../motif/category-motif';
import { Link } from '../ui/link';
import styles from './category-section.module.css';

/** One category of a hub: its own words in the margin, its pages beside them. */
export function CategorySection({ category }: { category: AnyCategory }) {
  const pages: readonly AnyPage[] = category.pages;
  return (
    <section id={category.slug} aria-labelledby={`${category.slug}-heading`} className={styles.root}>
      <div className={styles.head}>
        <CategoryMotif icon={category.icon} size="large" />
        <h2 id={`${category.slug}-heading`} className={styles.heading}>
          {category.label}
        </h2>
        <p className={styles.description}>{category.description}</p>
      </div>
      <ul className={styles.pages}>
        {pages.map((page) => (
          <li key={page.slug} className={styles.page}>
            <h3 className={styles.name}>
              <Link href={routes.page(page)}>{page.label}</Link>
            </h3>
            <p className={styles.summary}>{page.summary}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
