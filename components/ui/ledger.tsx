import type { Sums } from '@/content/catalogue/schema';
import styles from './ledger.module.css';

/** A column of figures with its total and a conclusion. */
export function Ledger({ sums: { columns, rows, total, verdict } }: { sums: Sums }) {
  return (
    <div className={styles.scroller}>
      <table className={styles.root}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Row key={index} cells={row} />
          ))}
        </tbody>
        <tfoot>
          <Row cells={total} />
          {verdict && <Row cells={verdict} />}
        </tfoot>
      </table>
    </div>
  );
}

function Row({ cells: [name, ...figures] }: { cells: readonly string[] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {figures.map((figure, index) => (
        <td key={index}>{figure}</td>
      ))}
    </tr>
  );
}
