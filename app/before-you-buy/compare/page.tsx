import { CompareTool } from '@/components/before-you-buy/compare/compare-tool';
import { OurAnswers } from '@/components/before-you-buy/compare/our-answers';
import { Quotations } from '@/components/before-you-buy/compare/quotations';
import { DeskPage } from '@/components/before-you-buy/desk-page';
import { Island } from '@/components/islands/island';
import { Band } from '@/components/ui/band';
import { NamedTexts } from '@/components/ui/named-texts';
import { compare } from '@/content/before-you-buy/compare';
import { staticMetadata } from '@/lib/metadata';

export const metadata = staticMetadata('/before-you-buy/compare');

export default function ComparePage() {
  const { lead, worked, reading } = compare;
  return (
    <DeskPage path="/before-you-buy/compare" lead={lead}>
      <Island name="compare">
        <CompareTool />
      </Island>
      <Band id="worked" heading={worked.heading} text={worked.text} layout="above">
        <Quotations />
      </Band>
      <OurAnswers />
      <Band id="reading" heading={reading.heading}>
        <NamedTexts part="reading" list={reading.list} />
      </Band>
    </DeskPage>
  );
}
