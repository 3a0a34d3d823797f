import { StaticPage } from '@/components/ui/static-page';
import { brief } from '@/content/before-you-buy/brief';
import { staticMetadata } from '@/lib/metadata';

export const metadata = staticMetadata('/before-you-buy/brief');

export default function BriefPage() {
  return (
    <StaticPage path="/before-you-buy/brief" lead={brief.lead}>
      <p>To be written.</p>
    </StaticPage>
  );
}
