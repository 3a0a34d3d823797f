import type { AnyCategory, AnyPage } from '@/content/catalogue/schema';
import type { Miniature } from '@/pipeline/schematic/miniature';
import { Plate } from '../motif/plate';
import { Heading } from '../ui/heading';
import { PhoneFold } from '../ui/phone-fold';
import styles from './category-section.module.css';
import { RegisterLine } from './register-line';

interface CategorySectionProps {
  category: AnyCategory;
  miniatures: ReadonlyMap<AnyPage, Miniature>;
}

/** One category of a hub: motif and description at the left, its pages at the right. On a phone the pages fold. */
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
      <PhoneFold id={category.slug} heading={category.label} label={`${pages.length} pages`}>
        <ol className={styles.pages} data-register>
          {pages.map((page) => (
            <RegisterLine key={page.slug} page={page} miniature={miniatures.get(page)} />
          ))}
        </ol>
      </PhoneFold>
    </section>
  );
}
