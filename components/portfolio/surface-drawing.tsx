import { clsx } from 'clsx';
import type { Surface } from '@/content/portfolio/types';
import { classPaint } from '@/lib/build/drawing/svg';
import { format } from '@/lib/build/surface/frames';
import { surfaceSvg } from '@/lib/build/surface/layout';
import { surfaceStyles } from '@/lib/build/surface/marks';
import styles from './surface-drawing.module.css';

const paint = classPaint(surfaceStyles, styles);

/** A screen of a product, drawn from its data, on the ground of its device. */
export function SurfaceDrawing({ surface }: { surface: Surface }) {
  return (
    <div className={clsx(styles.ground, styles[surface.device])}>
      <svg
        className={styles.root}
        viewBox={`0 0 ${format.w} ${format.h}`}
        role="img"
        aria-label={`Drawn screen: ${surface.heading}`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our build from our content; as elements it would weigh twice as much in the payload
        dangerouslySetInnerHTML={{ __html: surfaceSvg(surface, paint) }}
      />
    </div>
  );
}
