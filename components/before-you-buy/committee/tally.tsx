import { committee, type State } from '@/content/before-you-buy/committee';
import styles from './annexure.module.css';
import type { ClauseRow } from './clause-table';

const { states } = committee.sheet;
const cell = 20;

/** The answers as a row of boxes in the order of their clauses: filled, half filled, empty; under it their counts. */
export function Tally({ clauses }: { clauses: readonly ClauseRow[] }) {
  const known = clauses.flatMap(({ name, state }) => (state ? [{ name, state }] : []));
  return (
    <>
      <svg className={styles.tally} viewBox={`0 0 ${known.length * cell} ${cell}`} aria-hidden="true">
        {known.map(({ name, state }, index) => (
          <Box key={name} state={state} x={index * cell} />
        ))}
      </svg>
      <ul className={styles.key}>
        {(Object.keys(states) as State[]).map((state) => (
          <li key={state}>
            <svg className={styles.swatch} viewBox={`0 0 ${cell} ${cell}`} aria-hidden="true">
              <Box state={state} x={0} />
            </svg>
            {known.filter((clause) => clause.state === state).length} {states[state]}
          </li>
        ))}
      </ul>
    </>
  );
}

function Box({ state, x }: { state: State; x: number }) {
  return (
    <>
      <path className={styles[`${state}Box`]} d={`M${x + 2} 2h16v16h-16z`} />
      {state === 'partly' && <path className={styles.saidBox} d={`M${x + 2} 18v-16l16 16z`} />}
    </>
  );
}
