import type { PortfolioItem } from '@/content/portfolio/schema';
import { getStaticPage } from '@/lib/pages';
import { hasCaseStudy } from '@/lib/portfolio';
import { routes } from '@/lib/routes';
import { Link } from '../ui/link';
import linkStyles from '../ui/link.module.css';
import styles from './portfolio-card.module.css';
import { SampleStamp } from './sample-stamp';
import { ScreenDrawing } from './screen-drawing';

/** A portfolio item in a list: its drawn screen, its stamp as a sample, its promise. A wide card sets them side by side. */
export function PortfolioCard({ item }: { item: PortfolioItem }) {
  return (
    <article className={styles.root}>
      <ScreenDrawing screen={item.screen} />
      <div className={styles.text}>
        <SampleStamp item={item} />
        <h3 className={styles.title}>
          <Link href={routes.portfolioItem(item)} className={linkStyles.stretched}>
            {item.label}
          </Link>
        </h3>
        <p className={styles.summary}>{item.summary}</p>
        <p className={styles.sector}>{item.facts.sector}</p>
        {hasCaseStudy(item) && (
          <p className={styles.long}>
            At length: <Link href={routes.caseStudy}>{getStaticPage('/case-study').title}</Link>
          </p>
        )}
      </div>
    </article>
  );
}
