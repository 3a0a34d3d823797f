import { home } from '@/content/pages/home';
import { pageAt } from '@/lib/catalogue';
import { routes } from '@/lib/routes';
import { ExhibitFigure } from '../exhibit/exhibit';
import { Band } from '../ui/band';
import { Link } from '../ui/link';

/** A sample document of one service, as a client would receive it. */
export function SampleDocument() {
  const { heading, text, of } = home.exhibit;
  const page = pageAt(of);
  const exhibit = page.section === 'services' && page.detail.exhibit;
  return (
    exhibit && (
      <Band id="document" heading={heading} text={text}>
        <ExhibitFigure exhibit={exhibit} />
        <p>
          From <Link href={routes.page(page)}>{page.label}</Link>
        </p>
      </Band>
    )
  );
}
