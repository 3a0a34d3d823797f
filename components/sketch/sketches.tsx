import type { ReactNode } from 'react';
import styles from './sketch.module.css';

/** Scallops of a revision cloud, clockwise round a rectangle of so many arcs. */
const scallop = (dx: number, dy: number, count: number) => `a11 11 0 0 1 ${dx} ${dy}`.repeat(count);
const cloud = `M240 66${scallop(18, 0, 6)}${scallop(0, 18, 5)}${scallop(-18, 0, 6)}${scallop(0, -18, 5)}`;

const arrow = (x: number, y: number) => `M${x} ${y}l-9 -4.5v9Z`;

interface BoxProps {
  x: number;
  y: number;
  width?: number;
  round?: boolean;
  children: ReactNode;
}

/** A labelled box; a person's box is round. */
function Box({ x, y, width = 72, round, children }: BoxProps) {
  return (
    <>
      <rect className={styles.solid} x={x} y={y} width={width} height="48" rx={round ? 24 : undefined} />
      <text x={x + width / 2} y={y + 29}>
        {children}
      </text>
    </>
  );
}

/** Drawing of the 404 page: a flow to a missing box. The page's text says the same. */
export function MissingPageSketch() {
  return (
    <svg className={styles.root} viewBox="0 0 360 216" aria-hidden="true">
      <Box x={6} y={87} round>
        You
      </Box>
      <Box x={132} y={87}>
        Link
      </Box>
      <rect className={styles.missing} x="252" y="87" width="84" height="48" />
      <path d="M78 111h54M204 111h48" />
      <path className={styles.arrow} d={arrow(132, 111) + arrow(252, 111)} />
      <path className={styles.pencil} d={`${cloud}M258 129l72 -36M330 156l-6 22`} />
      <text x="294" y="116">
        Page
      </text>
      <text className={styles.remark} x="348" y="200">
        404: not on this drawing
      </text>
    </svg>
  );
}

/** Drawing of `/contact/sent`: the message's way to us. */
export function SentSketch() {
  return (
    <svg className={styles.root} viewBox="0 0 360 168" aria-hidden="true">
      <Box x={6} y={63} round>
        You
      </Box>
      <Box x={108} y={63} width={120}>
        Form service
      </Box>
      <Box x={258} y={63} width={96} round>
        Engineer
      </Box>
      <path d="M78 87h30M228 87h30" />
      <path className={styles.arrow} d={arrow(108, 87) + arrow(258, 87)} />
      <g data-sent>
        <path className={styles.pencil} d="M150 30l9 10 22 -26" />
        <text className={styles.remark} x="228" y="140">
          accepted
        </text>
      </g>
    </svg>
  );
}
