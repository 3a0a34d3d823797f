import { portfolio } from '@/content/portfolio';
import { staticPages } from '@/content/static-pages';
import { categoriesIn, getEntry } from '@/lib/catalogue';
import { drawingNumber } from '@/lib/drawing-number';
import type { PageLink } from '@/lib/navigation';
import { getStaticPage } from '@/lib/pages';
import { sampleNumber } from '@/lib/portfolio';
import { routes } from '@/lib/routes';
import { Heading } from '../ui/heading';
import { Link } from '../ui/link';
import styles from './site-index.module.css';

interface SheetLink extends PageLink {
  readonly number?: string;
}

/** Every page of the site: the catalogue's sheets by section and category with their numbers, then samples and company pages. */
export function SiteIndex() {
  const sections = ['services', 'industries', 'solution'] as const;
  return (
    <>
      {sections.map((section) => (
        <Part
          key={section}
          id={section}
          heading={getStaticPage(routes.hub(section)).label}
          lists={categoriesIn(section).map(({ label, pages }) => ({
            label,
            links: pages.map((page) => {
              const href = routes.page(page);
              return { href, label: page.label, number: drawingNumber(getEntry(href)) };
            }),
          }))}
        />
      ))}
      <Part
        id="others"
        heading="Samples and company"
        lists={[
          {
            label: 'Illustrative projects',
            links: portfolio.map((item) => ({
              href: routes.portfolioItem(item),
              label: item.label,
              number: sampleNumber(item),
            })),
          },
          {
            label: 'Company',
            links: staticPages
              .filter(({ indexed }) => indexed)
              .map(({ path, label }) => ({ href: path, label })),
          },
        ]}
      />
    </>
  );
}

interface PartProps {
  id: string;
  heading: string;
  lists: readonly { readonly label: string; readonly links: readonly SheetLink[] }[];
}

function Part({ id, heading, lists }: PartProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.root}>
      <Heading as="h2" of={id} className={styles.heading}>
        {heading}
      </Heading>
      <div className={styles.lists}>
        {lists.map(({ label, links }) => (
          <div key={label} className={styles.list}>
            <h3>{label}</h3>
            <ul className={styles.links}>
              {links.map(({ href, label: name, number }) => (
                <li key={href}>
                  <Link href={href} className={styles.link}>
                    {number && (
                      <span className={styles.number} aria-hidden="true">
                        {number}
                      </span>
                    )}{' '}
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
