import { PortfolioIndex } from '@/components/portfolio/portfolio-index';
import { StaticPage } from '@/components/ui/static-page';
import { hubs } from '@/content/pages/hubs';
import { staticBreadcrumbs } from '@/lib/breadcrumbs';
import { staticMetadata } from '@/lib/metadata';
import { portfolioHubJsonLd } from '@/lib/structured-data';

export const metadata = staticMetadata('/portfolio');

export default function PortfolioPage() {
  return (
    <StaticPage
      path="/portfolio"
      data={portfolioHubJsonLd(staticBreadcrumbs('/portfolio'))}
      lead={hubs.portfolio.intro[0]}
    >
      <PortfolioIndex />
    </StaticPage>
  );
}
