import { company } from '@/content/company';
import { Link } from '../ui/link';
import styles from './logo.module.css';

/** A palash petal over its keel, then the name. The mark alone is `public/icon.svg`. */
export function Logo() {
  return (
    <Link href="/" className={styles.root} aria-label={`${company.name}, home`}>
      <svg className={styles.mark} viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
        <path className={styles.petal} d="M4 21C2.5 10 9 3 21.5 2.5 22 14 15 21.5 4 21Z" />
        <path className={styles.keel} d="M4 21C8.5 16.5 12 12.5 21.5 2.5" />
      </svg>
      <span>{company.name}</span>
    </Link>
  );
}
