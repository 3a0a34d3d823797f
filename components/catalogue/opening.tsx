import { clsx } from 'clsx';
import { drawingLabels } from '@/content/chapters';
import type { Crumb } from '@/lib/breadcrumbs';
import type { CatalogueEntry } from '@/lib/catalogue';
import { drawingNumber, drawingPlace } from '@/lib/drawing-number';
import { firstStepPrice } from '@/lib/owner';
import { routes } from '@/lib/routes';
import type { Drawings } from '@/pipeline/schematic/drawings';
import { ExhibitPlate } from '../exhibit/exhibit-plate';
import { ScreenText } from '../portfolio/screen-text';
import { ButtonLink } from '../ui/button-link';
import { PageHeader } from '../ui/page-header';
import { Assembly } from './assembly';
import { AtAGlance } from './at-a-glance';
import { FirstStep } from './first-step';
import styles from './opening.module.css';
import { chapterOfDrawing, PageDrawing } from './page-drawing';
import { PartsList } from './parts-list';
import { RouteSheet } from './route-sheet';

interface OpeningProps {
  entry: CatalogueEntry;
  crumbs: readonly Crumb[];
  drawings: Drawings;
}

/**
 * The first view of a detail page, in one order for every kind and composed by kind: a service is a programme sheet across the page, below the
 * plate of its exhibit, an industry a route beside the text, a solution its screen, or its parts list, beside the title. On a phone all are one column.
 */
export function Opening({ entry, crumbs, drawings }: OpeningProps) {
  const { page } = entry;
  const { detail } = page;
  const { index, count } = drawingPlace(entry);
  const route = page.section === 'industries' ? page.detail.route : undefined;
  const product = page.section === 'solution' ? page.detail : undefined;
  const screen = product?.screen;
  return (
    <div className={clsx(styles.root, styles[page.section])}>
      <div className={styles.head}>
        <PageHeader crumbs={crumbs} title={page.title} lead={detail.promise}>
          {page.section === 'services' && page.detail.exhibit && (
            <ExhibitPlate exhibit={page.detail.exhibit} />
          )}
        </PageHeader>
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
      {product && screen && (
        <div className={styles.beside}>
          <Assembly screen={screen} detail={product} />
          <ScreenText screen={screen} />
        </div>
      )}
      {product && (
        <div className={clsx(styles.parts, !screen && styles.beside)}>
          <PartsList modules={product.capabilities} />
        </div>
      )}
      {route && (
        <div className={styles.drawing}>
          <RouteSheet
            route={route}
            schematic={detail.schematic}
            number={drawingNumber(entry)}
            place={drawingLabels.sheet(index, count)}
          />
        </div>
      )}
      {chapterOfDrawing(page) === undefined && (
        <div className={styles.drawing}>
          <PageDrawing entry={entry} drawings={drawings} />
        </div>
      )}
      <div className={styles.glance}>
        <AtAGlance facts={detail.atAGlance} price={firstStepPrice(`${page.section}/${page.slug}`)} />
      </div>
      <div className={styles.answer}>
        <p>{detail.quickAnswer}</p>
        {product && <p className={styles.differs}>{product.howItDiffers}</p>}
      </div>
    </div>
  );
}
