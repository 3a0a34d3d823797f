import { clsx } from 'clsx';
import { hub } from '@/content/before-you-buy/hub';
import { getStaticPage } from '@/lib/pages';
import { Heading } from '../../ui/heading';
import { Link } from '../../ui/link';
import styles from './week.module.css';

/** The sheets of the section on the wall planner of one week: a sheet is as tall as it takes long. */
export function Week() {
  return (
    <ol className={styles.root}>
      {hub.days.map(({ name, aim, sheets, hold }) => (
        <li key={name} className={styles.day}>
          <div className={styles.head}>
            <p className={styles.name}>{name}</p>
            <Heading as="h2" className={styles.aim}>
              {aim}
            </Heading>
          </div>
          <ul className={styles.sheets}>
            {sheets.map(({ path, time, text }) => (
              <li key={path} className={clsx(styles.sheet, time.includes('hour') && styles.long)}>
                <p className={styles.time}>{time}</p>
                <Link href={path} className={styles.title}>
                  {getStaticPage(path).label}
                </Link>
                <p className={styles.text}>{text}</p>
              </li>
            ))}
          </ul>
          <p className={styles.hold}>
            <span>{hub.holdLabel}</span> {hold}
          </p>
        </li>
      ))}
    </ol>
  );
}
