import type { CostDriver } from '@/content/catalogue/schema';
import { sharedHeads } from '@/content/chapters';
import { Heading } from '../ui/heading';
import { RunInList } from '../ui/run-in-list';

const { slug, heading } = sharedHeads.costDrivers;

/** What moves the cost, each with what keeps it down. */
export function CostDrivers({ drivers }: { drivers: readonly CostDriver[] }) {
  return (
    <div id={slug}>
      <Heading of={slug}>{heading}</Heading>
      <RunInList
        entries={drivers.map(({ driver, why, keepDown }) => ({ name: driver, text: `${why} ${keepDown}` }))}
      />
    </div>
  );
}
