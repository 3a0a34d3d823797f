import { PageView } from '@/components/catalogue/page-view';
import { serviceChapters } from '@/components/catalogue/service-chapters';
import { layOut } from '@/lib/build/schematic/layout';
import { catalogueRoute } from '../../catalogue-route';

const route = catalogueRoute('services');
export const { generateStaticParams, generateMetadata } = route;
export const dynamicParams = false;

export default async function Page({ params }: PageProps<'/services/[slug]'>) {
  const entry = await route.getEntry(params);
  const { detail } = entry.page;
  const drawing = await layOut(detail.schematic);
  return <PageView entry={entry} drawing={drawing} chapters={serviceChapters(detail)} />;
}
