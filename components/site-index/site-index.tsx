import { portfolio } from '@/content/portfolio';
import { staticPages } from '@/content/static-pages';
import { menus, type PageLink } from '@/lib/navigation';
import { getStaticPage } from '@/lib/pages';
import { routes } from '@/lib/routes';
import { Heading } from '../ui/heading';
import { Link } from '../ui/link';
import styles from './site-index.module.css';

/** Every page of the site: the catalogue by section and category, then samples and company pages. */
export function SiteIndex() {
  const sections = ['services', 'industries', 'solution'] as const;
  return (
    <>
      {sections.map((section) => (
        <Part
          key={section}
          id={section}
          heading={getStaticPage(routes.hub(section)).label}
          lists={menus[section].map(({ label, links }) => ({ label, links }))}
        />
      ))}
      <Part
        id="others"
        heading="Samples and company"
        lists={[
          {
            label: 'Illustrative projects',
            links: portfolio.map((item) => ({ href: routes.portfolioItem(item), label: item.label })),
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
  lists: readonly { readonly label: string; readonly links: readonly PageLink[] }[];
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
              {links.map((link) => (
                <li key={link.href}>
                  <Link href={link.href} className={styles.link}>
                    {link.label}
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
