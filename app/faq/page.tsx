import { Accordion } from '@/components/ui/accordion';
import { StaticPage } from '@/components/ui/static-page';
import { faq } from '@/content/faq';
import { staticBreadcrumbs } from '@/lib/breadcrumbs';
import { staticMetadata } from '@/lib/metadata';
import { faqJsonLd } from '@/lib/structured-data';

export const metadata = staticMetadata('/faq');

export default function FaqPage() {
  return (
    <StaticPage path="/faq" data={faqJsonLd(staticBreadcrumbs('/faq'))}>
      <Accordion items={faq} />
    </StaticPage>
  );
}
