import { Week } from '@/components/before-you-buy/hub/week';
import { Band } from '@/components/ui/band';
import { NamedTexts } from '@/components/ui/named-texts';
import { StaticPage } from '@/components/ui/static-page';
import { hub } from '@/content/before-you-buy/hub';
import { staticMetadata } from '@/lib/metadata';

export const metadata = staticMetadata('/before-you-buy');

export default function BeforeYouBuyPage() {
  return (
    <StaticPage path="/before-you-buy" lead={hub.lead}>
      <Week />
      <Band id="rules" heading={hub.rules.heading}>
        <NamedTexts part="rules" list={hub.rules.list} />
      </Band>
    </StaticPage>
  );
}
