import { clsx } from 'clsx';
import type { Route } from '@/content/catalogue/route';
import type { Schematic } from '@/content/catalogue/schematic';
import { routeLabels } from '@/content/chapters';
import styles from './route-sheet.module.css';
import { RouteStation } from './route-station';

interface RouteSheetProps {
  route: Route;
  /** The drawing whose nodes are the stations. */
  schematic: Schematic;
  /** Drawing number, such as "I-14". */
  number: string;
  /** The sheet's place among all. */
  place: string;
}

/** Stations that a narrow window shows first. */
const first = 3;

/** A record of the trade on its way through the drawing's nodes: at the left where it stands, at the right what it has gained. */
export function RouteSheet({ route: { name, about, stations }, schematic, number, place }: RouteSheetProps) {
  const nodes = new Map(schematic.lanes.flatMap((lane) => lane.nodes.map((node) => [node.id, node])));
  const marked = Math.max(
    1,
    stations.findIndex(({ mark }) => mark),
  );
  // The corrected station and its neighbours; where it is the last one, the two before it.
  const from = Math.min(marked - 1, stations.length - first);
  return (
    <figure className={styles.sheet} aria-labelledby={`route-${number}`}>
      <figcaption className={styles.strip} id={`route-${number}`}>
        <b>{name}</b> {about}
      </figcaption>
      <ol className={styles.stations}>
        {stations.map((station, index) => (
          <li
            key={station.at}
            className={clsx(styles.station, (index < from || index >= from + first) && styles.rest)}
          >
            <RouteStation station={station} node={nodes.get(station.at)} number={index + 1} />
          </li>
        ))}
      </ol>
      <details className={styles.whole}>
        <summary>{routeLabels.whole(stations.length)}</summary>
      </details>
      <p className={styles.foot}>
        <span className={styles.number}>{number}</span>
        <span>{routeLabels.madeUp}</span>
        <span>{place}</span>
      </p>
    </figure>
  );
}
