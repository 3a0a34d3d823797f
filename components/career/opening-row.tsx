import type { Opening } from '@/content/pages/career';
import columnStyles from '../ui/columns.module.css';
import { DashList } from '../ui/dash-list';
import { Heading } from '../ui/heading';
import noteStyles from '../ui/note.module.css';
import styles from './opening-row.module.css';

/** An opening across the page: what it is, what one would do, what one brings. */
export function OpeningRow({ opening }: { opening: Opening }) {
  return (
    <article id={opening.slug} className={styles.root}>
      <div className={columnStyles.stack}>
        <p className={noteStyles.label}>{opening.sample ? 'Sample opening' : 'Opening'}</p>
        <Heading of={opening.slug} className={styles.title}>
          {opening.title}
        </Heading>
        <p className={noteStyles.label}>
          {opening.place} · {opening.contract}
        </p>
        <p>{opening.summary}</p>
      </div>
      <div className={columnStyles.stack}>
        <h4 className={noteStyles.label}>You would</h4>
        <DashList items={opening.work} />
      </div>
      <div className={columnStyles.stack}>
        <h4 className={noteStyles.label}>You bring</h4>
        <DashList items={opening.bring} />
      </div>
    </article>
  );
}
