import type { Opening } from '@/content/pages/career';
import { DashList } from '../ui/dash-list';
import { Heading } from '../ui/heading';
import paperStyles from '../ui/paper.module.css';
import styles from './opening-card.module.css';

export function OpeningCard({ opening }: { opening: Opening }) {
  return (
    <article id={opening.slug} className={styles.root}>
      <p className={paperStyles.strip}>{opening.sample ? 'Sample opening' : 'Opening'}</p>
      <div className={styles.body}>
        <Heading of={opening.slug} className={styles.title}>
          {opening.title}
        </Heading>
        <p className={styles.terms}>
          {opening.place} · {opening.contract}
        </p>
        <p>{opening.summary}</p>
        <div>
          <h4 className={styles.listHeading}>You would</h4>
          <DashList items={opening.work} />
        </div>
        <div>
          <h4 className={styles.listHeading}>You bring</h4>
          <DashList items={opening.bring} />
        </div>
      </div>
    </article>
  );
}
