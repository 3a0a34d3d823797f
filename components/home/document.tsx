import { clsx } from 'clsx';
import { home } from '@/content/pages/home';
import { routes } from '@/lib/routes';
import { ExhibitFigure } from '../exhibit/exhibit';
import gridPaper from '../ui/grid-paper.module.css';
import { Link } from '../ui/link';
import styles from './document.module.css';

/** One document of one service on the desk, as a sample of what a client holds. */
export function SampleDocument() {
  const { heading, text, of } = home.exhibit;
  const page = of();
  const exhibit = page.detail.chapters?.exhibit;
  return (
    exhibit && (
      <section aria-labelledby="document-heading" className={clsx(gridPaper.band, styles.root)}>
        <div>
          <h2 id="document-heading" className={styles.heading}>
            {heading}
          </h2>
          <p className={styles.text}>{text}</p>
          <p className={styles.text}>
            From <Link href={routes.page(page)}>{page.label}</Link>
          </p>
        </div>
        <ExhibitFigure exhibit={exhibit} />
      </section>
    )
  );
}
