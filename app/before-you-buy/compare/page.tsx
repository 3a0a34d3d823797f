import { StaticPage } from '@/components/ui/static-page';
import { compare } from '@/content/before-you-buy/compare';
import { staticMetadata } from '@/lib/metadata';

export const metadata = staticMetadata('/before-you-buy/compare');

export default function ComparePage() {
  return (
    <StaticPage path="/before-you-buy/compare" lead={compare.lead}>
      <p>To be written.</p>
    </StaticPage>
  );
}
