import { createHash } from 'node:crypto';
import { beforeYouBuy } from '@/content/before-you-buy';
import { caseStudy } from '@/content/case-study';
import type { AnyPage } from '@/content/catalogue/schema';
import { contactForm } from '@/content/contact-form';
import { faq, faqLead } from '@/content/faq';
import { formProviders } from '@/content/form-providers';
import { accessibilityStatement } from '@/content/legal/accessibility-statement';
import { privacyWith } from '@/content/legal/privacy';
import { returns } from '@/content/legal/returns';
import { about } from '@/content/pages/about';
import { career } from '@/content/pages/career';
import { contact } from '@/content/pages/contact';
import { home } from '@/content/pages/home';
import { howWeWork } from '@/content/pages/how-we-work';
import { hubs } from '@/content/pages/hubs';
import { portfolio } from '@/content/portfolio';
import type { PortfolioItem } from '@/content/portfolio/schema';
import { staticPages } from '@/content/static-pages';
import { catalogueEntries, categoriesIn } from '@/lib/catalogue';
import { glossary } from '@/lib/glossary';
import { sitePages } from '@/lib/pages';
import { routes } from '@/lib/routes';

/*
 * Date of each text's last change, for the sitemap: `content/text-dates.json` keeps it beside the hash of the text that had it. A
 * changed text without a new date is a problem that the checks name.
 */

/** By address: the hash of the words that a page's files hold, and since when (`YYYY-MM-DD`) they are these. */
export type TextDates = Readonly<Record<string, { readonly hash: string; readonly date: string }>>;

type IndexedPath = Extract<(typeof staticPages)[number], { indexed: true }>['path'];

/** Texts of each page outside the catalogue, beside its entry in `content/static-pages.ts`. */
const staticTexts: Readonly<Record<IndexedPath, unknown>> = {
  ...beforeYouBuy,
  '/': [home],
  '/about': [about],
  '/how-we-work': [howWeWork],
  '/services': [hubs.services, categoriesIn('services')],
  '/industry': [hubs.industries, categoriesIn('industries')],
  '/solution': [hubs.solution, categoriesIn('solution')],
  '/portfolio': [hubs.portfolio, portfolio],
  '/case-study': [caseStudy],
  '/career': [career],
  '/contact': [contact, contactForm],
  '/faq': [faqLead, faq],
  '/privacypolicy': [privacyWith(formProviders.web3forms.processor)],
  '/returnspolicy': [returns],
  '/accessibility-statement': [accessibilityStatement],
  '/glossary': [glossary.map(({ term, meaning }) => [term, meaning])],
  '/sitemap': [sitePages.map(({ label }) => label)],
};

/** Dates are not hashed: a review without a change leaves the text's date alone. */
const noWords = new Set(['reviewedOn', 'updatedOn']);

/** The hash of a record's words. A page that it lists stands as its address, so that each text counts once. */
export function hashOf(record: unknown): string {
  const json = JSON.stringify(record, (key, value: unknown) => {
    if (noWords.has(key)) return undefined;
    return key !== '' && isPage(value) ? addressOf(value) : value;
  });
  return createHash('sha256').update(json).digest('hex').slice(0, 12);
}

type Page = AnyPage | PortfolioItem;

const isPage = (value: unknown): value is Page =>
  typeof value === 'object' && value !== null && 'slug' in value && 'reviewedOn' in value;
const addressOf = (page: Page) => ('section' in page ? routes.page(page) : routes.portfolioItem(page));

/** The hash of every indexed page's text, by its address. */
export function textHashes(): ReadonlyMap<string, string> {
  return new Map([
    ...staticPages.flatMap((page) =>
      page.indexed ? [[page.path, hashOf([page, staticTexts[page.path]].flat())] as const] : [],
    ),
    ...catalogueEntries.map(({ path, page }) => [path, hashOf(page)] as const),
    ...portfolio.map((item) => [routes.portfolioItem(item), hashOf(item)] as const),
  ]);
}

/** The dates with today's for each text that is new or changed, and without those that are gone. */
export function datedTexts(hashes: ReadonlyMap<string, string>, known: TextDates, today: string): TextDates {
  return Object.fromEntries(
    [...hashes].map(([path, hash]) => {
      const before = known[path];
      return [path, before?.hash === hash ? before : { hash, date: today }];
    }),
  );
}

/** A page's line in `content/text-dates.json`: one a page, so that two branches meet only where they change one text. */
export const dateLine = (path: string, { date, hash }: TextDates[string]): string =>
  `  ${JSON.stringify(path)}: { "date": "${date}", "hash": "${hash}" }`;

/** One line for each text whose hash differs from the one in `content/text-dates.json`. */
export function textDateProblems(hashes: ReadonlyMap<string, string>, known: TextDates): string[] {
  const remedy = 'run `npm run date:content` and commit content/text-dates.json';
  const problems = [...hashes]
    .filter(([path, hash]) => known[path]?.hash !== hash)
    .map(
      ([path]) =>
        `${path}: its text was changed after ${known[path]?.date ?? 'it was first written'}, ${remedy}`,
    );
  const gone = Object.keys(known).filter((path) => !hashes.has(path));
  return [...problems, ...gone.map((path) => `${path}: has a date, but no page: ${remedy}`)];
}
