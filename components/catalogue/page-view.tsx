import { contactLabels, samplesHead, sharedTerms, sheetLabels } from '@/content/chapters';
import { catalogueBreadcrumbs } from '@/lib/breadcrumbs';
import type { Sheet } from '@/lib/build/schematic/sheet';
import { type CatalogueEntry, siblingsOf } from '@/lib/catalogue';
import { monthOf } from '@/lib/dates';
import { drawingNumber, sheetPlace } from '@/lib/drawing-number';
import { samplesOf } from '@/lib/portfolio';
import { routes } from '@/lib/routes';
import { serviceJsonLd } from '@/lib/structured-data';
import { CategoryMotif } from '../motif/category-motif';
import { PortfolioList } from '../portfolio/portfolio-list';
import { SchematicFigure } from '../schematic/schematic-figure';
import { SheetCopy } from '../schematic/sheet-copy';
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
  sheet: Sheet;
  /** The capabilities, and the long form around them where a page has one. */
  chapters: readonly Chapter[];
}

/** A catalogue page with its structured data: argument and drawing, then the chapters, then the ways on. */
export function PageView({ entry, sheet, chapters }: PageViewProps) {
  const { page, primaryCategory } = entry;
  const { detail } = page;
  const crumbs = catalogueBreadcrumbs(entry);
  const samples = samplesOf(page);
  const number = drawingNumber(entry);
  const { index: place, count } = sheetPlace(entry);
  return (
    <Container>
      <JsonLd data={serviceJsonLd(entry, crumbs)} />
      <div className={styles.opening}>
        <div className={styles.head}>
          <PageHeader
            crumbs={crumbs}
            kicker={
              <Link href={routes.category(primaryCategory)} className={styles.category}>
                <CategoryMotif icon={primaryCategory.icon} />
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
        <div className={styles.sheet}>
          <SchematicFigure
            schematic={detail.schematic}
            sheet={sheet}
            number={number}
            notes={[sheetLabels.sheet(place, count), sheetLabels.checked(monthOf(page.reviewedOn))]}
          />
        </div>
      </div>
      {chapters.length > 1 ? (
        <div className={styles.chapters}>
          <Contents chapters={chapters}>
            <SheetCopy
              drawing={sheet.landscape}
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
