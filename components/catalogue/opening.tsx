import { clsx } from 'clsx';
import { drawingLabels } from '@/content/chapters';
import type { Crumb } from '@/lib/breadcrumbs';
import type { CatalogueEntry } from '@/lib/catalogue';
import { monthOf } from '@/lib/dates';
import { drawingNumber, drawingPlace } from '@/lib/drawing-number';
import { routes } from '@/lib/routes';
import type { Drawings } from '@/pipeline/schematic/drawings';
import { SchematicFigure } from '../schematic/schematic-figure';
import { ButtonLink } from '../ui/button-link';
import { PageHeader } from '../ui/page-header';
import { AtAGlance } from './at-a-glance';
import { FirstStep } from './first-step';
import styles from './opening.module.css';
import { PartsList } from './parts-list';

interface OpeningProps {
  entry: CatalogueEntry;
  crumbs: readonly Crumb[];
  drawings: Drawings;
}

/**
 * The first view of a detail page, in one order for every kind and composed by kind: a service is a programme sheet across the page, an
 * industry a route beside the text, a solution its parts list beside the title. On a phone all are one column.
 */
export function Opening({ entry, crumbs, drawings }: OpeningProps) {
  const { page } = entry;
  const { detail } = page;
  const { index, count } = drawingPlace(entry);
  return (
    <div className={clsx(styles.root, styles[page.section])}>
      <div className={styles.head}>
        <PageHeader crumbs={crumbs} title={page.title} lead={detail.promise} />
      </div>
      <p className={styles.action}>
        <ButtonLink href={routes.contact} data-topic={page.label}>
          {detail.ask.button}
        </ButtonLink>
      </p>
      {page.section !== 'industries' && (
        <div className={styles.step}>
          <FirstStep weeks={detail.atAGlance.firstStep.weeks} />
        </div>
      )}
      {page.section === 'solution' && (
        <div className={styles.parts}>
          <PartsList modules={page.detail.capabilities} />
        </div>
      )}
      <div className={styles.drawing}>
        <SchematicFigure
          schematic={detail.schematic}
          drawings={drawings}
          {...(page.section === 'industries' && { formats: ['portrait', 'medium'] })}
          number={drawingNumber(entry)}
          notes={[drawingLabels.sheet(index, count), drawingLabels.checked(monthOf(page.reviewedOn))]}
        />
      </div>
      <div className={styles.glance}>
        <AtAGlance facts={detail.atAGlance} />
      </div>
      <div className={styles.answer}>
        <p>{detail.quickAnswer}</p>
        {page.section === 'solution' && <p className={styles.differs}>{page.detail.howItDiffers}</p>}
      </div>
    </div>
  );
}
