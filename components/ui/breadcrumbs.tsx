import type { Crumb } from '@/lib/breadcrumbs';
import styles from './breadcrumbs.module.css';
import { Link } from './link';

/** The visible breadcrumbs; `lib/structured-data.ts` turns the same array into structured data. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className={styles.root}>
      <ol className={styles.list}>
        {crumbs.map(({ label, href }) => (
          <li key={href ?? 'page'} className={styles.crumb}>
            {href ? <Link href={href}>{label}</Link> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
