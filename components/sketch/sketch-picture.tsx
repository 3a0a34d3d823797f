import { clsx } from 'clsx';
import { Fragment } from 'react';
import { sketch as texts } from '@/content/before-you-buy/sketch';
import type { Drawn, DrawnText } from '@/lib/sketch/draw';
import styles from './sketch-picture.module.css';

interface SketchPictureProps {
  drawn: Drawn;
  className?: string | undefined;
  /** Id of the box whose row has the focus. */
  selected?: string | undefined;
  /** Called with the id of a box that was chosen; without it the browser follows the box's link. */
  onChoose?: (id: string) => void;
}

/** Id of the row of a box, or of a flow by its place. */
export const rowId = (of: string | number) => `row-${of}`;

/** The drawing of a sketch; every box is a link to its row. */
export function SketchPicture({ drawn, className, selected, onChoose }: SketchPictureProps) {
  const { width, height, lanes, boxes, flows, hurt } = drawn;
  return (
    <svg
      className={clsx(styles.root, className)}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="none"
    >
      <g className={styles.rules}>{lanes.map(({ rule }) => rule && <path key={rule} d={rule} />)}</g>
      {flows.map(({ number, line, arrowhead }) => (
        <g key={number}>
          <path className={styles.flow} d={line} />
          <path className={styles.arrowhead} d={arrowhead} />
        </g>
      ))}
      {hurt && <path className={styles.pencil} d={hurt.pencil} />}
      {lanes.map(({ name }) => name && <Lines key={name.room.y} of={name} className={styles.lane} />)}
      {flows.map(({ number, label }) => label && <Lines key={number} of={label} className={styles.label} />)}
      {boxes.map(({ id, kind, outline, label }) => (
        <a
          key={id}
          href={`#${rowId(id)}`}
          className={clsx(
            styles.box,
            kind === 'outside' && styles.outside,
            id === selected && styles.selected,
          )}
          aria-label={label.lines.some(({ text }) => text) ? undefined : texts.boxes.unnamed}
          onClick={(event) => {
            if (!onChoose) return;
            event.preventDefault();
            onChoose(id);
          }}
        >
          <path d={outline} />
          <Lines of={label} className={styles.name} />
        </a>
      ))}
      {hurt?.note && <Lines of={hurt.note} className={styles.note} />}
    </svg>
  );
}

/** A line has an element of its own, and a blank after it, without which the words of two lines would be read as one. */
function Lines({ of, className }: { of: DrawnText; className: string | undefined }) {
  const { lines, direction, anchor, size, weight } = of;
  return lines.map(({ text, x, y }) => (
    <Fragment key={y}>
      <text
        {...{ x, y, direction, className }}
        unicodeBidi="isolate"
        textAnchor={anchor}
        fontSize={size}
        fontWeight={weight}
      >
        {text}
      </text>{' '}
    </Fragment>
  ));
}
