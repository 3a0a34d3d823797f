import { sketch } from '@/content/before-you-buy/sketch';
import type { NodeKind, Schematic } from '@/content/catalogue/schematic';
import { drawingLabels } from '@/content/chapters';
import { nodeKindLabels } from '@/content/node-kinds';
import { routes } from '@/lib/routes';
import type { Drawing, Format } from '@/lib/schematic/drawing';
import type { Drawings } from '@/pipeline/schematic/drawings';
import { type PageDrawingPaint, pageDrawingSvg } from '@/pipeline/schematic/page-svg';
import { schematicStyles } from '@/pipeline/schematic/svg';
import { classPaint } from '@/pipeline/svg/svg';
import { Arrow } from '../ui/arrow';
import { DrawnSvg } from '../ui/drawn-svg';
import { Link } from '../ui/link';
import { Revisions } from './revisions';
import styles from './schematic-figure.module.css';

const classOf = (name: string) => `class='${styles[name]}'`;
const strokes = classPaint(schematicStyles, styles);
export const paint: PageDrawingPaint = {
  ...strokes,
  noteEnd: strokes.note,
  // `pathLength` 1 lets one CSS animation draw every flow.
  flows: `${strokes.flows} pathLength='1'`,
  step: classOf('step'),
  paper: classOf('paper'),
  pencil: classOf('pencil'),
  struck: classOf('struck'),
  revisionA: classOf('revisionA'),
  revisionB: classOf('revisionB'),
};

interface SchematicFigureProps {
  schematic: Schematic;
  /** `schematic`, laid out. */
  drawings: Drawings;
  /** Drawing number of the title block, such as "S-14". */
  number: string;
  /** Which pictures stand on the page; CSS shows the one that has room. */
  formats?: readonly Format[];
  /** Address of the detail page whose drawing it is. */
  page?: string;
  /** Right of the number: its place among all drawings, and the date of the last check. */
  notes?: readonly string[];
}

/** A page's drawing: its picture, a title block with revisions, and what folds out as text: key and flows as a numbered list. */
export function SchematicFigure({
  schematic,
  drawings,
  number,
  formats = ['landscape', 'medium', 'portrait'],
  page,
  notes = [],
}: SchematicFigureProps) {
  const { caption, mark } = schematic;
  return (
    <figure className={styles.drawing} aria-labelledby={`caption-${number}`}>
      {formats.map((format, index) => (
        <DrawingPicture
          key={format}
          drawing={drawings[format]}
          schematic={schematic}
          id={index === 0 ? `drawing-${number}` : undefined}
        />
      ))}
      <figcaption>
        <div className={styles.titleBlock}>
          <span className={styles.number}>{number}</span>
          <span className={styles.caption} id={`caption-${number}`}>
            {caption}
          </span>
          {notes.map((note) => (
            <span key={note} className={styles.remark}>
              {note}
            </span>
          ))}
          {page && (
            <Link href={routes.sketchFrom(page)} className={styles.remark}>
              {sketch.from}
            </Link>
          )}
          {mark && <Revisions mark={mark} label={labelsOf(schematic).get(mark.node)} number={number} />}
        </div>
        <Steps schematic={schematic} number={number} />
      </figcaption>
    </figure>
  );
}

function DrawingPicture({
  drawing,
  schematic,
  id,
}: {
  drawing: Drawing;
  schematic: Schematic;
  id: string | undefined;
}) {
  const width = Math.ceil(drawing.width);
  const height = Math.ceil(drawing.height);
  return (
    <DrawnSvg
      className={styles[drawing.format]}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      data-schematic={drawing.format}
      role="none"
      drawn={pageDrawingSvg({
        drawing,
        name: drawingLabels.picture(schematic.flows.length),
        id,
        paint,
      })}
    />
  );
}

const labelsOf = ({ lanes }: Schematic) =>
  new Map(lanes.flatMap(({ nodes }) => nodes.map(({ id, label }) => [id, label])));

/** Key and flows, folded: the flows as a list of radio buttons. CSS highlights the checked or hovered one in the picture. */
function Steps({ schematic, number }: { schematic: Schematic; number: string }) {
  const { lanes, flows } = schematic;
  const nodes = lanes.flatMap((lane) => lane.nodes);
  const label = labelsOf(schematic);
  const kinds = Object.entries(nodeKindLabels).filter(([kind]) => nodes.some((node) => node.kind === kind));
  return (
    <details className={styles.steps}>
      <summary>{drawingLabels.asText}</summary>
      <ul className={styles.key} aria-label={drawingLabels.key}>
        {kinds.map(([kind, text]) => (
          <li key={kind} className={styles[kind as NodeKind]}>
            {text}
          </li>
        ))}
        <li>
          <label className={styles.all}>
            <input type="radio" name={`flow-${number}`} defaultChecked />
            {drawingLabels.all}
          </label>
        </li>
      </ul>
      <ol className={styles.list}>
        {flows.map(({ from, to, label: what }) => (
          <li key={`${from} ${to} ${what}`}>
            <label>
              <input type="radio" name={`flow-${number}`} />
              {`${label.get(from)} `}
              <Arrow of="→" said={drawingLabels.to} />
              {` ${label.get(to)}${what ? `: ${what}` : ''}`}
            </label>
          </li>
        ))}
      </ol>
    </details>
  );
}
