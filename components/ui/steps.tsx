import type { NextStep } from '@/content/pages/contact';
import { Heading } from './heading';
import styles from './steps.module.css';

/** An ordered process, each step with the time that it takes. */
export function Steps({ steps }: { steps: readonly NextStep[] }) {
  return (
    <ol className={styles.root}>
      {steps.map(({ name, time, text }) => (
        <li key={name} className={styles.step}>
          <Heading className={styles.name}>{name}</Heading>
          <p className={styles.time}>{time}</p>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
