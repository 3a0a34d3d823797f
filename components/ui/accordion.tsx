import type { FaqQuestion } from '@/content/schema';
import styles from './accordion.module.css';

/** One open at a time by the platform (`name`); each answer has its own anchor, and a link to it to copy. */
export function Accordion({ items }: { items: readonly FaqQuestion[] }) {
  return (
    <div className={styles.root}>
      {items.map(({ slug, question, answer }) => (
        <details key={slug} id={slug} name="faq" className={styles.item}>
          <summary className={styles.question}>{question}</summary>
          <div className={styles.answer}>
            {answer.map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
            <a href={`#${slug}`} className={styles.anchor} aria-label={`Link to: ${question}`}>
              #
            </a>
          </div>
        </details>
      ))}
    </div>
  );
}
