import { papers } from '@/content/before-you-buy/papers';
import { type EstimateRow, estimate, estimateTotal, moved } from '@/lib/before-you-buy/papers';
import { inRupees } from '@/lib/before-you-buy/rupees';
import { Ledger } from '../../ui/ledger';
import { rowsOf } from './rows';
import { Row, Sheet, Words } from './sheet';

const texts = papers.estimate;

const cells = ({
  name,
  good,
  likely,
  bad,
  mean,
  price,
  weeks,
}: Omit<EstimateRow, 'name'> & { name: string }) =>
  [
    name,
    ...[good, likely, bad, mean].map(String),
    inRupees(price),
    [...new Set(weeks)].join(' to '),
  ] as const;

export function EstimatePaper() {
  const { before, after } = moved;
  const [first, added, last] = texts.moved.rows;
  return (
    <Sheet of="estimate">
      <Row {...texts.mean}>
        <Ledger
          sums={{
            columns: texts.columns,
            rows: rowsOf(estimate.map(cells)),
            total: cells({ name: texts.total, ...estimateTotal }),
          }}
        />
        <Words texts={[texts.basis]} />
      </Row>
      <Row heading={texts.moved.name} of="estimate" note={texts.moved.note} ask={texts.moved.ask}>
        <Words texts={[texts.moved.text]} />
        <Ledger
          sums={{
            columns: texts.columns,
            rows: [
              cells({ ...before, name: first }),
              [
                added,
                ...(['good', 'likely', 'bad', 'mean'] as const).map(
                  (part) => `${after[part] - before[part]}`,
                ),
                inRupees(after.price - before.price),
                '',
              ],
            ],
            total: cells({ ...after, name: last }),
          }}
        />
      </Row>
    </Sheet>
  );
}
