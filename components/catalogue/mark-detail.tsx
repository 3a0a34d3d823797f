import type { SchematicMark } from '@/content/catalogue/schematic';
import { detailLabels } from '@/content/chapters';
import type { Drawing } from '@/lib/schematic/drawing';
import { labelPrimitive, schematicStyles } from '@/pipeline/schematic/svg';
import { classPaint, toSvg } from '@/pipeline/svg/svg';
import drawingStyles from '../schematic/schematic-figure.module.css';
import { DrawnSvg } from '../ui/drawn-svg';
import styles from './mark-detail.module.css';

interface MarkDetailProps {
  /** The drawing on the page of which a part is shown again, larger. */
  drawing: Drawing;
  /** Its number. */
  of: string;
  mark: SchematicMark;
}

/** Size of the part, in the drawing's units. */
const [width, height] = [264, 176];

const paint = classPaint(schematicStyles, drawingStyles);

/** What the red pencil corrected: the marked part of the page's drawing, and how it came to be drawn so. */
export function MarkDetail({ drawing, of, mark: { node, before, doubt, answer } }: MarkDetailProps) {
  const box = drawing.nodes.find(({ id }) => id === node);
  if (!box) return null;
  const left = Math.round(box.x + (box.width - width) / 2);
  const top = Math.round(box.y + (box.height - height) / 2);
  // The label of the marked box changes with the revision, so that the part that is repeated does not hold it.
  const label = toSvg([labelPrimitive(box, box.lines)], schematicStyles, paint);
  return (
    <figure className={styles.root}>
      <DrawnSvg
        className={styles.part}
        viewBox={`${left} ${top} ${width} ${height}`}
        aria-hidden="true"
        drawn={`<use fill='none' href='#drawing-${of}'/>${label}`}
      />
      <figcaption className={styles.text}>
        <b>{detailLabels.name}</b>
        <p>
          {detailLabels.first} <s className={styles.struck}>{before}</s>
        </p>
        <p>{doubt}</p>
        <p>
          {detailLabels.now} {answer}
        </p>
      </figcaption>
    </figure>
  );
}
