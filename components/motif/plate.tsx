import type { MotifName } from '@/content/catalogue/schema';
import { CategoryMotif } from './category-motif';
import styles from './plate.module.css';

/** The motif of a category, drawn large on squared paper. */
export function Plate({ motif }: { motif: MotifName }) {
  return (
    <div className={styles.root}>
      <CategoryMotif motif={motif} size="large" />
    </div>
  );
}
