import { committee, type State } from '@/content/before-you-buy/committee';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './annexure.module.css';
import { clauseId, clauseNumber } from './clause-number';
import type { ClauseRow } from './clause-table';

const { index, states } = committee.sheet;

/** A box for each question, which leads to its clause: filled, half filled or empty as its answer is; under them the counts. */
export function AnswerIndex({ part, rows }: { part: number; rows: readonly ClauseRow[] }) {
  return (
    <div>
      <nav aria-label={index}>
        <ol className={styles.boxes}>
          {rows.map(({ name, state = 'said' }, at) => {
            const number = clauseNumber(part, at);
            return (
              <li key={name}>
                <a href={`#${clauseId(number)}`} className={styles[`${state}Box`]}>
                  {number} <VisuallyHidden>{states[state]}</VisuallyHidden>
                </a>
              </li>
            );
          })}
        </ol>
      </nav>
      <ul className={styles.key}>
        {(Object.keys(states) as State[]).map((state) => (
          <li key={state}>
            <span className={styles[`${state}Box`]} />
            {rows.filter((clause) => clause.state === state).length} {states[state]}
          </li>
        ))}
      </ul>
    </div>
  );
}
