import { clsx } from 'clsx';
import type { ChecklistExhibit } from '@/content/catalogue/exhibit';
import { exhibitLabels } from '@/content/chapters';
import { VisuallyHidden } from '../ui/visually-hidden';
import styles from './checklist-body.module.css';
import exhibitStyles from './exhibit.module.css';

/** A page of a run book: a checkbox for each step, ticked up to the current one. */
export function ChecklistBody({ exhibit: { steps, ticked, wayBack } }: { exhibit: ChecklistExhibit }) {
  return (
    <>
      <ol className={styles.steps}>
        {steps.map(({ at, by, step, proof }, index) => (
          <li key={index} className={styles.step}>
            <span className={clsx(styles.box, index < ticked && styles.ticked)}>
              <VisuallyHidden>{index < ticked ? exhibitLabels.ticked : exhibitLabels.open}</VisuallyHidden>
            </span>
            <span className={styles.at}>{at}</span>
            <div>
              <b>{step}</b>
              <p>{proof}</p>
            </div>
            <span className={styles.by}>{by}</span>
          </li>
        ))}
      </ol>
      <p className={exhibitStyles.clause}>
        <span className={exhibitStyles.label}>{exhibitLabels.wayBack}</span> {wayBack}
      </p>
    </>
  );
}
