import type { RulesExhibit } from '@/content/catalogue/exhibit';
import { exhibitLabels } from '@/content/chapters';
import { DataTable } from '../ui/data-table';
import styles from './exhibit.module.css';

/** Rules applied to one case: the winning row is highlighted, losing figures are struck out. */
export function RulesBody({ exhibit: { basis, columns, rows, tieBreak } }: { exhibit: RulesExhibit }) {
  return (
    <>
      <p className={styles.basis}>{basis}</p>
      <DataTable
        columns={columns}
        rows={rows.map(({ cells: [name, ...cells], outcome }) => [
          name,
          ...cells.map((cell, index) =>
            outcome === 'loses' && index === cells.length - 2 ? (
              <s key={index} className={styles.struck}>
                {cell}
              </s>
            ) : (
              cell
            ),
          ),
        ])}
        washed={rows.findIndex(({ outcome }) => outcome === 'wins')}
      />
      <p className={styles.clause}>
        <span className={styles.label}>{exhibitLabels.tieBreak}</span> {tieBreak}
      </p>
    </>
  );
}
