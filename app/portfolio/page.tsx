import { PortfolioIndex } from '@/components/portfolio/portfolio-index';
import { StaticPage } from '@/components/ui/static-page';
import { hubs } from '@/content/pages/hubs';
import { staticMetadata } from '@/lib/metadata';

export const metadata = staticMetadata('/portfolio');

export default function PortfolioPage() {
  return (
    <StaticPage path="/portfolio" kind="CollectionPage" lead={hubs.portfolio.intro[0]}>
      <PortfolioIndex />
    </StaticPage>
  );
}
