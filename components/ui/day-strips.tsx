import { stripLabels } from '@/content/chapters';
import { type Hours, overlaps, shared, theirDay } from '@/content/overlaps';
import styles from './day-strips.module.css';

const seasons = ['winter', 'summer'] as const;

const bar = ([from, to]: Hours, y: number, height: number) => `M${from} ${y}h${to - from}v${height}H${from}z`;

/** The overlap of our working day with that of each place: in words, and as two strips of 24 hours on the place's clock. */
export function DayStrips() {
  return (
    <div className={styles.root}>
      <dl>
        {overlaps.map(({ label, value, isShifted, ...days }) => (
          <div key={label} className={styles.place}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.words}>{value}</dd>
            <dd className={styles.day} aria-hidden="true">
              {seasons.map((season) => (
                <span key={season} className={styles.season}>
                  {season}
                </span>
              ))}
              <svg className={styles.drawn} viewBox="0 0 24 10" preserveAspectRatio="none" aria-hidden="true">
                <path className={styles.theirs} d={bar(theirDay, 0, 10)} />
                <path className={styles.ticks} d="M0 0v10M6 0v10M12 0v10M18 0v10M24 0v10" />
                {seasons.map((season, row) => (
                  <g key={season}>
                    <path
                      className={isShifted ? styles.agreed : styles.ours}
                      d={bar(days[season], 5 * row + 1, 3)}
                    />
                    <path className={styles.shared} d={bar(shared(days[season], theirDay), 5 * row + 1, 3)} />
                  </g>
                ))}
              </svg>
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.foot} aria-hidden="true">
        <p className={styles.hours}>
          {[0, 6, 12, 18, 24].map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </p>
        <p className={styles.key}>
          {Object.entries(stripLabels).map(([part, label]) => (
            <span key={part} className={styles.entry}>
              <svg
                className={styles.swatch}
                viewBox="0 0 24 10"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <path className={styles[part]} d={bar([0, 24], 1, 8)} />
              </svg>
              {label}
            </span>
          ))}
        </p>
      </div>
    </div>
  );
}
