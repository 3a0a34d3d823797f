import type { NotNeeded as Sentence } from '@/content/catalogue/schema';
import { notNeededHead } from '@/content/chapters';
import styles from './not-needed.module.css';

/** Who does not need the page's subject, said as large as its title, with the subject struck out. */
export function NotNeeded({ sentence: { before, struck, after } }: { sentence: Sentence }) {
  const { slug } = notNeededHead;
  return (
    <section id={slug} aria-labelledby={`${slug}-heading`} className={styles.root}>
      <h2 id={`${slug}-heading`} className={styles.sentence}>
        <a href={`#${slug}`}>
          {before && `${before} `}
          <s className={styles.struck}>{struck}</s>
          {after && (/^[.,:;?]/.test(after) ? after : ` ${after}`)}
        </a>
      </h2>
    </section>
  );
}
