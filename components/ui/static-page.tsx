import type { ReactNode } from 'react';
import type { Graph } from 'schema-dts';
import type { StaticPath } from '@/content/static-pages';
import { staticBreadcrumbs } from '@/lib/breadcrumbs';
import { getStaticPage } from '@/lib/pages';
import { staticJsonLd } from '@/lib/structured-data';
import { PageFrame } from '../layout/page-frame';
import { TitleBlock } from '../layout/title-block';
import { Container } from './container';
import { JsonLd } from './json-ld';
import { PageHeader } from './page-header';

interface StaticPageProps {
  path: StaticPath;
  kind?: Parameters<typeof staticJsonLd>[2];
  /** Replaces the graph of `staticJsonLd` where a page has more to say. */
  data?: Graph;
  lead?: ReactNode;
  beside?: ReactNode;
  under?: ReactNode;
  children: ReactNode;
}

/** Frame of a company page: structured data, breadcrumbs, title from `content/static-pages.ts`, lead, body. */
export function StaticPage({ path, kind, data, lead, beside, under, children }: StaticPageProps) {
  const crumbs = staticBreadcrumbs(path);
  const page = getStaticPage(path);
  const { title, label, reviewedOn, ask } = page;
  return (
    <PageFrame
      page={page}
      closing={<TitleBlock title={title} checkedOn={reviewedOn} ask={ask} topic={label} />}
    >
      <JsonLd data={data ?? staticJsonLd(path, crumbs, kind)} />
      <Container>
        <PageHeader crumbs={crumbs} title={title} lead={lead} beside={beside} under={under} />
        {children}
      </Container>
    </PageFrame>
  );
}
