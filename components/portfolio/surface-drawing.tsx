import { clsx } from 'clsx';
import type { Surface } from '@/content/portfolio/types';
import { classPaint } from '@/lib/build/drawing/svg';
import { format } from '@/lib/build/surface/frames';
import { surfaceSvg } from '@/lib/build/surface/layout';
import { surfaceStyles } from '@/lib/build/surface/marks';
import { DrawnSvg } from '../ui/drawn-svg';
import styles from './surface-drawing.module.css';

const paint = classPaint(surfaceStyles, styles);

/** A screen of a product, drawn from its data, on the ground of its device. */
export function SurfaceDrawing({ surface }: { surface: Surface }) {
  return (
    <div className={clsx(styles.ground, styles[surface.device])}>
      <DrawnSvg
        className={styles.root}
        viewBox={`0 0 ${format.w} ${format.h}`}
        role="img"
        aria-label={`Drawn screen: ${surface.heading}`}
        drawn={surfaceSvg(surface, paint)}
      />
    </div>
  );
}
