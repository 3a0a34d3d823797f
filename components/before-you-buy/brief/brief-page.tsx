import { clsx } from 'clsx';
import { brief as page } from '@/content/before-you-buy/brief';
import { type Brief, briefFields } from '@/lib/before-you-buy/brief';
import styles from './brief.module.css';

const { tool: texts } = page;

/** Characters of all answers, beyond which they are set smaller, and smaller again, so that they stay on one page of A4. */
const [roomy, filled] = [1_600, 3_000];

/** Characters whose room an answer takes: where it breaks a line, the rest of that line is lost. */
const roomOf = (answer: string) => answer.length + 60 * (answer.split('\n').length - 1);

interface BriefPageProps {
  brief: Brief;
  date: string;
  /** Who wrote it. */
  from?: string;
}

/** The eight answers as a page of A4, the only thing that is printed of the sheet. A missing answer leaves its question. */
export function BriefPage({ brief, date, from }: BriefPageProps) {
  const length = briefFields.reduce((sum, field) => sum + roomOf(brief[field]), 0);
  return (
    <div className={clsx(styles.page, length > roomy && styles.dense, length > filled && styles.full)}>
      <div className={styles.head}>
        <p className={styles.kind}>{texts.page.kind}</p>
        <p className={styles.title}>{texts.page.heading}</p>
        <p className={styles.date}>{from ? `${date} · ${from}` : date}</p>
      </div>
      <dl className={styles.answers}>
        {briefFields.map((field, index) => {
          const { label, question } = texts.fields[field];
          const answer = brief[field].trim();
          return (
            <div key={field}>
              <dt>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                {label}
              </dt>
              <dd dir="auto" className={answer ? undefined : styles.missing}>
                {answer || `${texts.unanswered} ${question}`}
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
