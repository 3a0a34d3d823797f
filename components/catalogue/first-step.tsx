import { clsx } from 'clsx';
import { glanceLabels } from '@/content/chapters';
import type { Weeks } from '@/content/fields';
import { weeksRange, weeksUnit } from '@/lib/weeks';
import styles from './first-step.module.css';

/** The weeks of the first step as a dimension line, and some of those after it. "At a glance" says the same in words. */
export function FirstStep({ weeks }: { weeks: Weeks }) {
  const [least, most] = weeks;
  const shown = Math.ceil(most * 1.5) + 1;
  return (
    <div className={styles.root} aria-hidden="true">
      <ol className={styles.weeks}>
        {Array.from({ length: shown }, (_, index) => (
          <li key={index} className={clsx(index < most && styles.step, index >= least && styles.open)}>
            <span>{index + 1}</span>
          </li>
        ))}
      </ol>
      <p className={styles.label}>
        {glanceLabels.firstStep} <b>{`${weeksRange(weeks)} ${weeksUnit(weeks)}`}</b>
      </p>
    </div>
  );
}
