import type { Schematic } from '@/content/catalogue/types';
import { type Drawing, sizes } from '@/lib/build/schematic/layout';
import { arrowsPath, flowsPath, nodePath } from '@/lib/build/schematic/svg';
import styles from './schematic-figure.module.css';

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
  const drawn = (outside: boolean) =>
    drawing.nodes
      .filter((node) => (node.kind === 'outside') === outside)
      .map(nodePath)
      .join('');
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
      >
        {drawing.lanes.map((lane, index) => (
          <g key={lane.text}>
            {index > 0 && <path className={styles.lane} d={`M-200 ${Math.round(lane.top)}H${width + 200}`} />}
            <text className={styles.laneText} x={Math.round(lane.x)} y={Math.round(lane.y + sizes.laneText)}>
              {lane.text.toUpperCase()}
            </text>
          </g>
        ))}
        <path className={styles.flows} d={flowsPath(drawing)} />
        <path className={styles.arrows} d={arrowsPath(drawing)} />
        <path className={styles.nodes} d={drawn(false)} />
        <path className={`${styles.nodes} ${styles.outside}`} d={drawn(true)} />
        {drawing.nodes.map((node) => (
          <text key={node.id} className={styles.nodeText}>
            {node.lines.map((line, index) => (
              <tspan
                key={line}
                x={Math.round(node.x + node.width / 2)}
                y={Math.round(
                  node.y +
                    node.height / 2 +
                    sizes.nodeText * 0.34 +
                    (index - (node.lines.length - 1) / 2) * sizes.nodeLine,
                )}
              >
                {line}
              </tspan>
            ))}
          </text>
        ))}
        {drawing.flows.map(
          ({ label }) =>
            label && (
              <text key={`${label.text} ${label.y} ${label.x}`} className={styles.flowText}>
                {label.lines.map((line, index) => (
                  <tspan
                    key={line}
                    x={Math.round(label.x + label.width / 2)}
                    y={Math.round(label.y + sizes.flowText + index * sizes.flowLine)}
                  >
                    {line}
                  </tspan>
                ))}
              </text>
            ),
        )}
      </svg>
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
