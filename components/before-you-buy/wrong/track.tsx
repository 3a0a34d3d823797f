import { whenItGoesWrong } from '@/content/before-you-buy/when-it-goes-wrong';
import { FactList } from '../../ui/fact-list';
import styles from './track.module.css';

interface TrackProps {
  /** In their order; `at` is a day, or what it follows on. */
  steps: readonly { readonly at: string; readonly text: string }[];
  pays: string;
  holds: string;
}

const { labels } = whenItGoesWrong;

/** One bad ending from day to day, and below it who pays and what the buyer holds at its end. */
export function Track({ steps, pays, holds }: TrackProps) {
  return (
    <>
      <ol className={styles.root}>
        {steps.map(({ at, text }) => (
          <li key={at} className={styles.step}>
            <p className={styles.at}>{at}</p>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
      <div className={styles.end}>
        <FactList
          facts={[
            { label: labels.pays, value: pays },
            { label: labels.holds, value: holds },
          ]}
        />
      </div>
    </>
  );
}

/** What is done one after the other, without a day. */
export function Sequence({ list }: { list: readonly string[] }) {
  return (
    <ol className={styles.sequence}>
      {list.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ol>
  );
}
