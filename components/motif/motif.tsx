import type { Motif as MotifPaths } from '@/content/motifs';
import styles from './motif.module.css';

interface MotifProps {
  motif: MotifPaths;
  size: 'tiny' | 'small' | 'large';
}

/** A motif in two inks; decorative, a label always stands beside it. */
export function Motif({ motif, size }: MotifProps) {
  return (
    <svg className={styles[size]} viewBox="0 0 48 48" aria-hidden="true">
      <path d={motif.ink} />
      <path d={motif.flame} />
    </svg>
  );
}
