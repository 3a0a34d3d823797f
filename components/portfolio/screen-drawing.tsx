import { clsx } from 'clsx';
import type { Screen } from '@/content/portfolio/screen';
import { format } from '@/pipeline/screen/frames';
import { screenSvg } from '@/pipeline/screen/layout';
import { screenStyles } from '@/pipeline/screen/primitives';
import { classPaint } from '@/pipeline/svg/svg';
import { DrawnSvg } from '../ui/drawn-svg';
import styles from './screen-drawing.module.css';

const paint = classPaint(screenStyles, styles);

/** A screen of a product, drawn from its data, on the ground of its device. */
export function ScreenDrawing({ screen }: { screen: Screen }) {
  return (
    <div className={clsx(styles.ground, styles[screen.device])}>
      <DrawnSvg
        className={styles.root}
        viewBox={`0 0 ${format.w} ${format.h}`}
        role="img"
        aria-label={`Drawn screen: ${screen.heading}`}
        drawn={screenSvg(screen, paint)}
      />
    </div>
  );
}
