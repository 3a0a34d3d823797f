import { clsx } from 'clsx';
import type { Question } from '@/content/fields';
import { Heading } from './heading';
import styles from './question-list.module.css';

/** Questions with their answers, all open, so that the browser's search finds every word. */
export function QuestionList({ questions, columns }: { questions: readonly Question[]; columns?: boolean }) {
  return (
    <div className={clsx(styles.root, columns && styles.columns)}>
      {questions.map(({ question, answer }, index) => (
        <div key={index}>
          <Heading className={styles.question}>{question}</Heading>
          <p className={styles.answer}>{answer}</p>
        </div>
      ))}
    </div>
  );
}
