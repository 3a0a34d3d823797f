import {
  capabilitiesHeads,
  foldHead,
  foldLabels,
  notNeededHead,
  samplesHead,
  sharedHeads,
} from '@/content/chapters';
import { catalogueBreadcrumbs } from '@/lib/breadcrumbs';
import type { CatalogueEntry } from '@/lib/catalogue';
import { drawingNumber, nextDrawing } from '@/lib/drawing-number';
import { samplesOf } from '@/lib/portfolio';
import { serviceJsonLd } from '@/lib/structured-data';
import type { Drawings } from '@/pipeline/schematic/drawings';
import { PageFrame } from '../layout/page-frame';
import { TitleBlock } from '../layout/title-block';
import { PortfolioList } from '../portfolio/portfolio-list';
import { Container } from '../ui/container';
import { JsonLd } from '../ui/json-ld';
import { PageSection } from '../ui/page-section';
import { QuestionList } from '../ui/question-list';
import { type Chapters, inOrder } from './chapter';
import { Contents } from './contents';
import { FoldedChapters, FoldedTerms } from './fold';
import { MarkDetail } from './mark-detail';
import { NotNeeded } from './not-needed';
import { Opening } from './opening';
import { chapterOfDrawing, PageDrawing } from './page-drawing';
import styles from './page-view.module.css';
import { ReadNext } from './read-next';

interface PageViewProps {
  entry: CatalogueEntry;
  drawings: Drawings;
  chapters: Chapters;
}

/** A detail page with its structured data: first view, chapters, what closes it. A short page has one chapter. */
export function PageView({ entry, drawings, chapters: { open, folded } }: PageViewProps) {
  const { page, path } = entry;
  const { detail } = page;
  const { chapters: long, faq, notNeeded, schematic } = detail;
  const crumbs = catalogueBreadcrumbs(entry);
  const samples = samplesOf(page);
  const number = drawingNumber(entry);
  const chapters = inOrder(open, long?.order);
  const drawn = chapterOfDrawing(page);
  const isUpright = page.section === 'industries' && !drawn;
  // The detail stands where the drawing itself does not.
  const detailOfMark = schematic.mark && drawn !== capabilitiesHeads[page.section].slug && (
    <MarkDetail
      drawing={isUpright ? drawings.portrait : drawings.landscape}
      of={number}
      mark={schematic.mark}
    />
  );
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
        {long && (
          <Contents
            chapters={[
              ...chapters,
              notNeededHead,
              ...(faq ? [sharedHeads.faq] : []),
              foldHead,
              sharedHeads.related,
            ]}
          />
        )}
        {chapters.map(
          ({
            slug,
            heading,
            intro,
            body,
            folds,
            margin = slug === capabilitiesHeads[page.section].slug && detailOfMark,
          }) => (
            <PageSection key={slug} id={slug} heading={heading} intro={intro} margin={margin} folds={folds}>
              {slug === drawn && (
                <div className={styles.drawing}>
                  <PageDrawing entry={entry} drawings={drawings} />
                </div>
              )}
              {body}
            </PageSection>
          ),
        )}
        <NotNeeded sentence={notNeeded} />
        {faq && (
          <PageSection
            id={sharedHeads.faq.slug}
            heading={sharedHeads.faq.heading}
            folds={foldLabels.questions(faq.length)}
          >
            <QuestionList questions={faq} columns />
          </PageSection>
        )}
        {folded.length > 0 && <FoldedChapters chapters={folded} />}
        {detail.terms && <FoldedTerms terms={detail.terms} />}
        {samples.length > 0 && (
          <PageSection id={samplesHead.slug} heading={samplesHead.heading}>
            <PortfolioList items={samples.slice(0, 2)} />
          </PageSection>
        )}
        <ReadNext entry={entry} related={detail.related} />
      </Container>
    </PageFrame>
  );
}
