import { industryChapters } from '@/components/catalogue/industry-chapters';
import { PageView } from '@/components/catalogue/page-view';
import { JsonLd } from '@/components/ui/json-ld';
import { catalogueBreadcrumbs } from '@/lib/breadcrumbs';
import { catalogueRoute } from '@/lib/catalogue-route';
import { samplesOf } from '@/lib/portfolio';
import { layOut } from '@/lib/schematic/layout';
import { serviceJsonLd } from '@/lib/structured-data';

const route = catalogueRoute('industries');
export const { generateStaticParams, generateMetadata } = route;
export const dynamicParams = false;

export default async function Page({ params }: PageProps<'/industries/[slug]'>) {
  const entry = await route.getEntry(params);
  const { detail } = entry.page;
  const crumbs = catalogueBreadcrumbs(entry);
  const drawing = await layOut(detail.schematic);
  const chapters = detail.chapters ? industryChapters(detail.chapters) : [];
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
