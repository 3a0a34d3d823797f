import type { AnyCategory, AnyPage } from '@/content/catalogue/schema';
import { routes } from '@/lib/routes';
import { Link } from '../ui/link';
import { PageSection } from '../ui/page-section';
import styles from './siblings.module.css';

interface SiblingsProps {
  category: AnyCategory;
  others: readonly AnyPage[];
}

/** The other pages of the category. */
export function Siblings({ category, others }: SiblingsProps) {
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
      </PageSection>
    </div>
  );
}
