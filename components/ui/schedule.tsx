import { scheduleLabels } from '@/content/chapters';
import type { NamedText, Weeks } from '@/content/fields';
import { sumOfWeeks, weeksRange, weeksText, weeksUnit } from '@/lib/weeks';
import { Heading } from './heading';
import type { NameListEntry } from './name-list';
import styles from './schedule.module.css';

export interface ScheduledStep extends NameListEntry {
  readonly weeks: Weeks;
  /** What acts on these weeks. */
  readonly hung?: readonly NamedText[];
}

/** Steps that follow one another, each with its planning range as a bar on one scale of weeks, and their total. */
export function Schedule({ steps }: { steps: readonly ScheduledStep[] }) {
  const total = sumOfWeeks(steps.map(({ weeks }) => weeks));
  return (
    <div className={styles.root}>
      <ol className={styles.steps}>
        {steps.map(({ name, text, notes, weeks, hung = [] }, index) => (
          <li key={index} className={styles.step}>
            <Bar
              start={sumOfWeeks(steps.slice(0, index).map((step) => step.weeks))[1]}
              weeks={weeks}
              scale={total[1]}
            />
            <p className={styles.weeks}>
              <b className={styles.range}>{weeksRange(weeks)}</b> {weeksUnit(weeks)}
            </p>
            <div>
              <Heading>{name}</Heading>
              <p className={styles.text}>{text}</p>
              {hung.map((driver) => (
                <p key={driver.name} className={styles.hung}>
                  <b>{driver.name}.</b> {driver.text}
                </p>
              ))}
            </div>
            {notes && (
              <dl className={styles.notes}>
                {notes.map((note) => (
                  <div key={note.label}>
                    <dt className={styles.noteLabel}>{note.label}</dt>
                    <dd>{note.text}</dd>
                  </div>
                ))}
              </dl>
            )}
          </li>
        ))}
      </ol>
      <p className={styles.total}>
        <b className={styles.sum}>{weeksText(total)}</b> {scheduleLabels.total}
      </p>
      <p className={styles.key} aria-hidden="true">
        <Bar start={0} weeks={[1, 1]} scale={1} /> {scheduleLabels.least}
        <Bar start={0} weeks={[0, 1]} scale={1} /> {scheduleLabels.most}
      </p>
    </div>
  );
}

/** A dimension line: full to the least weeks, hatched to the most; decorative, the figures stand beside it. */
function Bar({ start, weeks: [least, most], scale }: { start: number; weeks: Weeks; scale: number }) {
  return (
    <svg className={styles.bar} viewBox={`0 0 ${scale} 2`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M${start} 0v2M${start + most} 0v2M${start} 1h${most}`} />
      {least > 0 && <path className={styles.least} d={`M${start} 1h${least}`} />}
      {most > least && <path className={styles.most} d={`M${start + least} 1h${most - least}`} />}
    </svg>
  );
}
