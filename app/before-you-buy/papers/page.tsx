import { DeskPage } from '@/components/before-you-buy/desk-page';
import { DrawingPaper } from '@/components/before-you-buy/papers/drawing-paper';
import { EstimatePaper } from '@/components/before-you-buy/papers/estimate-paper';
import { HandoverPaper } from '@/components/before-you-buy/papers/handover-paper';
import { PapersOpening } from '@/components/before-you-buy/papers/opening';
import { OrderPaper } from '@/components/before-you-buy/papers/order-paper';
import { ReportPaper } from '@/components/before-you-buy/papers/report-paper';
import { RulesPaper } from '@/components/before-you-buy/papers/rules-paper';
import { TestsPaper } from '@/components/before-you-buy/papers/tests-paper';
import { Band } from '@/components/ui/band';
import { NamedTexts } from '@/components/ui/named-texts';
import { papers } from '@/content/before-you-buy/papers';
import { caseStudy } from '@/content/case-study';
import { staticMetadata } from '@/lib/metadata';
import { drawingsOf } from '@/pipeline/schematic/drawings';

export const metadata = staticMetadata('/before-you-buy/papers');

export default async function PapersPage() {
  const { lead, basis } = papers;
  const schematic = caseStudy.sections.find((section) => section.schematic)?.schematic;
  return (
    <DeskPage path="/before-you-buy/papers" lead={lead}>
      <PapersOpening />
      <OrderPaper />
      <EstimatePaper />
      {schematic && <DrawingPaper schematic={schematic} drawings={await drawingsOf(schematic)} />}
      <RulesPaper />
      <TestsPaper />
      <ReportPaper />
      <HandoverPaper />
      <Band id="basis" heading={basis.heading}>
        <NamedTexts part="basis" list={basis.list} />
      </Band>
    </DeskPage>
  );
}
