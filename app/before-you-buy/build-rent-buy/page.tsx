import { StaticPage } from '@/components/ui/static-page';
import { buildRentBuy } from '@/content/before-you-buy/build-rent-buy';
import { staticMetadata } from '@/lib/metadata';

export const metadata = staticMetadata('/before-you-buy/build-rent-buy');

export default function BuildRentBuyPage() {
  return (
    <StaticPage path="/before-you-buy/build-rent-buy" lead={buildRentBuy.lead}>
      <p>To be written.</p>
    </StaticPage>
  );
}
