import { GlossaryView } from '@/components/glossary/glossary-view';
import { StaticPage } from '@/components/ui/static-page';
import { staticBreadcrumbs } from '@/lib/breadcrumbs';
import { staticMetadata } from '@/lib/metadata';
import { glossaryJsonLd } from '@/lib/structured-data';

export const metadata = staticMetadata('/glossary');

export default function GlossaryPage() {
  return (
    <StaticPage path="/glossary" data={glossaryJsonLd(staticBreadcrumbs('/glossary'))}>
      <GlossaryView />
    </StaticPage>
  );
}
