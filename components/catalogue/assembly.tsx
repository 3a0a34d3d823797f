import type { SolutionDetail } from '@/content/catalogue/schema';
import { drawingLabels } from '@/content/chapters';
import type { Screen } from '@/content/portfolio/screen';
import { assemblySvg, margin } from '@/pipeline/screen/assembly';
import { format } from '@/pipeline/screen/frames';
import { screenStyles } from '@/pipeline/screen/primitives';
import { classPaint } from '@/pipeline/svg/svg';
import screenClasses from '../portfolio/screen-drawing.module.css';
import { DrawnSvg } from '../ui/drawn-svg';
import styles from './assembly.module.css';

const paint = {
  ...classPaint(screenStyles, screenClasses),
  west: `class='${styles.west}'`,
  east: `class='${styles.east}'`,
};

const { side, top } = margin;

/** The product's screen with a balloon for each module, numbered as in the parts list. */
export function Assembly({ screen, modules }: { screen: Screen; modules: SolutionDetail['capabilities'] }) {
  return (
    <div className={styles.root}>
      <DrawnSvg
        className={screenClasses.root}
        viewBox={`${-side} ${-top} ${format.w + 2 * side} ${format.h + top}`}
        role="img"
        aria-label={drawingLabels.assembly(screen.heading)}
        drawn={assemblySvg(
          screen,
          modules.map(({ on }) => on),
          paint,
        )}
      />
    </div>
  );
}
