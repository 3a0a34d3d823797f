import { contentsLabel } from '@/content/chapters';
import styles from './contents.module.css';

/** The page's chapters as one line of links, which stays under the header on wide screens. */
export function Contents({
  chapters,
}: {
  chapters: readonly { readonly slug: string; readonly heading: string }[];
}) {
  return (
    <nav aria-label={contentsLabel} className={styles.root}>
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
