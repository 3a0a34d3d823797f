// biome-ignore-all lint/a11y/noRedundantRoles: WebKit drops the roles of a table laid out as blocks; where the rows are blocks, these are the only ones.
import type { ReactNode } from 'react';
import { committee, type State } from '@/content/before-you-buy/committee';
import styles from './annexure.module.css';
import { clauseId, clauseNumber } from './clause-number';

export interface ClauseRow {
  readonly name: string;
  readonly text: string;
  readonly where?: ReactNode;
  readonly state?: State | undefined;
}

interface ClauseTableProps {
  /** Number of the part, the first half of each clause's. */
  part: number;
  label: string;
  head: string;
  rows: readonly ClauseRow[];
}

const { columns, marks } = committee.sheet;

/** Numbered clauses: a table where there is room, one block a clause where there is not. */
export function ClauseTable({ part, label, head, rows }: ClauseTableProps) {
  const hasPlaces = rows.some(({ where }) => where);
  return (
    <div className={styles.frame}>
      <table className={styles.clauses} role="table" aria-label={label}>
        <thead role="rowgroup">
          <tr role="row">
            {[head, ...(hasPlaces ? columns : columns.slice(0, 1))].map((column) => (
              <th key={column} scope="col" role="columnheader">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ name, text, where, state }, index) => {
            const number = clauseNumber(part, index);
            return (
              <tr key={name} id={clauseId(number)} role="row">
                <th scope="row" role="rowheader">
                  <a href={`#${clauseId(number)}`} className={styles.number}>
                    {number}
                  </a>{' '}
                  {name}
                </th>
                <td role="cell">
                  {(state === 'absent' || state === 'partly') && (
                    <>
                      <b className={styles[state]}>{marks[state]}</b>{' '}
                    </>
                  )}
                  {text}
                </td>
                {hasPlaces && <td role="cell">{where}</td>}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
