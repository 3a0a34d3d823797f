import styles from './sketch.module.css';

/** Scallops of a revision cloud, clockwise round a rectangle of so many arcs. */
const scallop = (dx: number, dy: number, count: number) => `a11 11 0 0 1 ${dx} ${dy}`.repeat(count);
const cloud = `M240 66${scallop(18, 0, 6)}${scallop(0, 18, 5)}${scallop(-18, 0, 6)}${scallop(0, -18, 5)}`;

const arrow = (x: number, y: number) => `M${x} ${y}l-9 -4.5v9Z`;

/** An address that leads to nothing: for the page that answers it, whose text says the same. */
export function MissingPageSketch() {
  return (
    <svg className={styles.root} viewBox="0 0 360 216" aria-hidden="true">
      <rect className={styles.solid} x="6" y="87" width="72" height="48" rx="24" />
      <path d="M78 111h54M204 111h48" />
      <path className={styles.arrow} d={arrow(132, 111) + arrow(252, 111)} />
      <rect className={styles.solid} x="132" y="87" width="72" height="48" />
      <rect className={styles.missing} x="252" y="87" width="84" height="48" />
      <path className={styles.pencil} d={`${cloud}M258 129l72 -36M330 156l-6 22`} />
      <text x="42" y="116">
        You
      </text>
      <text x="168" y="116">
        Link
      </text>
      <text x="294" y="116">
        Page
      </text>
      <text className={styles.remark} x="348" y="200">
        404: not on this drawing
      </text>
    </svg>
  );
}

/** The way of a message that has been handed over. */
export function SentSketch() {
  return (
    <svg className={styles.root} viewBox="0 0 360 168" aria-hidden="true">
      <rect className={styles.solid} x="6" y="63" width="72" height="48" rx="24" />
      <path d="M78 87h36M222 87h36" />
      <path className={styles.arrow} d={arrow(114, 87) + arrow(258, 87)} />
      <rect className={styles.solid} x="114" y="63" width="108" height="48" />
      <rect className={styles.solid} x="258" y="63" width="96" height="48" rx="24" />
      <path className={styles.pencil} d="M150 30l9 10 22 -26" />
      <text x="42" y="92">
        You
      </text>
      <text x="168" y="92">
        Form service
      </text>
      <text x="306" y="92">
        Engineer
      </text>
      <text className={styles.remark} x="222" y="140">
        accepted
      </text>
    </svg>
  );
}
