import { caseStudy } from '@/content/case-study';
import type { CaseStudySection } from '@/content/portfolio/schema';
import { staticBreadcrumbs } from '@/lib/breadcrumbs';
import { caseStudyItem } from '@/lib/portfolio';
import { routes } from '@/lib/routes';
import { caseStudyJsonLd } from '@/lib/structured-data';
import type { Drawings } from '@/pipeline/schematic/drawings';
import { Contents } from '../catalogue/contents';
import { ScreenDrawing } from '../portfolio/screen-drawing';
import { SchematicFigure } from '../schematic/schematic-figure';
import { DashList } from '../ui/dash-list';
import { DataTable } from '../ui/data-table';
import { FactList } from '../ui/fact-list';
import { Link } from '../ui/link';
import { PageSection } from '../ui/page-section';
import { Prose } from '../ui/prose';
import { SampleTag } from '../ui/sample-tag';
import columnStyles from '../ui/side-column.module.css';
import { StaticPage } from '../ui/static-page';
import styles from './case-study-view.module.css';

/** `drawings` holds the laid-out schematic of each section that has one, by the section's slug. */
export function CaseStudyView({ drawings }: { drawings: ReadonlyMap<string, Drawings> }) {
  const { lead, facts, sections } = caseStudy;
  const item = caseStudyItem();
  return (
    <StaticPage path="/case-study" data={caseStudyJsonLd(staticBreadcrumbs('/case-study'))} lead={lead}>
      <div className={styles.opening}>
        <div className={styles.drawing}>
          <p>
            <SampleTag of={caseStudy} />
          </p>
          <FactList facts={facts} />
          <p>
            The same project in brief: <Link href={routes.portfolioItem(item)}>{item.label}</Link>
          </p>
        </div>
        <ScreenDrawing screen={item.screen} />
      </div>
      <div className={columnStyles.root}>
        <Contents chapters={sections} />
        <div>
          {sections.map((section, index) => (
            <PageSection key={section.slug} id={section.slug} heading={section.heading} number={index + 1}>
              <Body section={section} drawings={drawings.get(section.slug)} />
            </PageSection>
          ))}
        </div>
      </div>
    </StaticPage>
  );
}

function Body({ section, drawings }: { section: CaseStudySection; drawings: Drawings | undefined }) {
  const { paragraphs, schematic, table, list, aside } = section;
  return (
    <div className={styles.body}>
      <Prose paragraphs={paragraphs}>{list && <DashList items={list} />}</Prose>
      {aside && (
        <aside className={styles.aside}>
          <p className={styles.asideLabel}>{aside.label}</p>
          <p>{aside.text}</p>
        </aside>
      )}
      {schematic && drawings && (
        <div className={styles.wide}>
          <SchematicFigure schematic={schematic} drawings={drawings} number="C-01" />
        </div>
      )}
      {table && (
        <div className={styles.wide}>
          <DataTable columns={table.columns} rows={table.rows} />
        </div>
      )}
    </div>
  );
}
