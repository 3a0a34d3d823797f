import type { IndustryChapters } from '@/content/catalogue/schema';
import { Heading } from '../ui/heading';
import styles from './record-flow.module.css';

/** Stations of one record, along a line. */
export function RecordFlow({ steps }: Pick<IndustryChapters['howWorkFlows'], 'steps'>) {
  return (
    <ol className={styles.root}>
      {steps.map(({ name, text }) => (
        <li key={name} className={styles.station}>
          <Heading>{name}</Heading>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
