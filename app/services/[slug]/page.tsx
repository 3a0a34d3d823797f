import { PageView } from '@/components/catalogue/page-view';
import { serviceChapters } from '@/components/catalogue/service-chapters';
import { drawingsOf } from '@/pipeline/schematic/drawings';
import { catalogueRoute } from '../../catalogue-route';

const route = catalogueRoute('services');
export const { generateStaticParams, generateMetadata } = route;
export const dynamicParams = false;

export default async function Page({ params }: PageProps<'/services/[slug]'>) {
  const entry = await route.getEntry(params);
  const { detail } = entry.page;
  const drawings = await drawingsOf(detail.schematic);
  return <PageView entry={entry} drawings={drawings} chapters={serviceChapters(detail)} />;
}
