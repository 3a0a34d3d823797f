import type { Surface } from '@/content/portfolio/types';
import { format } from '@/lib/build/surface/frames';
import { drawSurface } from '@/lib/build/surface/layout';
import { pathStyles, type TextMark, textStyles } from '@/lib/build/surface/marks';
import styles from './surface-drawing.module.css';

/** A screen of a product, drawn from its data. Strokes of one style are one path, texts of one style one group. */
export function SurfaceDrawing({ surface }: { surface: Surface }) {
  const marks = drawSurface(surface);
  const paths = pathStyles.map((style) => ({
    style,
    d: marks.map((mark) => ('path' in mark && mark.path === style ? mark.d : '')).join(''),
  }));
  const texts = textStyles.map((style) => ({
    style,
    marks: marks.filter((mark): mark is TextMark => 'text' in mark && mark.style === style),
  }));
  return (
    <svg
      className={styles.root}
      viewBox={`0 0 ${format.w} ${format.h}`}
      role="img"
      aria-label={`Drawn screen: ${surface.heading}`}
    >
      <g aria-hidden>
        {paths.map(({ style, d }) => d && <path key={style} className={styles[style]} d={d} />)}
        {texts.map(
          (group) =>
            group.marks.length > 0 && (
              <g key={group.style} className={styles[group.style]}>
                {group.marks.map(({ x, y, text }) => (
                  <text key={`${x} ${y}`} x={x} y={y}>
                    {text}
                  </text>
                ))}
              </g>
            ),
        )}
      </g>
    </svg>
  );
}
