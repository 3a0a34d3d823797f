import { papers } from '@/content/before-you-buy/papers';
import { filled } from '@/lib/before-you-buy/papers';
import { routes } from '@/lib/routes';
import { Band } from '../../ui/band';
import { Link } from '../../ui/link';
import styles from './opening.module.css';
import { paperNames } from './sheet';

const { set } = papers;

/** Where a buyer looks first, and the list of the papers. */
export function PapersOpening() {
  return (
    <Band id="first" heading={set.heading} text={set.text} layout="above">
      <ul className={styles.risks}>
        {set.risks.map(({ name, place, text }) => (
          <li key={name} className={styles.risk}>
            <a href={`#${place}`} className={styles.name}>
              {name}
            </a>
            <p>{filled(text)}</p>
          </li>
        ))}
      </ul>
      <div className={styles.set}>
        <p className={styles.caption}>{set.list}</p>
        <p className={styles.read}>
          {set.project} <Link href={routes.caseStudy}>{set.caseStudy}</Link>
          {set.about}
        </p>
        <ol className={styles.papers}>
          {paperNames.map((name) => (
            <li key={name} className={styles.paper}>
              <a href={`#${name}`}>{papers[name].name}</a>
              <p className={styles.read}>{papers[name].read}</p>
            </li>
          ))}
        </ol>
        <p className={styles.printing}>{set.printing}</p>
      </div>
    </Band>
  );
}
