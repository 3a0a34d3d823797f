import { emblem } from '@/content/emblem';
import { about } from '@/content/pages/about';
import { companyDrawings } from '@/lib/drawing-number';
import type { Point } from '@/lib/schematic/area';
import { type Arc, petalArcs } from '@/pipeline/emblem/construction';
import logoStyles from '../layout/logo.module.css';
import drawingStyles from '../schematic/schematic-figure.module.css';
import styles from './emblem-sheet.module.css';

/** The emblem as a compass constructs it: arcs with their centres and radii, on the emblem's own grid of 24 by 24. */
export function EmblemSheet() {
  return (
    <figure className={styles.root}>
      <svg viewBox="-4 -4.5 34 38" width="100%" role="img" aria-label={about.emblem.name}>
        <path className={drawingStyles.paper} d={squares} strokeWidth=".08" />
        <path className={logoStyles.petal} d={emblem.petal} />
        <clipPath id="petal">
          <path d={emblem.petal} />
        </clipPath>
        <path className={logoStyles.keel} d={emblem.keel} clipPath="url(#petal)" />
        <g fill="none" stroke="currentColor" strokeWidth=".07">
          <path d={petalArcs.map(extended).join('')} opacity=".5" />
          <path d="M2.25 22.85L23.25 .65" strokeDasharray="1 .25 .15 .25" />
          <path d={petalArcs.map(drawn).join('')} strokeWidth=".13" />
          <path d={petalArcs.map(radiusLine).join('') + petalArcs.map(cross).join('')} />
          <path d="M0 -.6V-3.2M24 -.6V-3.2M0 -2.4H24" />
        </g>
        <g fill="currentColor" fontSize="1.1">
          <path d={arrows.join('')} />
          <text x="12" y="-2.8" textAnchor="middle">
            24
          </text>
          {petalArcs.map(({ centre: { x, y }, radius }, index) => (
            <text key={radius} x={n(x + (aside[index]?.[0] ?? 0))} y={n(y + (aside[index]?.[1] ?? 0))}>
              {`R ${radius.toFixed(1)}`}
            </text>
          ))}
        </g>
      </svg>
      <figcaption className={drawingStyles.titleBlock}>
        <span className={drawingStyles.number}>{companyDrawings.about}</span>
        <span className={drawingStyles.caption}>{about.emblem.caption}</span>
      </figcaption>
    </figure>
  );
}

/** From each centre to its label, clear of the radii. */
const aside = [
  [-1, 2.1],
  [0.9, 1.5],
  [0.9, 0.4],
  [0.9, 0.4],
  [-4.1, 1.6],
  [-1.3, 2.1],
] as const;

const n = (value: number) => Number(value.toFixed(2));
const at = ({ x, y }: Point) => `${n(x)} ${n(y)}`;

const squares = Array.from({ length: 25 }, (_, line) => `M${line} 0V24M0 ${line}H24`).join('');

const arc = ({ radius, sweep }: Arc, from: Point, to: Point) =>
  `M${at(from)}A${n(radius)} ${n(radius)} 0 0 ${sweep} ${at(to)}`;
const drawn = (one: Arc) => arc(one, one.from, one.to);

const angleOf = (centre: Point, { x, y }: Point) => Math.atan2(y - centre.y, x - centre.x);
const onArc = ({ centre, radius }: Arc, angle: number): Point => ({
  x: centre.x + radius * Math.cos(angle),
  y: centre.y + radius * Math.sin(angle),
});

/** The arc as the compass leaves it: a little longer than the edge needs. */
function extended(one: Arc): string {
  const more = (one.sweep ? 1 : -1) * (7 / one.radius);
  return arc(
    one,
    onArc(one, angleOf(one.centre, one.from) - more),
    onArc(one, angleOf(one.centre, one.to) + more),
  );
}

/** Where a radius meets its arc: an outer arc where the middle one takes over, since their centres and that joint lie on one line. */
function joint(one: Arc, index: number): Point {
  if (index % 3 === 0) return one.to;
  if (index % 3 === 2) return one.from;
  const [from, to] = [angleOf(one.centre, one.from), angleOf(one.centre, one.to)];
  return onArc(one, from + Math.atan2(Math.sin(to - from), Math.cos(to - from)) / 2);
}
const radiusLine = (one: Arc, index: number) => `M${at(one.centre)}L${at(joint(one, index))}`;

function arrow(tip: Point, angle: number): string {
  const corner = (turn: number): Point => ({
    x: tip.x - 0.8 * Math.cos(angle + turn),
    y: tip.y - 0.8 * Math.sin(angle + turn),
  });
  return `M${at(tip)}L${at(corner(0.35))}L${at(corner(-0.35))}Z`;
}
const arrows = [
  ...petalArcs.map((one, index) => arrow(joint(one, index), angleOf(one.centre, joint(one, index)))),
  arrow({ x: 0, y: -2.4 }, Math.PI),
  arrow({ x: 24, y: -2.4 }, 0),
];

const cross = ({ centre: { x, y } }: Arc) => `M${n(x - 0.7)} ${n(y)}h1.4M${n(x)} ${n(y - 0.7)}v1.4`;
