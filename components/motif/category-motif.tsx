import type { MotifName } from '@/content/catalogue/schema';
import { motifs } from '@/content/motifs';
import { Motif } from './motif';

/** The motif of a category. */
export function CategoryMotif({ motif, size = 'small' }: { motif: MotifName; size?: 'small' | 'large' }) {
  return <Motif motif={motifs[motif]} size={size} />;
}
