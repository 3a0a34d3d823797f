import type { ReactNode } from 'react';
import type { Term } from '@/content/catalogue/schema';
import { type ChapterHead, foldHead, termsHead } from '@/content/chapters';
import { routes } from '@/lib/routes';
import columns from '../ui/columns.module.css';
import { Link } from '../ui/link';
import { PageSection } from '../ui/page-section';
import type { Chapter } from './chapter';
import styles from './fold.module.css';

interface FoldProps {
  head: ChapterHead;
  /** Names of what is folded. */
  names: readonly string[];
  children: ReactNode;
}

/** Reference matter, folded: a browser's search and a link to a part of it open it. */
function Fold({ head: { slug, heading }, names, children }: FoldProps) {
  return (
    <details className={styles.root} data-fold>
      <summary className={styles.summary}>
        <b>{heading}:</b> {names.join(' · ')}
      </summary>
      {/* Inside, because Chromium opens a fold for a link to what is in it before the first paint, and for one to itself not at all. */}
      <div id={slug} className={styles.content}>
        {children}
      </div>
    </details>
  );
}

/** Chapters for the reader's architect. */
export function FoldedChapters({ chapters }: { chapters: readonly Chapter[] }) {
  return (
    <Fold head={foldHead} names={chapters.map(({ heading }) => heading)}>
      {chapters.map(({ slug, heading, intro, body }) => (
        <PageSection key={slug} id={slug} heading={heading} intro={intro}>
          {body}
        </PageSection>
      ))}
    </Fold>
  );
}

/** The words that the page explains, each linked to its place in the glossary. */
export function FoldedTerms({ terms }: { terms: readonly Term[] }) {
  return (
    <Fold head={termsHead} names={terms.map(({ term }) => term)}>
      <dl className={columns.pairs}>
        {terms.map(({ term, meaning }) => (
          <div key={term}>
            <dt className={columns.term}>
              <Link href={routes.term(term)}>{term}</Link>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}
