import type { Chapter } from './chapter';
import styles from './contents.module.css';

/** Table of contents of a detail page; stays in view beside the chapters on wide screens. */
export function Contents({ chapters }: { chapters: readonly Pick<Chapter, 'slug' | 'heading'>[] }) {
  return (
    <nav aria-labelledby="contents-heading" className={styles.root}>
      <h2 id="contents-heading" className={styles.heading}>
        On this page
      </h2>
      <ol className={styles.list}>
        {chapters.map(({ slug, heading }) => (
          <li key={slug}>
            <a href={`#${slug}`} className={styles.link}>
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
