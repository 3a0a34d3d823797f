import { industryChapters } from '@/components/catalogue/industry-chapters';
import { PageView } from '@/components/catalogue/page-view';
import { sheetOf } from '@/lib/build/schematic/sheet';
import { catalogueRoute } from '../../catalogue-route';

const route = catalogueRoute('industries');
export const { generateStaticParams, generateMetadata } = route;
export const dynamicParams = false;

export default async function Page({ params }: PageProps<'/industries/[slug]'>) {
  const entry = await route.getEntry(params);
  const { detail } = entry.page;
  const sheet = await sheetOf(detail.schematic);
  return <PageView entry={entry} sheet={sheet} chapters={industryChapters(detail)} />;
}
