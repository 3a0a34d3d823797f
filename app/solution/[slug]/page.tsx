import { PageView } from '@/components/catalogue/page-view';
import { solutionChapters } from '@/components/catalogue/solution-chapters';
import { JsonLd } from '@/components/ui/json-ld';
import { catalogueBreadcrumbs } from '@/lib/breadcrumbs';
import { catalogueRoute } from '@/lib/catalogue-route';
import { drawingNumber } from '@/lib/drawing-number';
import { samplesOf } from '@/lib/portfolio';
import { layOut } from '@/lib/schematic/layout';
import { serviceJsonLd } from '@/lib/structured-data';

const route = catalogueRoute('solution');
export const { generateStaticParams, generateMetadata } = route;
export const dynamicParams = false;

export default async function Page({ params }: PageProps<'/solution/[slug]'>) {
  const entry = await route.getEntry(params);
  const { detail } = entry.page;
  const crumbs = catalogueBreadcrumbs(entry);
  const drawing = await layOut(detail.schematic);
  const chapters = detail.chapters
    ? solutionChapters(detail.chapters, await layOut(detail.chapters.dataModel), `${drawingNumber(entry)}b`)
    : [];
  return (
    <>
      <JsonLd data={serviceJsonLd(entry, crumbs)} />
      <PageView
        entry={entry}
        crumbs={crumbs}
        drawing={drawing}
        chapters={chapters}
        samples={samplesOf(entry.page)}
      />
    </>
  );
}
