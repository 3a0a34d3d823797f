import { questions } from '@/content/before-you-buy/compare';
import { ourAnswers } from '@/content/before-you-buy/our-answers';
import { company } from '@/content/company';
import namedStyles from '../../ui/named-texts.module.css';
import styles from './compare.module.css';

/** Our own answers, from which the tool fills its third column: they are in the page once. */
export function OurAnswers() {
  return (
    <>
      <p data-ours="name" className={styles.us}>
        {company.name}
      </p>
      <dl className={namedStyles.root}>
        {questions.map(({ key, name }) => (
          <div key={key}>
            <dt className={styles.term}>{name}</dt>
            <dd data-ours={key}>{ourAnswers[key]}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
