import type { AtAGlance as Facts } from '@/content/catalogue/types';
import { glanceLabels } from '@/content/chapters';
import { weeksText } from '@/lib/weeks';
import styles from './at-a-glance.module.css';

/** The page in five lines, as a table that a reader can forward. */
export function AtAGlance({ facts }: { facts: Facts }) {
  const { what, output, weeks } = facts.firstStep;
  const rows = [
    [glanceLabels.fits, facts.fits],
    [glanceLabels.notFor, facts.notFor],
    [glanceLabels.firstStep, `${what}; you hold ${output}; ${weeksText(weeks)}`],
    [glanceLabels.charged, facts.charged],
    [glanceLabels.youBring, facts.youBring],
  ];
  return (
    <section className={styles.root} aria-labelledby="at-a-glance">
      <h2 id="at-a-glance" className={styles.heading}>
        {glanceLabels.heading}
      </h2>
      <dl className={styles.rows}>
        {rows.map(([label, text]) => (
          <div key={label} className={styles.row}>
            <dt className={styles.label}>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
