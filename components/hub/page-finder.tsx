import type { HubWithFinder } from '@/content/pages/hubs';
import { pageAt } from '@/lib/catalogue';
import { routes } from '@/lib/routes';
import { Band } from '../ui/band';
import { Link } from '../ui/link';
import linkStyles from '../ui/link.module.css';
import styles from './page-finder.module.css';

/** "Not sure which?": situations in the buyer's words, each with the page that fits. */
export function PageFinder({ heading, options }: HubWithFinder['finder']) {
  return (
    <Band id="finder" heading={heading}>
      <dl className={styles.root}>
        {options.map(({ situation, page: address, reason }) => {
          const page = pageAt(address);
          return (
            <div key={situation} className={styles.option}>
              <dt className={styles.situation}>{situation}</dt>
              <dd className={styles.page}>
                <Link href={routes.page(page)} className={linkStyles.stretched}>
                  {page.label}
                </Link>
                <span className={styles.reason}>{reason}</span>
              </dd>
            </div>
          );
        })}
      </dl>
    </Band>
  );
}
