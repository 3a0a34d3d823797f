import type { LegalPage } from '@/content/legal/schema';
import type { StaticPath } from '@/content/static-pages';
import { staticBreadcrumbs } from '@/lib/breadcrumbs';
import { longDate } from '@/lib/dates';
import { staticJsonLd } from '@/lib/structured-data';
import { Contents } from '../catalogue/contents';
import { DashList } from '../ui/dash-list';
import { PageSection } from '../ui/page-section';
import paperStyles from '../ui/paper.module.css';
import { Prose } from '../ui/prose';
import columnStyles from '../ui/side-column.module.css';
import { StaticPage } from '../ui/static-page';
import styles from './legal-view.module.css';

/** A legal text: what it says in short, then the sections. */
export function LegalView({ path, page }: { path: StaticPath; page: LegalPage }) {
  const { inShort, sections, updatedOn } = page;
  return (
    <StaticPage path={path} data={staticJsonLd(path, staticBreadcrumbs(path), 'WebPage', updatedOn)}>
      <div className={columnStyles.root}>
        <Contents chapters={sections} />
        <article className={styles.paper}>
          <p className={paperStyles.strip}>
            Last updated <time dateTime={updatedOn}>{longDate(updatedOn)}</time>
          </p>
          <div className={paperStyles.body}>
            <div className={styles.short}>
              <h2 className={styles.shortHeading}>In short</h2>
              <DashList items={inShort} />
            </div>
            {sections.map(({ slug, heading, paragraphs, list }, index) => (
              <PageSection key={slug} id={slug} heading={heading} number={index + 1}>
                <Prose paragraphs={paragraphs}>{list && <DashList items={list} />}</Prose>
              </PageSection>
            ))}
          </div>
        </article>
      </div>
    </StaticPage>
  );
}
