import { searchTexts } from '@/content/search';
import { routes } from '@/lib/routes';
import { Link } from '../ui/link';
import styles from './search-link.module.css';

/** The search control of the header: a link to `/search`, which the starter turns into the dialog. */
export function SearchLink() {
  return (
    <Link href={routes.search} className={styles.root} aria-label={searchTexts.name} data-search>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d="M13 13l5 5M15 8.5a6.5 6.5 0 1 1-13 0a6.5 6.5 0 1 1 13 0" />
      </svg>
    </Link>
  );
}
