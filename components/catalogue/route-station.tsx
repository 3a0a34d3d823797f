import { clsx } from 'clsx';
import type { RouteStation as Station } from '@/content/catalogue/route';
import type { SchematicNode } from '@/content/catalogue/schematic';
import { routeLabels } from '@/content/chapters';
import { cloudPath } from '@/lib/schematic/shapes';
import { widthOf } from '@/pipeline/svg/measure';
import { Balloon } from '../ui/balloon';
import styles from './route-sheet.module.css';

interface RouteStationProps {
  station: Station;
  /** The drawing's node at which the record is. */
  node: SchematicNode | undefined;
  number: number;
}

/** One station of a route sheet: the node, the record there, and what goes on to the next. */
export function RouteStation({ station, node, number }: RouteStationProps) {
  const { value, mark, fields, sum, onward } = station;
  return (
    <>
      <p className={clsx(styles.node, node && styles[node.kind])}>{node?.label}</p>
      <div className={styles.record}>
        <Balloon number={number} className={styles.balloon} />
        <p className={styles.value}>
          {mark && (
            <>
              <s className={styles.struck}>
                {mark.struck}
                <Cloud word={mark.struck} />
              </s>{' '}
              <span className={styles.hidden}>{routeLabels.corrected} </span>
            </>
          )}
          {value}
        </p>
        {mark && <p className={styles.note}>{mark.note}</p>}
        {fields && (
          <Pairs className={styles.fields} pairs={fields.map(({ label, value }) => [label, value])} />
        )}
        {sum && <Pairs className={styles.sum} pairs={[...sum.rows, sum.total]} />}
      </div>
      {onward && (
        <p className={styles.onward}>
          <span className={styles.hidden}>{routeLabels.onward}</span> {onward}
        </p>
      )}
    </>
  );
}

/** Names and values; of a sum the last is the total. */
function Pairs({
  pairs,
  className,
}: {
  pairs: readonly (readonly string[])[];
  className: string | undefined;
}) {
  return (
    <dl className={className}>
      {pairs.flatMap(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name} value`}>{value}</dd>])}
    </dl>
  );
}

/** The red pencil's cloud round a word, with a leader down to the note. The style sheet stretches it over the word as it is set. */
function Cloud({ word }: { word: string }) {
  const right = Math.round(widthOf(word, { face: 'heading', size: 28, weight: 600 })) + 24;
  const bottom = 42;
  return (
    <svg
      className={styles.cloud}
      viewBox={`0 0 ${right} ${bottom}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={`${cloudPath({ left: 0, top: 0, right, bottom })}M24 ${bottom + 4}q-5 5-5 11`} />
    </svg>
  );
}
