import type { AnyPage } from '@/content/catalogue/schema';
import { getEntry } from '@/lib/catalogue';
import { drawingNumber } from '@/lib/drawing-number';
import { routes } from '@/lib/routes';
import { weeksText } from '@/lib/weeks';
import type { Miniature } from '@/pipeline/schematic/miniature';
import { Link } from '../ui/link';
import linkStyles from '../ui/link.module.css';
import { MiniatureDrawing } from './miniature-drawing';
import styles from './register-line.module.css';

/** One page in a hub's list: drawing number, name, summary, weeks to the first step, small drawing. The whole row is a link. */
export function RegisterLine({ page, miniature }: { page: AnyPage; miniature: Miniature | undefined }) {
  const { weeks } = page.detail.atAGlance.firstStep;
  return (
    <li className={styles.root}>
      <span className={styles.number}>{drawingNumber(getEntry(routes.page(page)))}</span>
      <h3 className={styles.name}>
        <Link href={routes.page(page)} className={linkStyles.stretched}>
          {page.label}
        </Link>
      </h3>
      <p className={styles.promise}>{page.detail.promise}</p>
      <p className={styles.weeks}>{`First step: ${weeksText(weeks)}`}</p>
      {miniature && <MiniatureDrawing miniature={miniature} />}
    </li>
  );
}
