import { samplesHead } from '@/content/chapters';
import { catalogueBreadcrumbs } from '@/lib/breadcrumbs';
import { type CatalogueEntry, siblingsOf } from '@/lib/catalogue';
import { drawingNumber, nextDrawing } from '@/lib/drawing-number';
import { samplesOf } from '@/lib/portfolio';
import { serviceJsonLd } from '@/lib/structured-data';
import type { Drawings } from '@/pipeline/schematic/drawings';
import { PageFrame } from '../layout/page-frame';
import { TitleBlock } from '../layout/title-block';
import { PortfolioList } from '../portfolio/portfolio-list';
import { ContentsDrawing } from '../schematic/contents-drawing';
import { Container } from '../ui/container';
import { JsonLd } from '../ui/json-ld';
import { PageSection } from '../ui/page-section';
import type { Chapter } from './chapter';
import { Contents } from './contents';
import { Opening } from './opening';
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
  const { page, path, primaryCategory } = entry;
  const { detail } = page;
  const crumbs = catalogueBreadcrumbs(entry);
  const samples = samplesOf(page);
  const number = drawingNumber(entry);
  return (
    <PageFrame
      page={{ title: page.title, path }}
      closing={
        <TitleBlock
          number={number}
          title={page.title}
          checkedOn={page.reviewedOn}
          next={nextDrawing(entry)}
          ask={detail.ask}
          topic={page.label}
        />
      }
    >
      <Container>
        <JsonLd data={serviceJsonLd(entry, crumbs)} />
        <Opening entry={entry} crumbs={crumbs} drawings={drawings} />
        {chapters.length > 1 ? (
          <div className={styles.chapters}>
            <Contents chapters={chapters}>
              <ContentsDrawing
                drawing={page.section === 'industries' ? drawings.portrait : drawings.landscape}
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
        <Siblings category={primaryCategory} others={siblingsOf(entry)} />
      </Container>
    </PageFrame>
  );
}
