import { BudgetTables } from '@/components/before-you-buy/budget/budget-tables';
import { BudgetTool } from '@/components/before-you-buy/budget/budget-tool';
import { DeskPage } from '@/components/before-you-buy/desk-page';
import { Island } from '@/components/islands/island';
import { Band } from '@/components/ui/band';
import { NamedTexts } from '@/components/ui/named-texts';
import { budget } from '@/content/before-you-buy/budget';
import { staticMetadata } from '@/lib/metadata';

export const metadata = staticMetadata('/before-you-buy/budget');

export default function BudgetPage() {
  const { lead, worked, cautions, basis } = budget;
  return (
    <DeskPage path="/before-you-buy/budget" lead={lead}>
      <Island name="budget">
        <BudgetTool />
      </Island>
      <Band id="worked" heading={worked.heading} text={worked.text} layout="above">
        <BudgetTables />
      </Band>
      <Band id="cautions" heading={cautions.heading}>
        <NamedTexts part="cautions" list={cautions.list} />
      </Band>
      <Band id="basis" heading={basis.heading}>
        <p>{basis.text}</p>
      </Band>
    </DeskPage>
  );
}
