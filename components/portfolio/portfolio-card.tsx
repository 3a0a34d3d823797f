import type { PortfolioItem } from '@/content/portfolio/types';
import { routes } from '@/lib/routes';
import { Link } from '../ui/link';
import { SampleTag } from '../ui/sample-tag';
import styles from './portfolio-card.module.css';
import { SurfaceDrawing } from './surface-drawing';

/** A portfolio item in a list: its drawn surface, its label as a sample, its promise. */
export function PortfolioCard({ item }: { item: PortfolioItem }) {
  return (
    <article className={styles.root}>
      <div className={styles.surface}>
        <SurfaceDrawing surface={item.surface} />
      </div>
      <SampleTag of={item} />
      <h3 className={styles.title}>
        <Link href={routes.portfolioItem(item)} className={styles.link}>
          {item.label}
        </Link>
      </h3>
      <p className={styles.summary}>{item.summary}</p>
      <p className={styles.sector}>{item.facts.sector}</p>
    </article>
  );
}
