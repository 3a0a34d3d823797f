import { papers } from '@/content/before-you-buy/papers';
import { filled } from '@/lib/before-you-buy/papers';
import { DataTable } from '../../ui/data-table';
import { Row, Sheet } from './sheet';

const { tests } = papers;

export function TestsPaper() {
  return (
    <Sheet of="tests">
      <Row why={tests.why} ask={tests.ask}>
        <DataTable
          columns={tests.columns}
          rows={tests.rows.map(([name, ...cells]) => [name, ...cells.map(filled)])}
        />
      </Row>
    </Sheet>
  );
}
