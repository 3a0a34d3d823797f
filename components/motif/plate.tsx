import type { CategoryIcon } from '@/content/catalogue/schema';
import { CategoryMotif } from './category-motif';
import styles from './plate.module.css';

/** The sketch of a category, drawn large on squared paper. */
export function Plate({ icon }: { icon: CategoryIcon }) {
  return (
    <div className={styles.root}>
      <CategoryMotif icon={icon} size="large" />
    </div>
  );
}
