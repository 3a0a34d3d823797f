import type { ReactNode } from 'react';
import { cloudPath } from '@/lib/schematic/shapes';
import styles from './clouded.module.css';

const width = 240;
const height = 48;
const bulge = 4;
const path = cloudPath({ left: bulge, top: bulge, right: width - bulge, bottom: height - bulge });

/** A cloud of the red pencil round a few words; it stretches with them. */
export function Clouded({ children }: { children: ReactNode }) {
  return (
    <div className={styles.root}>
      <svg
        className={styles.cloud}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
      {children}
    </div>
  );
}
