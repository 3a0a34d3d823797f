import { type ChapterHead, factLabels, projectHeads as heads } from '@/content/chapters';
import type { PortfolioItem, ProjectChapters } from '@/content/portfolio/types';
import type { Crumb } from '@/lib/breadcrumbs';
import { getStaticPage } from '@/lib/pages';
import { hasCaseStudy } from '@/lib/portfolio';
import { routes } from '@/lib/routes';
import { measuresTable } from '../catalogue/shared-chapters';
import { Band } from '../ui/band';
import { ButtonLink } from '../ui/button-link';
import { Container } from '../ui/container';
import { FactList } from '../ui/fact-list';
import { Link } from '../ui/link';
import linkStyles from '../ui/link.module.css';
import { MarkList } from '../ui/mark-list';
import { NameList } from '../ui/name-list';
import { PageHeader } from '../ui/page-header';
import { Prose } from '../ui/prose';
import { SampleTag } from '../ui/sample-tag';
import styles from './portfolio-item-view.module.css';
import { SurfaceDrawing } from './surface-drawing';

const band = ({ slug, heading }: ChapterHead) => ({ id: slug, heading });

/** A portfolio item: what it is, the drawn surface, the plan, the decision, and the pages that it illustrates. */
export function PortfolioItemView({ item, crumbs }: { item: PortfolioItem; crumbs: readonly Crumb[] }) {
  const { decision } = item;
  return (
    <Container>
      <div className={styles.opening}>
        <div>
          <PageHeader
            crumbs={crumbs}
            kicker={<SampleTag of={item} />}
            title={item.title}
            lead={item.summary}
          />
          <p className={styles.disclaimer}>
            A sample project: it shows how we would approach this. Not a client engagement.
          </p>
        </div>
        <div className={styles.surface}>
          <SurfaceDrawing surface={item.surface} />
        </div>
      </div>
      <FactList
        facts={Object.entries(factLabels).map(([key, label]) => ({
          label,
          value: item.facts[key as keyof typeof factLabels],
        }))}
      />
      <div className={styles.body}>
        <Band {...band(heads.startingPoint)}>
          <Prose paragraphs={[item.startingPoint]} />
        </Band>
        <Band {...band(heads.delivers)}>
          <NameList entries={item.delivers} />
        </Band>
        <Band id="decision" heading={decision.question}>
          <NameList
            entries={[
              { name: 'Chosen', text: decision.chosen },
              { name: 'Because', text: decision.why },
              ...decision.rejected.map(({ option, why }) => ({ name: `Rejected: ${option}`, text: why })),
            ]}
          />
        </Band>
        {item.chapters && <Long chapters={item.chapters} />}
        <Band {...band(heads.illustrates)}>
          <ul className={styles.pages}>
            {item.illustrates().map((page) => (
              <li key={routes.page(page)}>
                <span className={styles.kind}>{getStaticPage(routes.hub(page.section)).label}</span>
                <Link href={routes.page(page)} className={linkStyles.name}>
                  {page.label}
                </Link>
              </li>
            ))}
          </ul>
        </Band>
        <p className={styles.actions}>
          <ButtonLink href={routes.contact} data-topic={item.label}>
            Discuss a similar project
          </ButtonLink>
          {hasCaseStudy(item) && (
            <ButtonLink href={routes.caseStudy} variant="quiet">
              Read it at length
            </ButtonLink>
          )}
        </p>
      </div>
    </Container>
  );
}

function Long({ chapters }: { chapters: ProjectChapters }) {
  return (
    <>
      <Band {...band(heads.constraints)}>
        <MarkList items={chapters.constraints} />
      </Band>
      <Band {...band(heads.hardPart)}>
        <Prose paragraphs={chapters.hardPart} />
      </Band>
      <Band {...band(heads.testing)}>
        <Prose paragraphs={[chapters.testing]} />
      </Band>
      <Band {...band(heads.operation)}>
        <Prose paragraphs={[chapters.operation]} />
      </Band>
      <Band {...band(heads.measures)}>{measuresTable(chapters.measures)}</Band>
      <Band {...band(heads.differently)}>
        <Prose paragraphs={[chapters.differently]} />
      </Band>
    </>
  );
}
