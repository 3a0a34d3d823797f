import type { SolutionDetail } from '@/content/catalogue/schema';
import { drawingLabels } from '@/content/chapters';
import type { Screen } from '@/content/portfolio/screen';
import { drawAssembly } from '@/pipeline/screen/assembly';
import { screenStyles } from '@/pipeline/screen/primitives';
import { classPaint } from '@/pipeline/svg/svg';
import screenClasses from '../portfolio/screen-drawing.module.css';
import drawingClasses from '../schematic/schematic-figure.module.css';
import { DrawnSvg } from '../ui/drawn-svg';
import styles from './assembly.module.css';

const classOf = (name: string | undefined) => `class='${name}'`;
const paint = {
  ...classPaint(screenStyles, screenClasses),
  west: classOf(styles.west),
  east: classOf(styles.east),
  correction: {
    pencil: classOf(drawingClasses.pencil),
    note: classOf(drawingClasses.note),
    struck: classOf(drawingClasses.struck),
  },
};

interface AssemblyProps {
  screen: Screen;
  /** The product. */
  detail: SolutionDetail;
}

/** The product's screen with a balloon for each module, numbered as in the parts list, and the drawing's correction where it shows. */
export function Assembly({ screen, detail: { capabilities, schematic } }: AssemblyProps) {
  const { viewBox, drawn } = drawAssembly(
    screen,
    capabilities.map(({ on }) => on),
    schematic.mark,
    paint,
  );
  const corrected = capabilities.some(({ on }) => on?.corrected) && schematic.mark;
  const name = [
    drawingLabels.assembly(screen.heading),
    corrected && drawingLabels.struck(corrected.before, corrected.answer),
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={styles.root}>
      <DrawnSvg className={screenClasses.root} viewBox={viewBox} role="img" aria-label={name} drawn={drawn} />
    </div>
  );
}
