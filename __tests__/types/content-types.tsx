/*
 * Type tests: `tsc` fails where one of these mistakes would compile (an unused `@ts-expect-error` is an error). Nothing
 * here runs.
 */

import { Link } from '@/components/ui/link';
import {
  industryCategory,
  industryPage,
  schematic,
  serviceCategory,
  servicePage,
} from '@/content/catalogue/define';
import type { CataloguePage, PageAddress } from '@/content/catalogue/schema';
import { banking } from '@/content/industries/banking';
import { fleetManagement } from '@/content/industries/fleet-management';
import { ciCd } from '@/content/services/ci-cd';
// @ts-expect-error A category cannot list a page that does not exist: there is nothing to import.
import { noSuchPage } from '@/content/services/no-such-page';

const words = { slug: 'x', label: 'x', motif: 'code', description: 'x' } as const;
const page = { slug: 'x', label: 'x', title: 'x', summary: 'x', reviewedOn: '2026-11-21' } as const;

serviceCategory({ ...words, pages: [ciCd] });
// @ts-expect-error A category of services cannot list an industry's page.
serviceCategory({ ...words, pages: [banking] });
// @ts-expect-error A category lists at least one page.
serviceCategory({ ...words, pages: [] });
// @ts-expect-error A category's motif is drawn somewhere.
serviceCategory({ ...words, motif: 'unicorn', pages: [ciCd] });
serviceCategory({ ...words, pages: [noSuchPage] });

// One page, two categories.
industryCategory({ ...words, pages: [banking, fleetManagement] });
industryCategory({ ...words, pages: [fleetManagement] });
const shared: CataloguePage<'industries'> = fleetManagement;

// @ts-expect-error A page without its content.
servicePage(page);
// @ts-expect-error A page with another axis's content.
industryPage({ ...page, detail: ciCd.detail });
// @ts-expect-error A solution's section is not a service's.
const wrongSection: CataloguePage<'services'> = shared;
// @ts-expect-error A full page has every chapter that its section asks for.
servicePage({ ...page, detail: { ...ciCd.detail, chapters: { signs: ['x'] } } });

// @ts-expect-error An address begins with its section.
export const address: PageAddress = 'service/ci-cd';

schematic({
  caption: 'x',
  lanes: { One: { a: 'A' }, Two: { b: ['store', 'B'] } },
  // @ts-expect-error A flow to a node that is not drawn.
  flows: [['a', 'c']],
});

export const links = [
  <Link key="1" href="/services" />,
  <Link key="2" href="/services/ci-cd" />,
  <Link key="3" href="/contact#form" />,
  // @ts-expect-error A link to a route that does not exist.
  <Link key="4" href="/servces" />,
];
export { wrongSection };
