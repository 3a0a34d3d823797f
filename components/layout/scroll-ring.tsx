'use client';

import { useEffect, useRef } from 'react';
import { interaction } from '@/lib/browser/interaction';
import styles from './scroll-ring.module.css';

const { radius, stroke } = interaction.ring;
const size = 2 * radius + stroke;

/**
 * How far the page is scrolled, 0 to 100 percent, as a ring around the way back to the top. A CSS scroll timeline drives it
 * where the browser has one; elsewhere one passive listener writes a CSS variable. React never renders again.
 */
export function ScrollRing() {
  const root = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    const ring = root.current;
    if (!ring || CSS.supports('animation-timeline: scroll()')) return;
    const update = () => {
      const distance = document.documentElement.scrollHeight - window.innerHeight;
      const share = distance > 0 ? Math.min(1, window.scrollY / distance) : 0;
      ring.style.setProperty('--scrolled', String(share));
      ring.toggleAttribute('data-scrolled', window.scrollY > 0);
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update, { passive: true });
    return () => {
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, []);

  return (
    <a ref={root} href="#top" className={styles.root}>
      <span className={styles.label}>Back to the top</span>
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
