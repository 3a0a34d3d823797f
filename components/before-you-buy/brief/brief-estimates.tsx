import { estimateLines, brief as page } from '@/content/before-you-buy/brief';
import { comparedBriefs, estimateFrom } from '@/lib/before-you-buy/estimate';
import { inRupees } from '@/lib/before-you-buy/rupees';
import { Ledger } from '../../ui/ledger';

const { worked } = page;

/** "+ 1", "− 7.36": what a difference adds or takes away. */
const signed = (value: number, written = String) => `${value < 0 ? '−' : '+'} ${written(Math.abs(value))}`;

/** One project estimated from two briefs, each as a column of figures, and the two side by side. */
export function BriefEstimates() {
  const { likely, aside, rupees } = comparedBriefs();
  const { compared } = worked;
  const row = (
    name: string,
    [vague, usable, difference]: typeof likely,
    written = String as (value: number) => string,
  ) => [name, written(vague), written(usable), signed(difference, written as typeof String)] as const;
  return (
    <>
      {(['vague', 'usable'] as const).map((brief) => {
        const { lines, sum, aside: enough } = estimateFrom(brief);
        return (
          <Ledger
            key={brief}
            sums={{
              columns: [worked.from[brief], ...worked.columns],
              rows: lines.map(({ range, mean, spread }, index) => [
                estimateLines[index]?.name ?? '',
                range.join(', '),
                String(mean),
                String(spread),
              ]),
              total: [worked.sum, sum.range.join(', '), String(sum.mean), String(sum.spread)],
              verdict: [worked.aside, `${sum.mean} + 0.84 × ${sum.spread}`, String(enough), worked.weeks],
            }}
          />
        );
      })}
      <Ledger
        sums={{
          columns: compared.columns,
          rows: [row(compared.likely, likely), row(compared.aside, aside)],
          total: row(compared.money, rupees, inRupees),
        }}
      />
    </>
  );
}
