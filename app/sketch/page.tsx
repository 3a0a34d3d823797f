import { StaticPage } from '@/components/ui/static-page';
import { sketch } from '@/content/before-you-buy/sketch';
import { staticMetadata } from '@/lib/metadata';

export const metadata = staticMetadata('/sketch');

export default function SketchPage() {
  return (
    <StaticPage path="/sketch" lead={sketch.lead}>
      <p>To be written.</p>
    </StaticPage>
  );
}
