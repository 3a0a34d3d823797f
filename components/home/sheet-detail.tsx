import type { AnyPage } from '@/content/catalogue/schema';
import { getEntry } from '@/lib/catalogue';
import { drawingNumber } from '@/lib/drawing-number';
import { routes } from '@/lib/routes';
import type { Detail } from '@/pipeline/schematic/detail';
import { type PageDrawingPaint, pageDrawingSvg } from '@/pipeline/schematic/page-svg';
import { paint } from '../schematic/schematic-figure';
import { DrawnSvg } from '../ui/drawn-svg';
import { Link } from '../ui/link';
import linkStyles from '../ui/link.module.css';
import noteStyles from '../ui/note.module.css';
import styles from './sheet-detail.module.css';

/** The corrected drawing alone, at rest. */
const restingPaint: PageDrawingPaint = { ...paint, step: '', revisionA: "display='none'", revisionB: '' };

/** A page's drawing round its correction, at its own size: a narrow box shows less of it, never smaller. */
export function SheetDetail({ page, detail: { drawing, window } }: { page: AnyPage; detail: Detail }) {
  const number = drawingNumber(getEntry(routes.page(page)));
  const { left, top, right, bottom } = window;
  return (
    <li className={styles.root}>
      <DrawnSvg
        className={styles.drawing}
        viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        drawn={pageDrawingSvg({
          drawing,
          name: '',
          id: `detail-${number}`,
          paint: restingPaint,
        })}
      />
      <div className={styles.caption}>
        <span className={noteStyles.number}>{number}</span>{' '}
        <h3 className={styles.name}>
          <Link href={routes.page(page)} className={linkStyles.stretched}>
            {page.label}
          </Link>
        </h3>
        <p className={styles.text}>{page.detail.schematic.caption}</p>
      </div>
    </li>
  );
}
