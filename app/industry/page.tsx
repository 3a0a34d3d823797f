import { HubView } from '@/components/hub/hub-view';
import { JsonLd } from '@/components/ui/json-ld';
import { staticBreadcrumbs } from '@/lib/breadcrumbs';
import { staticMetadata } from '@/lib/metadata';
import { hubJsonLd } from '@/lib/structured-data';

export const metadata = staticMetadata('/industry');

export default function Page() {
  return (
    <>
      <JsonLd data={hubJsonLd('industries', staticBreadcrumbs('/industry'))} />
      <HubView section="industries" />
    </>
  );
}
