import type { RecordExhibit } from '@/content/catalogue/exhibit';
import { FactList } from '../ui/fact-list';
import exhibitStyles from './exhibit.module.css';
import styles from './record-body.module.css';

/** A finding: its severity as a word, its fields, and the exchange that proves it. */
export function RecordBody({ exhibit }: { exhibit: RecordExhibit }) {
  const { severity, grounds, fields, exchange } = exhibit;
  return (
    <>
      <p className={exhibitStyles.basis}>
        <b className={styles.severity}>{severity}</b> {grounds}
      </p>
      <div className={exhibitStyles.clause}>
        <FactList facts={fields} />
      </div>
      <div className={styles.exchange}>
        {exchange.map(({ label, lines, marked }) => (
          <div key={label} className={exhibitStyles.clause}>
            <h4 className={exhibitStyles.label}>{label}</h4>
            <pre className={styles.lines}>
              {lines.map((line, index) => (
                <span key={index}>
                  {index === marked ? <mark className={styles.marked}>{line}</mark> : line}
                  {'\n'}
                </span>
              ))}
            </pre>
          </div>
        ))}
      </div>
    </>
  );
}
