import { SiteIndex } from '@/components/site-index/site-index';
import { StaticPage } from '@/components/ui/static-page';
import { staticMetadata } from '@/lib/metadata';

export const metadata = staticMetadata('/sitemap');

export default function SiteMapPage() {
  return (
    <StaticPage path="/sitemap">
      <SiteIndex />
    </StaticPage>
  );
}
