// biome-ignore-all lint/a11y/noRedundantRoles: WebKit drops the roles of a table laid out as blocks; where the rows are blocks, these are the only ones.
import type { ReactNode } from 'react';
import styles from './data-table.module.css';

interface DataTableProps {
  /** Column heads; the first column names the row. */
  columns: readonly string[];
  rows: readonly (readonly [string, ...ReactNode[]])[];
  /** Index of the row that stands out. */
  washed?: number;
}

/**
 * A table where the container is wide, one labelled block a row where it is narrow. The explicit roles keep it a table
 * for assistive technology there too.
 */
export function DataTable({ columns, rows, washed }: DataTableProps) {
  return (
    <div className={styles.frame}>
      <table className={styles.root} role="table">
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column} scope="col" role="columnheader">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(([name, ...cells], row) => (
            <tr key={row} role="row" className={row === washed ? styles.washed : undefined}>
              <th scope="row" role="rowheader">
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={index} data-label={columns[index + 1]} role="cell">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
