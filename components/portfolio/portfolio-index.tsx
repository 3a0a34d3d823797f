import type { Section } from '@/content/catalogue/schema';
import { hubs } from '@/content/pages/hubs';
import { portfolio } from '@/content/portfolio';
import { getStaticPage } from '@/lib/pages';
import { illustratesSection } from '@/lib/portfolio';
import { routes } from '@/lib/routes';
import { PageFinder } from '../hub/page-finder';
import { Prose } from '../ui/prose';
import { VisuallyHidden } from '../ui/visually-hidden';
import { PortfolioCard } from './portfolio-card';
import styles from './portfolio-index.module.css';
import listStyles from './portfolio-list.module.css';

const axes = ['services', 'industries', 'solution'] as const satisfies readonly Section[];

/** Every illustrative project, filtered by axis with radio buttons and CSS alone. */
export function PortfolioIndex() {
  const [, ...more] = hubs.portfolio.intro;
  return (
    <>
      <Prose paragraphs={more} />
      <div className={styles.root}>
        <fieldset className={styles.filter}>
          <legend className={styles.legend}>Show what illustrates</legend>
          <label className={styles.choice}>
            <input type="radio" name="axis" value="all" defaultChecked />
            Everything <span className={styles.count}>{portfolio.length}</span>
          </label>
          {axes.map((axis) => (
            <label key={axis} className={styles.choice}>
              <input type="radio" name="axis" value={axis} />
              {getStaticPage(routes.hub(axis)).label}{' '}
              <span className={styles.count}>
                {portfolio.filter((item) => illustratesSection(item, axis)).length}
              </span>
            </label>
          ))}
        </fieldset>
        <h2>
          <VisuallyHidden>The projects</VisuallyHidden>
        </h2>
        <ul className={styles.wall} data-register>
          {portfolio.map((item) => (
            <li
              key={item.slug}
              className={listStyles.item}
              data-axes={axes.filter((axis) => illustratesSection(item, axis)).join(' ')}
            >
              <PortfolioCard item={item} />
            </li>
          ))}
        </ul>
      </div>
      <PageFinder {...hubs.portfolio.finder} />
    </>
  );
}
