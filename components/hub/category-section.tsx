import type { AnyCategory, AnyPage } from '@/content/catalogue/schema';
import type { Miniature } from '@/pipeline/schematic/miniature';
import { Plate } from '../motif/plate';
import { Heading } from '../ui/heading';
import { VisuallyHidden } from '../ui/visually-hidden';
import styles from './category-section.module.css';
import { RegisterLine } from './register-line';

interface CategorySectionProps {
  category: AnyCategory;
  miniatures: ReadonlyMap<AnyPage, Miniature>;
}

/**
 * One category of a hub: motif and description at the left, its pages at the right. On a phone the pages fold; the category's fragment stands in
 * the fold, so that the browser opens it for whoever comes by a link, the heading's own included.
 */
export function CategorySection({ category, miniatures }: CategorySectionProps) {
  const pages: readonly AnyPage[] = category.pages;
  return (
    <section aria-labelledby={`${category.slug}-heading`} className={styles.root}>
      <div className={styles.head}>
        <Plate motif={category.motif} />
        <div>
          <Heading as="h2" of={category.slug} className={styles.heading}>
            {category.label}
          </Heading>
          <p className={styles.description}>{category.description}</p>
        </div>
      </div>
      <details className={styles.fold} data-register>
        <summary className={styles.summary}>
          <VisuallyHidden>{category.label}: </VisuallyHidden>
          {pages.length} pages
        </summary>
        <ol id={category.slug} className={styles.pages}>
          {pages.map((page) => (
            <RegisterLine key={page.slug} page={page} miniature={miniatures.get(page)} />
          ))}
        </ol>
      </details>
    </section>
  );
}
