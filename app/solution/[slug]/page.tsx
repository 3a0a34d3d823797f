import { PageView } from '@/components/catalogue/page-view';
import { solutionChapters } from '@/components/catalogue/solution-chapters';
import { drawingsOf } from '@/pipeline/schematic/drawings';
import { catalogueRoute } from '../../catalogue-route';

const route = catalogueRoute('solution');
export const { generateStaticParams, generateMetadata } = route;
export const dynamicParams = false;

export default async function Page({ params }: PageProps<'/solution/[slug]'>) {
  const entry = await route.getEntry(params);
  const { detail } = entry.page;
  const drawings = await drawingsOf(detail.schematic);
  return <PageView entry={entry} drawings={drawings} chapters={solutionChapters(detail)} />;
}
