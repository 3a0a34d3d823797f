import { clsx } from 'clsx';
import { exampleRates, budget as page, shapes } from '@/content/before-you-buy/budget';
import {
  answerOf,
  type BudgetAnswer,
  type BudgetQuestion,
  invoiceFor,
  verdictOn,
} from '@/lib/before-you-buy/budget';
import { inRupees } from '@/lib/before-you-buy/rupees';
import { DataTable } from '../../ui/data-table';
import styles from './budget.module.css';

const { tool: texts } = page;
const partNames = ['work', 'reserve', 'running', 'lostGst'] as const;

interface AnswerProps {
  question: BudgetQuestion;
  answer: BudgetAnswer;
}

/** Where each rupee goes, and what that much work carries. */
export function BudgetAnswerView({ question, answer }: AnswerProps) {
  const { budget, people } = question;
  const { work, personWeeks, weeks, lentGst } = answer;
  const [slow, fast] = [invoiceFor(work, 10), invoiceFor(work, 2)];
  const { invoice } = texts;
  return (
    <>
      <p className={styles.result}>
        {personWeeks === undefined ? (
          <>
            <span className={styles.figure}>{inRupees(work)}</span> of {inRupees(budget)} is work. A rate
            makes weeks of it.
          </>
        ) : (
          <>
            <span className={styles.figure}>
              {personWeeks.toFixed(1)} {texts.week}
            </span>{' '}
            of work: {weeks?.toFixed(1)} weeks of {people} {people === 1 ? 'person' : 'people'}.
          </>
        )}
      </p>
      <div>
        <RupeeBar budget={budget} answer={answer} />
        <table className={styles.parts}>
          <tbody>
            {partNames.map((name) => (
              <tr key={name}>
                <th scope="row">
                  <svg className={styles.key} aria-hidden="true">
                    <rect className={styles[name]} width="100%" height="100%" />
                  </svg>
                  {texts.parts[name]}
                </th>
                <td>{inRupees(answer[name])}</td>
                <td>{((answer[name] / budget) * 100).toFixed(1)} %</td>
              </tr>
            ))}
          </tbody>
        </table>
        {lentGst > 0 && (
          <p className={styles.small}>
            {texts.lent}: {inRupees(lentGst)}, beside the budget.
          </p>
        )}
      </div>
      <Ruler question={question} answer={answer} />
      <div>
        <p className={styles.caption}>{invoice.heading}</p>
        <DataTable
          columns={invoice.columns}
          rows={[
            [invoice.price, inRupees(work), inRupees(work)],
            [invoice.gst, inRupees(fast.gst), inRupees(slow.gst)],
            [invoice.tax, `− ${inRupees(fast.tax)}`, `− ${inRupees(slow.tax)}`],
            [invoice.supplier, inRupees(fast.toSupplier), inRupees(slow.toSupplier)],
          ]}
          washed={3}
        />
      </div>
    </>
  );
}

/** A budget as one bar, each part as long as its share. The table below says the same. */
function RupeeBar({ budget, answer }: { budget: number; answer: BudgetAnswer }) {
  let from = 0;
  return (
    <svg className={styles.bar} aria-hidden="true">
      {partNames.map((name) => {
        const share = (answer[name] / budget) * 100;
        from += share;
        return (
          <rect
            key={name}
            className={styles[name]}
            x={`${(from - share).toFixed(2)}%`}
            width={`${share.toFixed(2)}%`}
            height="100%"
          />
        );
      })}
    </svg>
  );
}

/** Each column of the ruler holds twice the person-weeks of the one before. */
const columns = [1, 2, 4, 8, 16, 32, 64, 128];
const placeOf = (personWeeks: number) =>
  Math.min(100, Math.max(0, (Math.log2(Math.max(1, personWeeks)) / columns.length) * 100));

/** Six shapes as ranges on one scale, crossed by what the work amounts to: at the visitor's rate, or at the three examples. */
function Ruler({ question, answer }: AnswerProps) {
  const { personWeeks } = answer;
  const marks =
    personWeeks === undefined
      ? Object.entries(exampleRates).map(([name, weeklyRate]) => ({
          name,
          at: answerOf({ ...question, weeklyRate }).personWeeks ?? 0,
        }))
      : [{ name: '', at: personWeeks }];
  return (
    <div>
      <p className={styles.caption}>{texts.ruler}</p>
      <div className={styles.ruler}>
        <svg className={styles.scale} aria-hidden="true">
          {columns.map((weeks, index) => (
            <text key={weeks} x={`${(index / columns.length) * 100}%`} y="1rem">
              {weeks}
            </text>
          ))}
          {marks.map(({ name, at }) => (
            <text key={name} className={styles.markName} x={`${placeOf(at)}%`} y="2.25rem">
              {name || at.toFixed(1)}
            </text>
          ))}
        </svg>
        <svg className={styles.grid} aria-hidden="true">
          {columns.map((weeks, index) => (
            <Upright key={weeks} className={styles.tick} at={(index / columns.length) * 100} />
          ))}
          {marks.map(({ name, at }) => (
            <Upright key={name} className={clsx(styles.mark, name && styles.example)} at={placeOf(at)} />
          ))}
        </svg>
        {shapes.map(({ name, effort }) => {
          const [least, most] = effort;
          const verdict = personWeeks === undefined ? undefined : verdictOn(effort, personWeeks);
          return (
            <div key={name} className={styles.shape}>
              <p className={styles.name}>{name}</p>
              <p className={clsx(styles.verdict, verdict && styles[verdict])}>
                {least} to {most} {verdict ? `· ${texts.verdicts[verdict]}` : 'weeks'}
              </p>
              <svg className={styles.range} aria-hidden="true">
                <rect
                  className={styles.span}
                  x={`${placeOf(least)}%`}
                  width={`${placeOf(most) - placeOf(least)}%`}
                  y="30%"
                  height="40%"
                />
              </svg>
            </div>
          );
        })}
      </div>
      <p className={styles.small}>
        {marks
          .map(({ name, at }) => (name ? `${name}: ${at.toFixed(1)} ${texts.week}` : ''))
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  );
}

/** @param at per cent from the left */
function Upright({ at, className }: { at: number; className: string | undefined }) {
  return <line className={className} x1={`${at}%`} x2={`${at}%`} y2="100%" />;
}
