import type { CategoryIcon } from '@/content/catalogue/schema';
import { motifs } from '@/content/motifs';
import { Motif } from './motif';

/** The sketch of a category. */
export function CategoryMotif({ icon, size = 'small' }: { icon: CategoryIcon; size?: 'small' | 'large' }) {
  return <Motif motif={motifs[icon]} size={size} />;
}
