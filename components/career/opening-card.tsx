import type { Opening } from '@/content/pages/career';
import { MarkList } from '../ui/mark-list';
import sheetStyles from '../ui/sheet.module.css';
import styles from './opening-card.module.css';

export function OpeningCard({ opening }: { opening: Opening }) {
  return (
    <article id={opening.slug} className={styles.root}>
      <p className={sheetStyles.strip}>{opening.sample ? 'Sample opening' : 'Opening'}</p>
      <div className={styles.body}>
        <h3 className={styles.title}>{opening.title}</h3>
        <p className={styles.terms}>
          {opening.place} · {opening.contract}
        </p>
        <p>{opening.summary}</p>
        <div>
          <h4 className={styles.listHeading}>You would</h4>
          <MarkList items={opening.work} />
        </div>
        <div>
          <h4 className={styles.listHeading}>You bring</h4>
          <MarkList items={opening.bring} />
        </div>
      </div>
    </article>
  );
}
