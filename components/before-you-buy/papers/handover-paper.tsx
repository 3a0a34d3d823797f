import { papers } from '@/content/before-you-buy/papers';
import { dayOf, filled, type Invoice, invoices, sumOf } from '@/lib/before-you-buy/papers';
import { inRupees } from '@/lib/before-you-buy/rupees';
import { DashList } from '../../ui/dash-list';
import { DataTable } from '../../ui/data-table';
import { Row, Sheet, Words } from './sheet';

const { handover } = papers;
const { account, held, proved } = handover;
type Cells = readonly [string, ...string[]];

const sums = ['price', 'gst', 'total', 'tax', 'toSupplier'] as const;

const nameOf = ({ number, milestone, changes }: Invoice) =>
  `${number}: ${[milestone.code, ...changes.map(({ code }) => code)].join(' + ')}`;

export function HandoverPaper() {
  return (
    <Sheet of="handover">
      <Row note={handover.note} ask={handover.ask}>
        <DataTable
          columns={proved.columns}
          rows={proved.rows.map(([name, ...cells]) => [name, ...cells.map(filled)])}
        />
      </Row>
      <Row heading={held.name} of="handover">
        <DashList items={held.list} />
      </Row>
      <Row heading={account.name} of="handover" note={account.note}>
        <DataTable
          columns={account.columns}
          rows={[
            ...invoices.map(
              (invoice): Cells => [nameOf(invoice), ...sums.map((name) => inRupees(invoice[name]))],
            ),
            [account.total, ...sums.map((name) => inRupees(sumOf(invoices, name)))],
          ]}
          washed={invoices.length}
        />
        <DataTable
          columns={account.days}
          rows={invoices.map((invoice) => [
            nameOf(invoice),
            dayOf(invoice.day),
            dayOf(invoice.due),
            invoice.milestone.paid ? dayOf(invoice.milestone.paid) : account.open,
            dayOf(invoice.warrantyEnds),
          ])}
        />
        <Words texts={[account.text, account.deposit]} />
      </Row>
    </Sheet>
  );
}
