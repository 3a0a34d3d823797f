import { compare, questions } from '@/content/before-you-buy/compare';
import { ourAnswers } from '@/content/before-you-buy/our-answers';
import { company } from '@/content/company';
import { Band } from '../../ui/band';
import namedStyles from '../../ui/named-texts.module.css';
import styles from './compare.module.css';

/** Our own answers, from which the tool fills its third column: they are in the page once. */
export function OurAnswers() {
  const { heading, text } = compare.ours;
  return (
    <div className={styles.own}>
      <Band id="ours" heading={heading} text={text} layout="above">
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
      </Band>
    </div>
  );
}
