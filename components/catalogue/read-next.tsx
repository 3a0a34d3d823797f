import { Fragment } from 'react';
import type { RelatedPage } from '@/content/catalogue/schema';
import { deskSheets, sharedHeads } from '@/content/chapters';
import { type CatalogueEntry, getEntry, pageAt, siblingsAfter } from '@/lib/catalogue';
import { drawingNumber } from '@/lib/drawing-number';
import { getStaticPage } from '@/lib/pages';
import { routes } from '@/lib/routes';
import { Link } from '../ui/link';
import linkStyles from '../ui/link.module.css';
import { PageSection } from '../ui/page-section';
import styles from './read-next.module.css';

interface ReadNextProps {
  entry: CatalogueEntry;
  /** The pages that this one names, with its reasons. Without any the next ones of its category stand. */
  related?: readonly RelatedPage[] | undefined;
}

/** Pages of the neighbourhood as rows of a register, and the whole category. */
export function ReadNext({ entry, related }: ReadNextProps) {
  const { slug, heading } = sharedHeads.related;
  const category = entry.primaryCategory;
  const rows = related
    ? related.map(({ page, reason }) => ({ page: pageAt(page), reason }))
    : siblingsAfter(entry, 3).map((page) => ({ page, reason: page.summary }));
  return (
    <PageSection id={slug} heading={heading}>
      <ul className={styles.root}>
        {rows.map(({ page, reason }) => (
          <li key={routes.page(page)} className={styles.row}>
            <span className={styles.number}>{drawingNumber(getEntry(routes.page(page)))}</span>
            <Link href={routes.page(page)} className={linkStyles.name}>
              {page.label}
            </Link>
            <span>{reason}</span>
          </li>
        ))}
      </ul>
      <p className={styles.category}>
        <Link href={routes.category(category)}>All of {category.label}</Link>
      </p>
      <p className={styles.category}>
        <Link href={routes.beforeYouBuy}>{getStaticPage(routes.beforeYouBuy).label}</Link>:{' '}
        {deskSheets[entry.page.section].map((path, index) => (
          <Fragment key={path}>
            {index > 0 && ', '}
            <Link href={path}>{getStaticPage(path).label}</Link>
          </Fragment>
        ))}
      </p>
    </PageSection>
  );
}
