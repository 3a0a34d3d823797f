import { SearchForm } from '@/components/search/search-form';
import { SiteIndex } from '@/components/site-index/site-index';
import { Link } from '@/components/ui/link';
import { StaticPage } from '@/components/ui/static-page';
import { searchTexts } from '@/content/search';
import { staticMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import styles from './page.module.css';

export const metadata = staticMetadata('/search');

export default function SearchPage() {
  return (
    <StaticPage path="/search">
      <SearchForm />
      <p>
        <Link href={routes.siteIndex}>{searchTexts.siteIndex}</Link>
      </p>
      <div data-search="page" className={styles.results} />
      <div className={styles.index}>
        <SiteIndex />
      </div>
    </StaticPage>
  );
}
