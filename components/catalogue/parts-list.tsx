import type { SolutionDetail } from '@/content/catalogue/schema';
import { noteLabels, partsColumns } from '@/content/chapters';
import { Balloon } from '../ui/balloon';
import styles from './parts-list.module.css';

/** The modules of a product as the parts list of its assembly: number, name, users, records owned. */
export function PartsList({ modules }: { modules: SolutionDetail['capabilities'] }) {
  return (
    <div className={styles.root}>
      <p className={styles.heads} aria-hidden="true">
        {partsColumns.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </p>
      <ol className={styles.parts}>
        {modules.map(({ name, users, owns }, index) => (
          <li key={name} className={styles.part}>
            <Balloon number={index + 1} />
            <b>{name}</b>
            <span>
              <span className={styles.label}>{noteLabels.users}: </span>
              {users}
            </span>
            <span className={styles.owns}>
              <span className={styles.label}>{noteLabels.owns}: </span>
              {owns}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
