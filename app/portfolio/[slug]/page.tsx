import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PortfolioItemView } from '@/components/portfolio/portfolio-item-view';
import { JsonLd } from '@/components/ui/json-ld';
import { portfolio } from '@/content/portfolio';
import { portfolioBreadcrumbs } from '@/lib/breadcrumbs';
import { pageMetadata } from '@/lib/metadata';
import { findItem } from '@/lib/portfolio';
import { routes } from '@/lib/routes';
import { portfolioJsonLd } from '@/lib/structured-data';

type Props = PageProps<'/portfolio/[slug]'>;

export const dynamicParams = false;

export function generateStaticParams() {
  return portfolio.map(({ slug }) => ({ slug }));
}

async function getItem({ params }: Props) {
  const { slug } = await params;
  return findItem(slug) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const item = await getItem(props);
  return pageMetadata({ ...item, path: routes.portfolioItem(item) });
}

export default async function Page(props: Props) {
  const item = await getItem(props);
  const crumbs = portfolioBreadcrumbs(item);
  return (
    <>
      <JsonLd data={portfolioJsonLd(item, routes.portfolioItem(item), crumbs)} />
      <PortfolioItemView item={item} crumbs={crumbs} />
    </>
  );
}
