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
import { MarkList } from '../ui/mark-list';
import { NameList } from '../ui/name-list';
import { PageHeader } from '../ui/page-header';
import { Prose } from '../ui/prose';
import { SampleTag } from '../ui/sample-tag';
import styles from './portfolio-item-view.module.css';
import { SurfaceDrawing } from './surface-drawing';

const factLabels = {
  sector: 'Sector',
  product: 'Product',
  users: 'Users',
  platform: 'Platform',
  team: 'Team by role',
  plannedEffort: 'Effort',
  stack: 'Stack',
} as const satisfies Record<keyof PortfolioItem['facts'], string>;

/** A portfolio item: what it is, the drawn surface, the plan, the decision, and the pages that it illustrates. */
export function PortfolioItemView({ item, crumbs }: { item: PortfolioItem; crumbs: readonly Crumb[] }) {
  const { decision } = item;
  return (
    <Container>
      <div className={styles.opening}>
        <div>
          <PageHeader crumbs={crumbs} kicker={<SampleTag />} title={item.title} lead={item.summary} />
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
        <Band id="start" heading="Where it starts">
          <Prose paragraphs={[item.startingPoint]} />
        </Band>
        <Band id="plan" heading="What the plan delivers">
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
        <Band id="pages" heading="The pages behind it">
          <ul className={styles.pages}>
            {item.illustrates().map((page) => (
              <li key={routes.page(page)}>
                <span className={styles.kind}>{getStaticPage(routes.hub(page.section)).label}</span>
                <Link href={routes.page(page)} className={styles.link}>
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
      <Band id="constraints" heading="What could not move">
        <MarkList items={chapters.constraints} />
      </Band>
      <Band id="hard" heading="What is hard about it">
        <Prose paragraphs={chapters.hardPart} />
      </Band>
      <Band id="testing" heading="How it would be tested">
        <Prose paragraphs={[chapters.testing]} />
      </Band>
      <Band id="operation" heading="How it would be run">
        <Prose paragraphs={[chapters.operation]} />
      </Band>
      <Band id="measures" heading="How the result would be measured">
        {measuresTable(chapters.measures)}
      </Band>
      <Band id="differently" heading="What we would do differently">
        <Prose paragraphs={[chapters.differently]} />
      </Band>
    </>
  );
}
