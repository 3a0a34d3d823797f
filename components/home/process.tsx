import { home } from '@/content/pages/home';
import { Band } from '../ui/band';
import { Heading } from '../ui/heading';
import styles from './process.module.css';

/** Five steps along one line, each with what the client holds at its end. */
export function Process() {
  const { heading, text, steps } = home.process;
  return (
    <Band id="process" heading={heading} text={text} layout="above">
      <ol className={styles.root}>
        {steps.map((step, index) => (
          <li key={step.name} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <Heading className={styles.name}>{step.name}</Heading>
            <p className={styles.text}>{step.text}</p>
            <p className={styles.output}>
              <span className={styles.outputLabel}>You hold</span> {step.output}
            </p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
