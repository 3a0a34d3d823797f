import type { AnyPage } from '@/content/catalogue/types';
import type { Miniature } from '@/lib/build/schematic/miniature';
import { getEntry } from '@/lib/catalogue';
import { drawingNumber } from '@/lib/drawing-number';
import { routes } from '@/lib/routes';
import { weeksText } from '@/lib/weeks';
import { Link } from '../ui/link';
import linkStyles from '../ui/link.module.css';
import { MiniatureDrawing } from './miniature-drawing';
import styles from './register-line.module.css';

/** One sheet of a register: number, name, what it promises, weeks to a first step, and its drawing in small. All of it leads there. */
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
      <p className={styles.weeks}>First step: {weeksText(weeks)}</p>
      {miniature && <MiniatureDrawing miniature={miniature} />}
    </li>
  );
}
