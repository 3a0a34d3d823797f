import { papers } from '@/content/before-you-buy/papers';
import { caseStudy } from '@/content/case-study';
import { estimate, filled } from '@/lib/before-you-buy/papers';
import { inRupees } from '@/lib/before-you-buy/rupees';
import { DataTable } from '../../ui/data-table';
import { Row, Sheet, Words } from './sheet';

type Cells = readonly [string, ...string[]];

const { order } = papers;
const phases = caseStudy.sections.find(({ slug }) => slug === 'plan')?.table?.rows ?? [];

/** What a clause has beside its words. */
const tables: Readonly<Record<string, readonly [columns: readonly string[], rows: readonly Cells[]]>> = {
  Scope: [
    order.columns,
    estimate
      .map(
        ({ name, weeks, price }, index): Cells => [
          name,
          phases[index]?.[2] ?? '',
          [...new Set(weeks)].join('\u00a0to\u00a0'),
          inRupees(price),
        ],
      )
      .slice(1),
  ],
  Liability: [
    order.cap.columns,
    order.cap.rows.map(([day, ...cells]): Cells => [filled(day), ...cells.map(filled)]),
  ],
};

export function OrderPaper() {
  return (
    <Sheet of="order">
      {order.clauses.map(({ name, text, ...notes }, index) => {
        const [columns = [], rows = []] = tables[name] ?? [];
        return (
          <Row
            key={name}
            part={order.parts[[0, order.first].indexOf(index)]}
            heading={name}
            of="order"
            numbered
            {...notes}
          >
            <Words texts={text} />
            {rows.length > 0 && <DataTable columns={columns} rows={rows} />}
          </Row>
        );
      })}
    </Sheet>
  );
}
