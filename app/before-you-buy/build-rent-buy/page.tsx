import { WaysTables } from '@/components/before-you-buy/build-rent-buy/ways-tables';
import { WaysTool } from '@/components/before-you-buy/build-rent-buy/ways-tool';
import { DeskPage } from '@/components/before-you-buy/desk-page';
import { Island } from '@/components/islands/island';
import { Band } from '@/components/ui/band';
import { Link } from '@/components/ui/link';
import { NamedTexts } from '@/components/ui/named-texts';
import { buildRentBuy } from '@/content/before-you-buy/build-rent-buy';
import { staticMetadata } from '@/lib/metadata';

export const metadata = staticMetadata('/before-you-buy/build-rent-buy');

export default function BuildRentBuyPage() {
  const { lead, worked, moves, cautions, mixed, basis } = buildRentBuy;
  return (
    <DeskPage path="/before-you-buy/build-rent-buy" lead={lead}>
      <Island name="build-rent-buy">
        <WaysTool />
      </Island>
      <Band id="worked" heading={worked.heading} text={worked.text} layout="above">
        <WaysTables />
      </Band>
      <Band id="moves" heading={moves.heading}>
        <NamedTexts part="moves" list={moves.list} />
      </Band>
      <Band id="cautions" heading={cautions.heading}>
        <NamedTexts part="cautions" list={cautions.list} />
      </Band>
      <Band id="mixed" heading={mixed.heading}>
        <p>
          {mixed.text} <Link href="/services/custom-software">{mixed.link}</Link>.
        </p>
      </Band>
      <Band id="basis" heading={basis.heading}>
        <p>{basis.text}</p>
      </Band>
    </DeskPage>
  );
}
