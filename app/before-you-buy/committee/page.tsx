import { StaticPage } from '@/components/ui/static-page';
import { committee } from '@/content/before-you-buy/committee';
import { staticMetadata } from '@/lib/metadata';

export const metadata = staticMetadata('/before-you-buy/committee');

export default function CommitteePage() {
  return (
    <StaticPage path="/before-you-buy/committee" lead={committee.lead}>
      <p>To be written.</p>
    </StaticPage>
  );
}
