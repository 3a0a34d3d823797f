import type { AnyCategory, AnyPage } from '@/content/catalogue/schema';
import { turnLabels } from '@/content/chapters';
import { routes } from '@/lib/routes';
import { Arrow } from '../ui/arrow';
import { Link } from '../ui/link';
import { PageSection } from '../ui/page-section';
import styles from './siblings.module.css';

interface SiblingsProps {
  category: AnyCategory;
  others: readonly AnyPage[];
  previous: AnyPage | undefined;
  next: AnyPage | undefined;
}

/** The other pages of the category, and the ones before and after in menu order. */
export function Siblings({ category, others, previous, next }: SiblingsProps) {
  return (
    <div className={styles.root}>
      <PageSection id="siblings" heading={`Also in ${category.label}`}>
        <ul className={styles.list}>
          {others.map((page) => (
            <li key={page.slug} className={styles.entry}>
              <Link href={routes.page(page)} className={styles.link}>
                {page.label}
              </Link>
              <p className={styles.summary}>{page.summary}</p>
            </li>
          ))}
        </ul>
        <nav aria-label={`Next in ${category.label}`} className={styles.turn}>
          {previous && (
            <Link href={routes.page(previous)} rel="prev">
              <Arrow of="←" said={turnLabels.previous} /> {previous.label}
            </Link>
          )}
          {next && (
            <Link href={routes.page(next)} rel="next" className={styles.next}>
              {next.label} <Arrow of="→" said={turnLabels.next} />
            </Link>
          )}
        </nav>
      </PageSection>
    </div>
  );
}
