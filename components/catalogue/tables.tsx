import type { Measure, Way } from '@/content/catalogue/schema';
import { serviceHeads } from '@/content/chapters';
import { DataTable } from '../ui/data-table';

/** Options (build, rent, keep) with the conditions under which each is right. */
export function WaysTable({ columns, ways }: { columns: readonly string[]; ways: readonly Way[] }) {
  return (
    <DataTable columns={columns} rows={ways.map(({ way, rightWhen, price }) => [way, rightWhen, price])} />
  );
}

export function MeasuresTable({ measures }: { measures: readonly Measure[] }) {
  return (
    <DataTable
      columns={serviceHeads.measures.columns}
      rows={measures.map(({ metric, how, baseline }) => [metric, how, baseline])}
    />
  );
}
