import type { Schematic } from '@/content/catalogue/schematic';
import type { Drawing } from '@/pipeline/schematic/drawing';
import styles from './contents-drawing.module.css';

interface ContentsDrawingProps {
  /** The landscape drawing that stands on the page. */
  drawing: Drawing;
  /** Its number. */
  of: string;
  schematic: Schematic;
  /** Chapters in their order on the page. */
  chapters: readonly { readonly slug: string }[];
}

/** The page's drawing, small and without texts, beside the contents. Boxes of the chapter in view are highlighted by a scroll timeline. */
export function ContentsDrawing({
  drawing: { width, height, nodes },
  of,
  schematic,
  chapters,
}: ContentsDrawingProps) {
  const { treatedIn = {} } = schematic;
  return (
    <svg className={styles.root} viewBox={`0 0 ${Math.ceil(width)} ${Math.ceil(height)}`} aria-hidden="true">
      <use href={`#drawing-${of}`} />
      {nodes.map(({ id, x, y, width: across, height: down }) => {
        const place = chapters.findIndex(({ slug }) => slug === treatedIn[id]);
        return (
          place >= 0 && (
            <path key={id} data-chapter={place + 1} d={`M${x} ${y}h${across}v${down}h${-across}z`} />
          )
        );
      })}
    </svg>
  );
}
