import { StaticPage } from '@/components/ui/static-page';
import { whenItGoesWrong } from '@/content/before-you-buy/when-it-goes-wrong';
import { staticMetadata } from '@/lib/metadata';

export const metadata = staticMetadata('/before-you-buy/when-it-goes-wrong');

export default function WhenItGoesWrongPage() {
  return (
    <StaticPage path="/before-you-buy/when-it-goes-wrong" lead={whenItGoesWrong.lead}>
      <p>To be written.</p>
    </StaticPage>
  );
}
