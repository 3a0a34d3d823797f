import { papers } from '@/content/before-you-buy/papers';
import { type EstimateRow, estimate, estimateTotal, moved } from '@/lib/before-you-buy/papers';
import { inRupees } from '@/lib/before-you-buy/rupees';
import { DataTable } from '../../ui/data-table';
import { Row, Sheet, Words } from './sheet';

const texts = papers.estimate;

const cells = ({ name, good, likely, bad, mean, price, weeks }: EstimateRow): [string, ...string[]] => [
  name,
  ...[good, likely, bad, mean].map(String),
  inRupees(price),
  [...new Set(weeks)].join('\u00a0to\u00a0'),
];

export function EstimatePaper() {
  const { before, after } = moved;
  const [first, added, last] = texts.moved.rows;
  const parts = ['good', 'likely', 'bad', 'mean'] as const;
  return (
    <Sheet of="estimate">
      <Row {...texts.mean}>
        <DataTable
          columns={texts.columns}
          rows={[...estimate, { name: texts.total, ...estimateTotal }].map(cells)}
          washed={estimate.length}
        />
        <Words texts={[texts.basis]} />
      </Row>
      <Row heading={texts.moved.name} of="estimate" note={texts.moved.note} ask={texts.moved.ask}>
        <Words texts={[texts.moved.text]} />
        <DataTable
          columns={texts.columns}
          rows={[
            cells({ ...before, name: first }),
            [
              added,
              ...parts.map((part) => `${after[part] - before[part]}`),
              inRupees(after.price - before.price),
              `${after.weeks[0] - before.weeks[0]}`,
            ],
            cells({ ...after, name: last }),
          ]}
          washed={2}
        />
      </Row>
    </Sheet>
  );
}
