import { clsx } from 'clsx';
import type { Question } from '@/content/catalogue/types';
import styles from './question-list.module.css';

/** Questions with their answers in full, open: nothing a buyer looks for is folded away. */
export function QuestionList({ questions, columns }: { questions: readonly Question[]; columns?: boolean }) {
  return (
    <div className={clsx(styles.root, columns && styles.columns)}>
      {questions.map(({ question, answer }, index) => (
        <div key={index}>
          <h3 className={styles.question}>{question}</h3>
          <p className={styles.answer}>{answer}</p>
        </div>
      ))}
    </div>
  );
}
