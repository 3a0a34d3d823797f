import { estimateLines, brief as page } from '@/content/before-you-buy/brief';
import { type Compared, comparedBriefs, estimateFrom, reckoned } from '@/lib/before-you-buy/estimate';
import { inRupees } from '@/lib/before-you-buy/rupees';
import { Ledger } from '../../ui/ledger';

const { worked } = page;

type Reckoned = ReturnType<typeof reckoned>;

const cellsOf = (name: string, { range, mean, spread }: Reckoned) =>
  [name, range.join(', '), String(mean), String(spread)] as const;

/** A difference is written with its sign. */
const comparedRow = (
  name: string,
  [vague, usable, difference]: Compared,
  written: (value: number) => string,
) =>
  [
    name,
    written(vague),
    written(usable),
    `${difference < 0 ? '−' : '+'} ${written(Math.abs(difference))}`,
  ] as const;

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
          rows: [comparedRow(compared.likely, likely, String), comparedRow(compared.aside, aside, String)],
          total: comparedRow(compared.money, rupees, inRupees),
        }}
      />
    </>
  );
}
