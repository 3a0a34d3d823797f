import { hub } from '@/content/before-you-buy/hub';
import type { StaticPath } from '@/content/static-pages';
import { getStaticPage } from '@/lib/pages';
import { Link } from '../../ui/link';
import styles from './week-strip.module.css';

/** The week in one row of names. The page that holds it is marked in it. */
export function WeekStrip({ current }: { current?: StaticPath }) {
  return (
    <nav aria-label={hub.week}>
      <ol className={styles.root}>
        {hub.days.map(({ name, sheets }) => (
          <li key={name} className={styles.day}>
            <p className={styles.name}>{name}</p>
            {sheets.map(({ path }) => (
              <p key={path}>
                <Link href={path} aria-current={path === current ? 'page' : undefined}>
                  {getStaticPage(path).label}
                </Link>
              </p>
            ))}
          </li>
        ))}
      </ol>
    </nav>
  );
}
