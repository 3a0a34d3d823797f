import type { ReactNode } from 'react';
import type { Chapter } from './chapter';
import styles from './contents.module.css';

interface ContentsProps {
  chapters: readonly Pick<Chapter, 'slug' | 'heading'>[];
  /** Content above the list on wide screens. */
  children?: ReactNode;
}

/** Table of contents of a detail page; stays in view beside the chapters on wide screens. */
export function Contents({ chapters, children }: ContentsProps) {
  return (
    <nav aria-labelledby="contents-heading" className={styles.root}>
      {children}
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
