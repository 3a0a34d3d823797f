import type { CategoryIcon } from '@/content/catalogue/types';
import { motifs } from '@/content/motifs';
import styles from './category-motif.module.css';

/** The sketch of a category; decorative, its label always stands beside it. */
export function CategoryMotif({ icon, size = 'small' }: { icon: CategoryIcon; size?: 'small' | 'large' }) {
  const { ink, flame } = motifs[icon];
  return (
    <svg className={styles[size]} viewBox="0 0 48 48" aria-hidden="true">
      <path d={ink} />
      <path d={flame} />
    </svg>
  );
}
