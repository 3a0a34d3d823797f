import type { PortfolioItem } from '@/content/portfolio/schema';
import { sampleNumber } from '@/lib/portfolio';
import styles from './sample-stamp.module.css';

/** The visible label of an item as a sample, with its number. */
export function SampleStamp({ item }: { item: PortfolioItem }) {
  return item.sample && <span className={styles.root}>Sample {sampleNumber(item)}</span>;
}
