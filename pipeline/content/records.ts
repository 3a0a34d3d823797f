import type { z } from 'zod';
import { beforeYouBuy } from '@/content/before-you-buy';
import { caseStudy } from '@/content/case-study';
import { type AnyPage, categorySchema, pageSchemas } from '@/content/catalogue/schema';
import { drawing } from '@/content/catalogue/schematic';
import { company } from '@/content/company';
import { faq } from '@/content/faq';
import { formProviders } from '@/content/form-providers';
import { accessibilityStatement } from '@/content/legal/accessibility-statement';
import { privacyWith } from '@/content/legal/privacy';
import { returns } from '@/content/legal/returns';
import { legalPage } from '@/content/legal/schema';
import { navigation } from '@/content/navigation';
import { about } from '@/content/pages/about';
import { career } from '@/content/pages/career';
import { contact } from '@/content/pages/contact';
import { home } from '@/content/pages/home';
import { howWeWork } from '@/content/pages/how-we-work';
import { hubs } from '@/content/pages/hubs';
import { notFound } from '@/content/pages/not-found';
import { serviceGuide } from '@/content/pages/service-guide';
import { portfolio } from '@/content/portfolio';
import { caseStudySchema, portfolioItem } from '@/content/portfolio/schema';
import { faqQuestion, standard, staticPage } from '@/content/schema';
import { standards } from '@/content/standards';
import { staticPages } from '@/content/static-pages';
import { categoriesIn } from '@/lib/catalogue';
import { routes } from '@/lib/routes';

/** A record of the content and what a message calls it: its address, or its place in `content/`. */
export interface ContentRecord {
  readonly where: string;
  readonly value: object;
  /** A page that is the only one of its kind has none; its words are held to the same rules. */
  readonly schema?: z.ZodType;
}

export const pageRecord = (page: AnyPage): ContentRecord => ({
  where: routes.page(page),
  value: page,
  schema: pageSchemas[page.section],
});

/** Every record but the catalogue's pages. */
export const otherRecords: readonly ContentRecord[] = [
  ...(['services', 'industries', 'solution'] as const).flatMap((section) =>
    categoriesIn(section).map((value) => ({
      where: routes.category(value),
      // Its pages are records of their own.
      value: { ...value, pages: value.pages.map(routes.page) },
      schema: categorySchema,
    })),
  ),
  ...portfolio.map((value) => ({ where: routes.portfolioItem(value), value, schema: portfolioItem })),
  { where: routes.home, value: home.schematic, schema: drawing },
  { where: routes.caseStudy, value: caseStudy, schema: caseStudySchema },
  ...faq.map((value) => ({ where: `/faq#${value.slug}`, value, schema: faqQuestion })),
  {
    where: '/privacypolicy',
    value: privacyWith(formProviders.web3forms.processor),
    schema: legalPage,
  },
  { where: '/returnspolicy', value: returns, schema: legalPage },
  { where: '/accessibility-statement', value: accessibilityStatement, schema: legalPage },
  ...staticPages.map((value) => ({ where: value.path, value, schema: staticPage })),
  ...Object.entries(standards).map(([id, value]) => ({ where: `standards ${id}`, value, schema: standard })),
  ...Object.entries(beforeYouBuy).map(([where, value]) => ({ where, value })),
  ...Object.entries({
    home,
    about,
    career,
    contact,
    howWeWork,
    hubs,
    serviceGuide,
    notFound,
    navigation,
    company,
  }).map(([where, value]) => ({ where, value })),
];
