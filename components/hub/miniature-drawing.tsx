import { type Miniature, miniatureFrame } from '@/pipeline/schematic/miniature';
import styles from './miniature-drawing.module.css';

/** A page's drawing in small; decorative, the page's name stands beside it. */
export function MiniatureDrawing({ miniature: { boxes, flows } }: { miniature: Miniature }) {
  const { width, height } = miniatureFrame;
  return (
    <svg className={styles.root} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={flows} />
      <path d={boxes} />
    </svg>
  );
}
