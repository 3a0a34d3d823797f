import {
  type ChapterHead,
  decisionReading,
  factLabels,
  projectHeads as heads,
  projectAsk,
} from '@/content/chapters';
import type { PortfolioItem, ProjectChapters } from '@/content/portfolio/schema';
import type { Crumb } from '@/lib/breadcrumbs';
import { pageAt } from '@/lib/catalogue';
import { getStaticPage } from '@/lib/pages';
import { hasCaseStudy, sampleNumber } from '@/lib/portfolio';
import { routes } from '@/lib/routes';
import { MeasuresTable } from '../catalogue/tables';
import { ExhibitFigure } from '../exhibit/exhibit';
import { PageFrame } from '../layout/page-frame';
import { TitleBlock } from '../layout/title-block';
import { CallsToAction } from '../ui/actions';
import { Band } from '../ui/band';
import { Container } from '../ui/container';
import { DashList } from '../ui/dash-list';
import { FactList } from '../ui/fact-list';
import { Link } from '../ui/link';
import linkStyles from '../ui/link.module.css';
import { PageHeader } from '../ui/page-header';
import { Prose } from '../ui/prose';
import { TermList } from '../ui/term-list';
import styles from './portfolio-item-view.module.css';
import { SampleStamp } from './sample-stamp';
import { ScreenDrawing } from './screen-drawing';
import { ScreenText } from './screen-text';

const band = ({ slug, heading }: ChapterHead) => ({ id: slug, heading });

/** A portfolio item: what it is, the drawn screen, the plan, the decision, and the pages that it illustrates. */
export function PortfolioItemView({ item, crumbs }: { item: PortfolioItem; crumbs: readonly Crumb[] }) {
  return (
    <PageFrame
      page={{ title: item.title, path: routes.portfolioItem(item) }}
      closing={
        <TitleBlock title={item.title} checkedOn={item.reviewedOn} ask={projectAsk} topic={item.label} />
      }
    >
      <Container>
        <div className={styles.opening}>
          <PageHeader crumbs={crumbs} title={item.title} lead={item.summary}>
            <p className={styles.disclaimer}>
              <SampleStamp item={item} />
              <span>
                <b>Illustrative project.</b> It shows how we would approach this. Not a client engagement.
              </span>
            </p>
          </PageHeader>
          <div>
            <ScreenDrawing screen={item.screen} />
            <ScreenText screen={item.screen} />
          </div>
        </div>
        <FactList
          facts={Object.entries(factLabels).map(([key, label]) => ({
            label,
            value: item.facts[key as keyof typeof factLabels],
          }))}
        />
        <Band {...band(heads.startingPoint)}>
          <Prose paragraphs={[item.startingPoint]} />
        </Band>
        <Band {...band(heads.constraints)}>
          <DashList items={item.constraints} />
        </Band>
        <Band {...band(heads.delivers)}>
          <TermList entries={item.delivers.map(({ name, text }) => [name, text])} />
        </Band>
        <Band {...band(heads.decision)}>
          <ExhibitFigure
            exhibit={{
              kind: 'decision',
              document: `Decision record · project ${sampleNumber(item)}`,
              title: item.decision.question,
              reading: decisionReading,
              ...item.decision,
            }}
          />
        </Band>
        {item.chapters && <Long chapters={item.chapters} />}
        <Band {...band(heads.measures)} layout="above">
          <MeasuresTable measures={item.measures} />
        </Band>
        <Band {...band(heads.illustrates)}>
          <FactList facts={pagesBySection(item)} />
          {hasCaseStudy(item) && (
            <CallsToAction list={[{ label: 'Read it at length', href: routes.caseStudy }]} />
          )}
        </Band>
      </Container>
    </PageFrame>
  );
}

/** The pages that an item illustrates, beside the names of their sections. */
function pagesBySection({ illustrates }: PortfolioItem) {
  const pages = illustrates.map(pageAt);
  return [...new Set(pages.map(({ section }) => section))].map((section) => ({
    label: getStaticPage(routes.hub(section)).label,
    value: pages
      .filter((page) => page.section === section)
      .map((page) => (
        <p key={page.slug} className={styles.page}>
          <Link href={routes.page(page)} className={linkStyles.name}>
            {page.label}
          </Link>
        </p>
      )),
  }));
}

function Long({ chapters }: { chapters: ProjectChapters }) {
  const { hardPart, testing, operation, differently } = chapters;
  return (
    <>
      <Band {...band(heads.hardPart)}>
        <Prose paragraphs={hardPart} />
      </Band>
      <Band {...band(heads.testing)}>
        <Prose paragraphs={[testing]} />
      </Band>
      <Band {...band(heads.operation)}>
        <Prose paragraphs={[operation]} />
      </Band>
      <Band {...band(heads.differently)}>
        <Prose paragraphs={[differently]} />
      </Band>
    </>
  );
}
