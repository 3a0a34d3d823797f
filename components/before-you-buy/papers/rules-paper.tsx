import { papers } from '@/content/before-you-buy/papers';
import { creditCases, exposureOf, filled, overLimit } from '@/lib/before-you-buy/papers';
import { inRupees } from '@/lib/before-you-buy/rupees';
import { DataTable } from '../../ui/data-table';
import { NamedTexts } from '../../ui/named-texts';
import { Row, Sheet } from './sheet';

const { rules } = papers;
const { cases } = rules;

export function RulesPaper() {
  const row = (name: 'owed' | 'waiting' | 'order') =>
    [cases[name], ...creditCases.map((one) => inRupees(one[name]))] as const;
  return (
    <Sheet of="rules">
      <Row>
        <NamedTexts part="rules" list={rules.list} />
      </Row>
      <Row heading={cases.name} of="rules" note={rules.note} ask={rules.ask}>
        <DataTable
          columns={[cases.unit, ...creditCases.map(({ name }) => name)]}
          rows={[
            row('owed'),
            row('waiting'),
            row('order'),
            [cases.total, ...creditCases.map((one) => inRupees(exposureOf(one)))],
            [
              filled(cases.verdict),
              ...creditCases.map((one) =>
                overLimit(one) > 0 ? `${cases.held} ${inRupees(overLimit(one))}` : cases.passes,
              ),
            ],
          ]}
          washed={4}
        />
      </Row>
    </Sheet>
  );
}
