import { Fragment } from 'react';
import { exampleBudgets, exampleRates, budget as page, shapes } from '@/content/before-you-buy/budget';
import { answerOf, type BudgetAnswer, verdictOn } from '@/lib/before-you-buy/budget';
import { inRupees } from '@/lib/before-you-buy/rupees';
import { DataTable } from '../../ui/data-table';

const { worked, tool } = page;

/** @param credited per cent */
const answersWith = (credited: number, weeklyRate?: number): readonly BudgetAnswer[] =>
  exampleBudgets.map((budget) =>
    answerOf({ budget, weeklyRate, people: 2, credited, reserve: 25, running: 15 }),
  );

/** The example budgets as tables: where the rupees go, how many weeks that is at each example rate, and what it carries. */
export function BudgetTables() {
  return (
    <>
      {[0, 100].map((credited) => {
        const answers = answersWith(credited);
        const row = (name: string, value: (answer: BudgetAnswer) => number) =>
          [name, ...answers.map((answer) => inRupees(value(answer)))] as const;
        return (
          <Fragment key={credited}>
            <h3>{credited ? worked.all : worked.none}</h3>
            <DataTable
              columns={[worked.part, ...worked.columns]}
              rows={[
                row(tool.parts.work, ({ work }) => work),
                row(tool.parts.reserve, ({ reserve }) => reserve),
                row(tool.parts.running, ({ running }) => running),
                row(tool.parts.lostGst, ({ lostGst }) => lostGst),
                [worked.total, ...exampleBudgets.map(inRupees)],
              ]}
              washed={4}
            />
          </Fragment>
        );
      })}
      <h3>{worked.weeks}</h3>
      <DataTable
        columns={[worked.rate, ...worked.columns]}
        rows={Object.entries(exampleRates).map(([name, rate]): [string, ...string[]] => [
          `${name}, ${inRupees(rate)}`,
          ...answersWith(0, rate).map(({ personWeeks }) => personWeeks?.toFixed(1) ?? ''),
        ])}
      />
      <h3>{worked.shapes}</h3>
      <DataTable
        columns={[worked.shape, ...worked.columns, worked.why]}
        rows={shapes.map(({ name, effort, why }): [string, ...string[]] => [
          name,
          ...exampleBudgets.map((_, at) => verdictsAt(at, effort)),
          why,
        ])}
      />
    </>
  );
}

/** "carries it at A; a narrow one at B, C": verdicts on one budget by example rate. */
function verdictsAt(at: number, effort: (typeof shapes)[number]['effort']): string {
  const rates = Object.entries(exampleRates).map(([name, rate]) => ({
    name,
    verdict: verdictOn(effort, answersWith(0, rate)[at]?.personWeeks ?? 0),
  }));
  return (['carries', 'narrow', 'no'] as const)
    .flatMap((verdict) => {
      const names = rates.filter((entry) => entry.verdict === verdict).map(({ name }) => name);
      return names.length > 0 ? [`${tool.verdicts[verdict]} at ${names.join(', ')}`] : [];
    })
    .join('; ');
}
