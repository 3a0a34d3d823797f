import type { IndustryChapters } from '@/content/catalogue/types';
import styles from './record-flow.module.css';

/** Stations of one record, along a line. */
export function RecordFlow({ steps }: Pick<IndustryChapters['howWorkFlows'], 'steps'>) {
  return (
    <ol className={styles.root}>
      {steps.map(({ name, text }) => (
        <li key={name} className={styles.station}>
          <h3>{name}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
