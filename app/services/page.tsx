import { HubView } from '@/components/hub/hub-view';
import { JsonLd } from '@/components/ui/json-ld';
import { staticBreadcrumbs } from '@/lib/breadcrumbs';
import { staticMetadata } from '@/lib/metadata';
import { hubJsonLd } from '@/lib/structured-data';
import { miniaturesIn } from '@/pipeline/schematic/register';

export const metadata = staticMetadata('/services');

export default async function Page() {
  return (
    <>
      <JsonLd data={hubJsonLd('services', staticBreadcrumbs('/services'))} />
      <HubView section="services" miniatures={await miniaturesIn('services')} />
    </>
  );
}
