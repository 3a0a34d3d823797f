import { HubView } from '@/components/hub/hub-view';
import { JsonLd } from '@/components/ui/json-ld';
import { staticBreadcrumbs } from '@/lib/breadcrumbs';
import { staticMetadata } from '@/lib/metadata';
import { hubJsonLd } from '@/lib/structured-data';
import { miniaturesIn } from '@/pipeline/schematic/register';

export const metadata = staticMetadata('/industry');

export default async function Page() {
  return (
    <>
      <JsonLd data={hubJsonLd('industries', staticBreadcrumbs('/industry'))} />
      <HubView section="industries" miniatures={await miniaturesIn('industries')} />
    </>
  );
}
