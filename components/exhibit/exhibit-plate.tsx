import type { Exhibit } from '@/content/catalogue/exhibit';
import { exhibitLabels, pieceHeads } from '@/content/chapters';
import styles from './exhibit-plate.module.css';

/** Head strip and title of a page's exhibit, in the first view; it leads to the whole. */
export function ExhibitPlate({ exhibit: { document, title } }: { exhibit: Exhibit }) {
  return (
    <a href={`#${pieceHeads.services.slug}`} className={styles.root}>
      <span className={styles.document}>
        <b className={styles.sample}>{exhibitLabels.sample}</b>
        <span className={styles.name}> · {document}</span>
      </span>{' '}
      <span className={styles.title}>{title}</span>
    </a>
  );
}
