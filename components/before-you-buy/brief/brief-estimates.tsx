import { estimateLines, brief as page } from '@/content/before-you-buy/brief';
import { comparedBriefs, estimateFrom, reckoned } from '@/lib/before-you-buy/estimate';
import { inRupees } from '@/lib/before-you-buy/rupees';
import { Ledger } from '../../ui/ledger';

const { worked } = page;

type Reckoned = ReturnType<typeof reckoned>;

const cellsOf = (name: string, { range, mean, spread }: Reckoned) =>
  [name, range.join(', '), String(mean), String(spread)] as const;

/** With its sign, as a difference is written. */
const signed = (value: number, written: (value: number) => string) =>
  `${value < 0 ? '−' : '+'} ${written(Math.abs(value))}`;

/** One project estimated from two briefs, each with its sum, and the two side by side. */
export function BriefEstimates() {
  const { likely, aside, rupees } = comparedBriefs();
  const { compared } = worked;
  return (
    <>
      {(['vague', 'usable'] as const).map((brief) => {
        const { sum, aside: enough } = estimateFrom(brief);
        const [first, ...others] = estimateLines.map((line) => cellsOf(line.name, reckoned(line[brief])));
        return (
          first && (
            <Ledger
              key={brief}
              sums={{
                columns: [worked.from[brief], ...worked.columns],
                rows: [first, ...others],
                total: cellsOf(worked.sum, sum),
                verdict: [worked.aside, `${sum.mean} + 0.84 × ${sum.spread}`, String(enough), worked.weeks],
              }}
            />
          )
        );
      })}
      <Ledger
        sums={{
          columns: compared.columns,
          rows: [
            [compared.vague, String(likely[0]), String(aside[0]), inRupees(rupees[0])],
            [compared.usable, String(likely[1]), String(aside[1]), inRupees(rupees[1])],
          ],
          total: [
            compared.difference,
            signed(likely[2], String),
            signed(aside[2], String),
            signed(rupees[2], inRupees),
          ],
        }}
      />
    </>
  );
}
