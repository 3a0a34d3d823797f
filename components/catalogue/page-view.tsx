import { contactLabels, drawingLabels, samplesHead, sharedTerms } from '@/content/chapters';
import { catalogueBreadcrumbs } from '@/lib/breadcrumbs';
import { type CatalogueEntry, siblingsOf } from '@/lib/catalogue';
import { monthOf } from '@/lib/dates';
import { drawingNumber, drawingPlace } from '@/lib/drawing-number';
import { samplesOf } from '@/lib/portfolio';
import { routes } from '@/lib/routes';
import { serviceJsonLd } from '@/lib/structured-data';
import type { Drawings } from '@/pipeline/schematic/drawings';
import { CategoryMotif } from '../motif/category-motif';
import { PortfolioList } from '../portfolio/portfolio-list';
import { ContentsDrawing } from '../schematic/contents-drawing';
import { SchematicFigure } from '../schematic/schematic-figure';
import { ButtonLink } from '../ui/button-link';
import { Container } from '../ui/container';
import { JsonLd } from '../ui/json-ld';
import { Link } from '../ui/link';
import { PageHeader } from '../ui/page-header';
import { PageSection } from '../ui/page-section';
import { AtAGlance } from './at-a-glance';
import type { Chapter } from './chapter';
import { Contents } from './contents';
import styles from './page-view.module.css';
import { Siblings } from './siblings';

interface PageViewProps {
  entry: CatalogueEntry;
  drawings: Drawings;
  /** Chapters in their order: the capabilities alone on a short page, more on a full one. */
  chapters: readonly Chapter[];
}

/** A detail page with its structured data: title and drawing, chapters, links to related pages. */
export function PageView({ entry, drawings, chapters }: PageViewProps) {
  const { page, primaryCategory } = entry;
  const { detail } = page;
  const crumbs = catalogueBreadcrumbs(entry);
  const samples = samplesOf(page);
  const number = drawingNumber(entry);
  const { index: place, count } = drawingPlace(entry);
  return (
    <Container>
      <JsonLd data={serviceJsonLd(entry, crumbs)} />
      <div className={styles.opening}>
        <div className={styles.head}>
          <PageHeader
            crumbs={crumbs}
            kicker={
              <Link href={routes.category(primaryCategory)} className={styles.category}>
                <CategoryMotif motif={primaryCategory.motif} />
                {primaryCategory.label}
              </Link>
            }
            title={page.title}
            lead={detail.promise}
          />
          <p className={styles.actions}>
            <ButtonLink href={routes.contact} data-topic={page.label}>
              {contactLabels[page.section]}
            </ButtonLink>
            <Link href={routes.howWeWork}>{sharedTerms}</Link>
          </p>
        </div>
        <div className={styles.answer}>
          <p>{detail.quickAnswer}</p>
          {page.section === 'solution' && <p className={styles.differs}>{page.detail.howItDiffers}</p>}
        </div>
        <div className={styles.glance}>
          <AtAGlance facts={detail.atAGlance} />
        </div>
        <div className={styles.drawing}>
          <SchematicFigure
            schematic={detail.schematic}
            drawings={drawings}
            number={number}
            notes={[drawingLabels.sheet(place, count), drawingLabels.checked(monthOf(page.reviewedOn))]}
          />
        </div>
      </div>
      {chapters.length > 1 ? (
        <div className={styles.chapters}>
          <Contents chapters={chapters}>
            <ContentsDrawing
              drawing={drawings.landscape}
              of={number}
              chapters={chapters}
              schematic={detail.schematic}
            />
          </Contents>
          <div>
            {chapters.map(({ slug, heading, intro, body }, index) => (
              <PageSection key={slug} id={slug} heading={heading} number={index + 1} intro={intro}>
                {body}
              </PageSection>
            ))}
          </div>
        </div>
      ) : (
        chapters.map(({ slug, heading, body }) => (
          <PageSection key={slug} id={slug} heading={heading}>
            {body}
          </PageSection>
        ))
      )}
      {samples.length > 0 && (
        <PageSection id={samplesHead.slug} heading={samplesHead.heading}>
          <PortfolioList items={samples.slice(0, 2)} />
        </PageSection>
      )}
      <Siblings category={primaryCategory} {...siblingsOf(entry)} />
    </Container>
  );
}
