import { clsx } from 'clsx';
import { home } from '@/content/pages/home';
import { pageAt } from '@/lib/catalogue';
import { routes } from '@/lib/routes';
import { ExhibitFigure } from '../exhibit/exhibit';
import gridPaper from '../ui/grid-paper.module.css';
import { Link } from '../ui/link';
import styles from './document.module.css';

/** A sample document of one service, as a client would receive it. */
export function SampleDocument() {
  const { heading, text, of } = home.exhibit;
  const page = pageAt(of);
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
