import { VisuallyHidden } from '../ui/visually-hidden';
import styles from './scroll-ring.module.css';

const radius = 24;
const stroke = 8;
const size = 2 * radius + stroke;

/**
 * A ring around the link to the top, filled by the share of the page that has been scrolled. A CSS scroll timeline drives it where
 * the browser supports one, the starter elsewhere (`lib/browser/starter/page.ts`).
 */
export function ScrollRing() {
  return (
    <a href="#top" className={styles.root} data-scroll-ring>
      <VisuallyHidden>Back to the top</VisuallyHidden>
      <svg
        className={styles.ring}
        viewBox={`0 0 ${size} ${size}`}
        width={size}
        height={size}
        aria-hidden="true"
      >
        <circle className={styles.track} cx={size / 2} cy={size / 2} r={radius} strokeWidth={stroke} />
        <circle
          className={styles.share}
          cx={size / 2}
          cy={size / 2}
          r={radius}
          strokeWidth={stroke}
          pathLength="1"
          data-ring
        />
        <path className={styles.arrow} d={`M${size / 2 - 7} ${size / 2 + 3}l7 -7l7 7`} />
      </svg>
    </a>
  );
}
