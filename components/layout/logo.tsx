import { company } from '@/content/company';
import { emblem } from '@/content/emblem';
import { Link } from '../ui/link';
import styles from './logo.module.css';

/** A palash petal over its keel, then the name. The emblem alone is `public/icon.svg`. */
export function Logo() {
  return (
    <Link href="/" className={styles.root} aria-label={`${company.name}, home`}>
      <svg className={styles.emblem} viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
        <path className={styles.petal} d={emblem.petal} />
        <path className={styles.keel} d={emblem.keel} />
      </svg>
      <span>{company.name}</span>
    </Link>
  );
}
