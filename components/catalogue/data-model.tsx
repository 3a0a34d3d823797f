import type { Relation } from '@/content/catalogue/schema';
import styles from './data-model.module.css';

/** Ends of a line in crow's-foot notation, at the right of a box of 96 by 16. */
const ends: Readonly<Record<Relation['many'], string>> = {
  one: 'M84 3v10M89 3v10',
  'none or one': 'M89 3v10M80 4a4 4 0 1 0 .1 0',
  'one or more': 'M96 2L86 8l10 6M82 3v10',
  'any number of': 'M96 2L86 8l10 6M80 4a4 4 0 1 0 .1 0',
};

/** Records and how many of one belong to another, each line a sentence and a drawing. */
export function DataModel({ relations }: { relations: readonly Relation[] }) {
  return (
    <ul className={styles.root}>
      {relations.map(({ one, verb, many, of }) => (
        <li key={`${one} ${of}`} className={styles.relation}>
          <b className={styles.record}>{one}</b>{' '}
          <span className={styles.line}>
            {verb}{' '}
            <svg className={styles.drawn} viewBox="0 0 96 16" aria-hidden="true">
              <path d={`M0 8h96M7 3v10M12 3v10${ends[many]}`} />
            </svg>
            {many}
          </span>{' '}
          <b className={styles.record}>{of}</b>
        </li>
      ))}
    </ul>
  );
}
