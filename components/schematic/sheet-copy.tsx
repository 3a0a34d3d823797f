import type { Schematic } from '@/content/catalogue/types';
import type { Drawing } from '@/lib/build/schematic/drawing';
import styles from './sheet-copy.module.css';

interface SheetCopyProps {
  /** The landscape drawing that stands on the page. */
  drawing: Drawing;
  /** Its number. */
  of: string;
  schematic: Schematic;
  /** In their order on the page. */
  chapters: readonly { readonly slug: string }[];
}

/** The page's drawing, small and without words. The boxes of the chapter in view are lit where the browser can tell. */
export function SheetCopy({ drawing: { width, height, nodes }, of, schematic, chapters }: SheetCopyProps) {
  const { treatedIn = {} } = schematic;
  return (
    <svg className={styles.root} viewBox={`0 0 ${Math.ceil(width)} ${Math.ceil(height)}`} aria-hidden="true">
      <use href={`#sheet-${of}`} />
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
