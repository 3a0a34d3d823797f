import type { Category } from '@/content/catalogue/schema';
import { CategoryMotif } from '../motif/category-motif';
import styles from './category-jump.module.css';

export function CategoryJump({
  categories,
}: {
  categories: readonly Pick<Category, 'slug' | 'label' | 'icon' | 'pages'>[];
}) {
  return (
    <nav aria-label="Categories" className={styles.root}>
      <ul className={styles.list}>
        {categories.map(({ slug, label, icon, pages }) => (
          <li key={slug}>
            <a href={`#${slug}`} className={styles.link}>
              <CategoryMotif icon={icon} />
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
