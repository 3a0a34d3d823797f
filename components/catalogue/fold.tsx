import { foldHead } from '@/content/chapters';
import { PageSection } from '../ui/page-section';
import type { Chapter } from './chapter';
import styles from './fold.module.css';

/** Reference matter, folded: a browser's search and a link to a chapter in it open it. */
export function Fold({ chapters }: { chapters: readonly Chapter[] }) {
  return (
    <details id={foldHead.slug} className={styles.root}>
      <summary className={styles.summary}>
        <b>{foldHead.heading}:</b> {chapters.map(({ heading }) => heading).join(' · ')}
      </summary>
      {chapters.map(({ slug, heading, intro, body }) => (
        <PageSection key={slug} id={slug} heading={heading} intro={intro}>
          {body}
        </PageSection>
      ))}
    </details>
  );
}
