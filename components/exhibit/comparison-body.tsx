import type { ComparisonExhibit } from '@/content/catalogue/exhibit';
import { exhibitLabels } from '@/content/chapters';
import { DataTable } from '../ui/data-table';
import styles from './exhibit.module.css';

/** A text before and after, line by line; what was found is struck out, and the reason or the proof stands beside it. */
export function ComparisonBody({ exhibit: { columns, rows } }: { exhibit: ComparisonExhibit }) {
  return (
    <div className={styles.clause}>
      <DataTable
        columns={[...columns, exhibitLabels.note]}
        rows={rows.map(({ before, after, note }) => [before, <b key="after">{after}</b>, note])}
      />
    </div>
  );
}
