import type { Schematic } from '@/content/catalogue/types';
import { classPaint } from '@/lib/build/drawing/svg';
import type { Drawing } from '@/lib/build/schematic/layout';
import { schematicStyles, schematicSvg } from '@/lib/build/schematic/svg';
import styles from './schematic-figure.module.css';

const paint = classPaint(schematicStyles, styles);

interface SchematicFigureProps {
  schematic: Schematic;
  /** `schematic`, laid out. */
  drawing: Drawing;
  /** Drawing number of the title block, such as "S-14". */
  number: string;
}

/** A drawing on its sheet: picture, title block with number and caption, and the same facts as text. */
export function SchematicFigure({ schematic, drawing, number }: SchematicFigureProps) {
  const width = Math.ceil(drawing.width);
  const height = Math.ceil(drawing.height);
  return (
    <figure className={styles.sheet}>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        role="img"
        aria-label={schematic.caption}
        data-schematic
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our build from our content; as elements it would weigh twice as much in the payload
        dangerouslySetInnerHTML={{ __html: schematicSvg(drawing, paint) }}
      />
      <figcaption className={styles.titleBlock}>
        <span className={styles.number}>{number}</span>
        <span className={styles.caption}>{schematic.caption}</span>
        <details className={styles.text}>
          <summary>Read the drawing as text</summary>
          <ul className={styles.textList}>
            {flowSentences(schematic).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
      </figcaption>
    </figure>
  );
}

/** One line a flow: "Developer → Merge request: branch". */
function flowSentences({ lanes, flows }: Schematic): string[] {
  const label = new Map(lanes.flatMap((lane) => lane.nodes.map((node) => [node.id, node.label] as const)));
  return flows.map(
    ({ from, to, label: what }) => `${label.get(from)} → ${label.get(to)}${what ? `: ${what}` : ''}`,
  );
}
