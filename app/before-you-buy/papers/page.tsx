import { StaticPage } from '@/components/ui/static-page';
import { papers } from '@/content/before-you-buy/papers';
import { staticMetadata } from '@/lib/metadata';

export const metadata = staticMetadata('/before-you-buy/papers');

export default function PapersPage() {
  return (
    <StaticPage path="/before-you-buy/papers" lead={papers.lead}>
      <p>To be written.</p>
    </StaticPage>
  );
}
