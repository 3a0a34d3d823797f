import type { PortfolioItem } from '@/content/portfolio/schema';
import { PortfolioCard } from './portfolio-card';
import styles from './portfolio-list.module.css';

export function PortfolioList({ items }: { items: readonly PortfolioItem[] }) {
  return (
    <ul className={styles.root}>
      {items.map((item) => (
        <li key={item.slug} className={styles.item}>
          <PortfolioCard item={item} />
        </li>
      ))}
    </ul>
  );
}
