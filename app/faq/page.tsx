import { Accordion } from '@/components/ui/accordion';
import { Link } from '@/components/ui/link';
import { StaticPage } from '@/components/ui/static-page';
import { faq, faqLead } from '@/content/faq';
import { staticBreadcrumbs } from '@/lib/breadcrumbs';
import { staticMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import { faqJsonLd } from '@/lib/structured-data';

export const metadata = staticMetadata('/faq');

export default function FaqPage() {
  return (
    <StaticPage
      path="/faq"
      data={faqJsonLd(staticBreadcrumbs('/faq'))}
      lead={
        <>
          {faqLead} <Link href={routes.howWeWork}>How we work</Link>
        </>
      }
    >
      <Accordion items={faq} />
    </StaticPage>
  );
}
