import type { Category } from '@/content/catalogue/schema';
import { CategoryMotif } from '../motif/category-motif';
import styles from './category-jump.module.css';

export function CategoryJump({
  categories,
}: {
  categories: readonly Pick<Category, 'slug' | 'label' | 'motif' | 'pages'>[];
}) {
  return (
    <nav aria-label="Categories" className={styles.root}>
      <ul className={styles.list}>
        {categories.map(({ slug, label, motif, pages }) => (
          <li key={slug}>
            <a href={`#${slug}`} className={styles.link}>
              <CategoryMotif motif={motif} />
              <span>{label}</span>
              <span className={styles.count} aria-hidden="true">
                {pages.length}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
