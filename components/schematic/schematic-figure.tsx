import type { NodeKind, Schematic } from '@/content/catalogue/types';
import { nodeKindLabels, sheetLabels } from '@/content/chapters';
import { classPaint } from '@/lib/build/drawing/svg';
import type { Drawing } from '@/lib/build/schematic/drawing';
import type { Sheet } from '@/lib/build/schematic/sheet';
import { type SheetPaint, sheetSvg } from '@/lib/build/schematic/sheet-svg';
import { schematicStyles } from '@/lib/build/schematic/svg';
import { Arrow } from '../ui/arrow';
import { DrawnSvg } from '../ui/drawn-svg';
import { Revisions } from './revisions';
import styles from './schematic-figure.module.css';

const classOf = (name: string) => `class='${styles[name]}'`;
const strokes = classPaint(schematicStyles, styles);
const paint: SheetPaint = {
  ...strokes,
  // Of length 1, so that it can be drawn from end to end.
  flows: `${strokes.flows} pathLength='1'`,
  step: classOf('step'),
  paper: classOf('paper'),
  pencil: classOf('pencil'),
  struck: classOf('struck'),
  revisionA: classOf('revisionA'),
  revisionB: classOf('revisionB'),
  hit: classOf('hit'),
};

interface SchematicFigureProps {
  schematic: Schematic;
  /** `schematic`, laid out. */
  sheet: Sheet;
  /** Drawing number of the title block, such as "S-14". */
  number: string;
  /** Right of the number: which sheet of how many, and when its text was checked. */
  notes?: readonly string[];
}

/** A drawing on its sheet: the picture across or down, a title block with key and revisions, and its flows as a numbered list. */
export function SchematicFigure({ schematic, sheet, number, notes = [] }: SchematicFigureProps) {
  const { caption, mark } = schematic;
  return (
    <figure className={styles.sheet}>
      {(['landscape', 'portrait'] as const).map((format) => (
        <SheetPicture
          key={format}
          drawing={sheet[format]}
          schematic={schematic}
          id={format === 'landscape' ? `sheet-${number}` : undefined}
        />
      ))}
      <figcaption className={styles.titleBlock}>
        <span className={styles.number}>{number}</span>
        <span className={styles.caption}>{caption}</span>
        {notes.map((note) => (
          <span key={note} className={styles.remark}>
            {note}
          </span>
        ))}
        {mark && <Revisions mark={mark} label={labelsOf(schematic).get(mark.node)} number={number} />}
      </figcaption>
      <Steps schematic={schematic} number={number} />
    </figure>
  );
}

function SheetPicture({
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
      drawn={sheetSvg({
        drawing,
        name: sheetLabels.picture(schematic.flows.length),
        treatedIn: schematic.treatedIn,
        id,
        paint,
      })}
    />
  );
}

const labelsOf = ({ lanes }: Schematic) =>
  new Map(lanes.flatMap(({ nodes }) => nodes.map(({ id, label }) => [id, label])));

/** The flows in words. The one that is chosen or pointed at stands out in the picture. */
function Steps({ schematic, number }: { schematic: Schematic; number: string }) {
  const { lanes, flows } = schematic;
  const nodes = lanes.flatMap((lane) => lane.nodes);
  const label = labelsOf(schematic);
  const kinds = Object.entries(nodeKindLabels).filter(([kind]) => nodes.some((node) => node.kind === kind));
  return (
    <div className={styles.steps}>
      <ul className={styles.key} aria-label={sheetLabels.key}>
        {kinds.map(([kind, text]) => (
          <li key={kind} className={styles[kind as NodeKind]}>
            {text}
          </li>
        ))}
        <li>
          <label className={styles.all}>
            <input type="radio" name={`flow-${number}`} defaultChecked />
            {sheetLabels.all}
          </label>
        </li>
      </ul>
      <ol className={styles.list}>
        {flows.map(({ from, to, label: what }, index) => (
          <li key={`${from} ${to} ${what}`}>
            <label>
              <input type="radio" name={`flow-${number}`} />
              <span className={styles.place}>{sheetLabels.place(index + 1, flows.length)}</span>
              {`${label.get(from)} `}
              <Arrow of="→" said={sheetLabels.to} />
              {` ${label.get(to)}${what ? `: ${what}` : ''}`}
            </label>
          </li>
        ))}
      </ol>
    </div>
  );
}
