import { caseStudy } from '@/content/case-study';
import type { CaseStudySection } from '@/content/portfolio/types';
import { staticBreadcrumbs } from '@/lib/breadcrumbs';
import type { Sheet } from '@/lib/build/schematic/sheet';
import { routes } from '@/lib/routes';
import { caseStudyJsonLd } from '@/lib/structured-data';
import { Contents } from '../catalogue/contents';
import { SurfaceDrawing } from '../portfolio/surface-drawing';
import { SchematicFigure } from '../schematic/schematic-figure';
import { DataTable } from '../ui/data-table';
import { FactList } from '../ui/fact-list';
import { Link } from '../ui/link';
import { MarkList } from '../ui/mark-list';
import { PageSection } from '../ui/page-section';
import { Prose } from '../ui/prose';
import { SampleTag } from '../ui/sample-tag';
import columnStyles from '../ui/side-column.module.css';
import { StaticPage } from '../ui/static-page';
import styles from './case-study-view.module.css';

/** `drawings` holds the laid-out schematic of each section that has one, by the section's slug. */
export function CaseStudyView({ drawings }: { drawings: ReadonlyMap<string, Sheet> }) {
  const { lead, facts, sections, item } = caseStudy;
  return (
    <StaticPage path="/case-study" data={caseStudyJsonLd(staticBreadcrumbs('/case-study'))} lead={lead}>
      <div className={styles.opening}>
        <div className={styles.sheet}>
          <p>
            <SampleTag of={caseStudy} />
          </p>
          <FactList facts={facts} />
          <p className={styles.item}>
            The same project in brief: <Link href={routes.portfolioItem(item)}>{item.label}</Link>
          </p>
        </div>
        <SurfaceDrawing surface={item.surface} />
      </div>
      <div className={columnStyles.root}>
        <Contents chapters={sections} />
        <div>
          {sections.map((section, index) => (
            <PageSection key={section.slug} id={section.slug} heading={section.heading} number={index + 1}>
              <Body section={section} sheet={drawings.get(section.slug)} />
            </PageSection>
          ))}
        </div>
      </div>
    </StaticPage>
  );
}

function Body({ section, sheet }: { section: CaseStudySection; sheet: Sheet | undefined }) {
  const { paragraphs, schematic, table, list, aside } = section;
  return (
    <div className={styles.body}>
      <Prose paragraphs={paragraphs}>{list && <MarkList items={list} />}</Prose>
      {aside && (
        <aside className={styles.aside}>
          <p className={styles.asideLabel}>{aside.label}</p>
          <p>{aside.text}</p>
        </aside>
      )}
      {schematic && sheet && (
        <div className={styles.wide}>
          <SchematicFigure schematic={schematic} sheet={sheet} number="C-01" />
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
