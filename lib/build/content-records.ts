import { caseStudy } from '@/content/case-study';
import type { AnyPage } from '@/content/catalogue/types';
import { company } from '@/content/company';
import { faq } from '@/content/faq';
import { accessibilityStatement } from '@/content/legal/accessibility-statement';
import { privacy } from '@/content/legal/privacy';
import { returns } from '@/content/legal/returns';
import { navigation } from '@/content/navigation';
import { about } from '@/content/pages/about';
import { career } from '@/content/pages/career';
import { contact } from '@/content/pages/contact';
import { home } from '@/content/pages/home';
import { howWeWork } from '@/content/pages/how-we-work';
import { hubs } from '@/content/pages/hubs';
import { notFound } from '@/content/pages/not-found';
import { portfolio } from '@/content/portfolio';
import { standards } from '@/content/standards';
import { staticPages } from '@/content/static-pages';
import { categoriesIn } from '../catalogue';
import { routes } from '../routes';
import type { RecordByKind, RecordKind } from './content-limits';

/** A record of the content and what a message calls it: its address, or its place in `content/`. */
export type ContentRecord<K extends RecordKind = RecordKind> = {
  readonly [Kind in K]: { readonly kind: Kind; readonly where: string; readonly value: RecordByKind[Kind] };
}[K];

export const pageRecord = (page: AnyPage) =>
  ({ kind: page.section, where: routes.page(page), value: page }) as ContentRecord<AnyPage['section']>;

/** Every record but the catalogue's pages. */
export const otherRecords: readonly ContentRecord[] = [
  ...(['services', 'industries', 'solution'] as const).flatMap((section) =>
    categoriesIn(section).map((value) => ({
      kind: 'category' as const,
      where: routes.category(value),
      value,
    })),
  ),
  ...portfolio.map((value) => ({ kind: 'portfolio' as const, where: routes.portfolioItem(value), value })),
  { kind: 'drawing', where: routes.home, value: home.schematic },
  { kind: 'caseStudy', where: routes.caseStudy, value: caseStudy },
  ...faq.map((value) => ({ kind: 'question' as const, where: `/faq#${value.slug}`, value })),
  ...Object.entries({
    '/privacypolicy': privacy,
    '/returnspolicy': returns,
    '/accessibility-statement': accessibilityStatement,
  }).map(([where, value]) => ({ kind: 'legal' as const, where, value })),
  // A placeholder page shows one word, its label, which is its title too.
  ...staticPages
    .filter(({ label, title }) => label !== title)
    .map((value) => ({ kind: 'staticPage' as const, where: value.path, value })),
  ...Object.entries(standards).map(([id, value]) => ({
    kind: 'standard' as const,
    where: `standards ${id}`,
    value,
  })),
];

/** Records of one page each, which have no table of limits; their words are held to the same rules. */
export const singleRecords: Readonly<Record<string, object>> = {
  home,
  about,
  career,
  contact,
  howWeWork,
  hubs,
  notFound,
  navigation,
  company,
};
