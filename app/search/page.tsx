import { SearchForm } from '@/components/search/search-form';
import { SiteIndex } from '@/components/site-index/site-index';
import { StaticPage } from '@/components/ui/static-page';
import { staticMetadata } from '@/lib/metadata';

export const metadata = staticMetadata('/search');

export default function SearchPage() {
  return (
    <StaticPage path="/search" lead={<SearchForm />}>
      <div data-search="page" />
      <SiteIndex />
    </StaticPage>
  );
}
