import type { ReactNode } from 'react';
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
import { Band } from '../ui/band';
import { ButtonLink } from '../ui/button-link';
import { Container } from '../ui/container';
import { DashList } from '../ui/dash-list';
import { FactList } from '../ui/fact-list';
import { Heading } from '../ui/heading';
import { Link } from '../ui/link';
import linkStyles from '../ui/link.module.css';
import { PageHeader } from '../ui/page-header';
import { Prose } from '../ui/prose';
import styles from './portfolio-item-view.module.css';
import { SampleStamp } from './sample-stamp';
import { ScreenDrawing } from './screen-drawing';

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
          <ScreenDrawing screen={item.screen} />
        </div>
        <FactList
          facts={Object.entries(factLabels).map(([key, label]) => ({
            label,
            value: item.facts[key as keyof typeof factLabels],
          }))}
        />
        <div className={styles.ground}>
          <Part head={heads.startingPoint}>
            <Prose paragraphs={[item.startingPoint]} />
          </Part>
          <Part head={heads.constraints}>
            <DashList items={item.constraints} />
          </Part>
        </div>
        <Band {...band(heads.delivers)} layout="above">
          <ol className={styles.modules}>
            {item.delivers.map(({ name, text }) => (
              <li key={name}>
                <Heading className={styles.module}>{name}</Heading>
                <p>{text}</p>
              </li>
            ))}
          </ol>
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
          <ul className={styles.pages}>
            {item.illustrates.map(pageAt).map((page) => (
              <li key={routes.page(page)}>
                <span className={styles.kind}>{getStaticPage(routes.hub(page.section)).label}</span>
                <Link href={routes.page(page)} className={linkStyles.name}>
                  {page.label}
                </Link>
              </li>
            ))}
          </ul>
          {hasCaseStudy(item) && (
            <p className={styles.actions}>
              <ButtonLink href={routes.caseStudy} variant="quiet">
                Read it at length
              </ButtonLink>
            </p>
          )}
        </Band>
      </Container>
    </PageFrame>
  );
}

function Part({ head: { slug, heading }, children }: { head: ChapterHead; children: ReactNode }) {
  return (
    <section id={slug} aria-labelledby={`${slug}-heading`}>
      <Heading as="h2" of={slug} className={styles.heading}>
        {heading}
      </Heading>
      {children}
    </section>
  );
}

function Long({ chapters }: { chapters: ProjectChapters }) {
  return (
    <>
      <Band {...band(heads.hardPart)}>
        <Prose paragraphs={chapters.hardPart} />
      </Band>
      <div className={styles.thirds}>
        <Part head={heads.testing}>
          <p>{chapters.testing}</p>
        </Part>
        <Part head={heads.operation}>
          <p>{chapters.operation}</p>
        </Part>
        <Part head={heads.differently}>
          <p>{chapters.differently}</p>
        </Part>
      </div>
    </>
  );
}
