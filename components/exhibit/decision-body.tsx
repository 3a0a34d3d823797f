import type { DecisionExhibit } from '@/content/catalogue/exhibit';
import { exhibitLabels } from '@/content/chapters';
import styles from './decision-body.module.css';
import exhibitStyles from './exhibit.module.css';

/** A choice with its reason, above what was ruled out. */
export function DecisionBody({ exhibit: { chosen, why, rejected, reopens } }: { exhibit: DecisionExhibit }) {
  return (
    <>
      <div className={styles.chosen}>
        <span className={exhibitStyles.label}>{exhibitLabels.chosen}</span>
        <p className={styles.option}>{chosen}</p>
        <p>{why}</p>
      </div>
      <ul className={styles.rejected}>
        {rejected.map(({ option, why }) => (
          <li key={option} className={exhibitStyles.clause}>
            <span className={exhibitStyles.label}>{exhibitLabels.rejected}</span>
            <p className={styles.option}>
              <s className={exhibitStyles.struck}>{option}</s>
            </p>
            <p>{why}</p>
          </li>
        ))}
      </ul>
      {reopens && (
        <p className={exhibitStyles.clause}>
          <span className={exhibitStyles.label}>{exhibitLabels.reopens}</span> {reopens}
        </p>
      )}
    </>
  );
}
