/** @jest-environment node */
import { load } from 'cheerio';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CaseStudyView } from '@/components/case-study/case-study-view';
import { industryChapters } from '@/components/catalogue/industry-chapters';
import { PageView } from '@/components/catalogue/page-view';
import { serviceChapters } from '@/components/catalogue/service-chapters';
import { solutionChapters } from '@/components/catalogue/solution-chapters';
import { LegalView } from '@/components/legal/legal-view';
import { PortfolioItemView } from '@/components/portfolio/portfolio-item-view';
import { caseStudy } from '@/content/case-study';
import type { AnyPage } from '@/content/catalogue/schema';
import { formProviders } from '@/content/form-providers';
import { privacyWith } from '@/content/legal/privacy';
import { portfolio } from '@/content/portfolio';
import { ciCd } from '@/content/services/ci-cd';
import { portfolioBreadcrumbs } from '@/lib/breadcrumbs';
import { catalogueEntries } from '@/lib/catalogue';
import { routes } from '@/lib/routes';
import { textsOf } from '@/pipeline/content/content-rules';
import { otherRecords, pageRecord } from '@/pipeline/content/records';
import { drawingsOf } from '@/pipeline/schematic/drawings';

/* A field that no component reads shows as words that stand in a record and not on its page. */

function chaptersOf(page: AnyPage) {
  if (page.section === 'services') return serviceChapters(page.detail);
  return page.section === 'industries' ? industryChapters(page.detail) : solutionChapters(page.detail);
}

/* Laying out 160 drawings takes minutes: pages without chapters borrow one, and their own drawings' words are left to `schematic.test.ts`. */
const records = [...catalogueEntries.map(({ page }) => pageRecord(page)), ...otherRecords];

/** Without spaces, as the lines of a drawing break a text in two; in small letters, as it sets names of lanes in capitals. */
const bare = (text: string) => text.replace(/\s/g, '').toLowerCase();

/** A summary goes into the page's head and onto cards; Marathi and Hindi words are drawn as outlines. */
const isElsewhere = (path: string, text: string) => path === 'summary' || /\p{Script=Devanagari}/u.test(text);

/** Texts of the record at `where` that its page does not show. */
function unshown(where: string, page: ReactElement): string[] {
  const $ = load(renderToStaticMarkup(page));
  $('script').remove();
  const shown = bare($.text());
  const record = records.find((candidate) => candidate.where === where && candidate.schema);
  if (!record) throw new Error(`No record ${where}`);
  return textsOf(record).flatMap(({ path, text }) =>
    isElsewhere(path, text) || shown.includes(bare(text)) ? [] : path,
  );
}

test.each(catalogueEntries.map((entry) => [entry.path, entry] as const))(
  '%s shows all its words',
  async (path, entry) => {
    const { page } = entry;
    const hasOwnDrawing = page.detail.chapters !== undefined;
    const drawings = await drawingsOf((hasOwnDrawing ? page : ciCd).detail.schematic);
    const missing = unshown(path, <PageView entry={entry} drawings={drawings} chapters={chaptersOf(page)} />);
    expect(missing.filter((field) => hasOwnDrawing || !field.startsWith('detail.schematic'))).toEqual([]);
  },
);

test.each(portfolio)('the project $slug shows all its words', (item) => {
  expect(
    unshown(
      routes.portfolioItem(item),
      <PortfolioItemView item={item} crumbs={portfolioBreadcrumbs(item)} />,
    ),
  ).toEqual([]);
});

test('the case study shows all its words', async () => {
  const drawings = new Map(
    await Promise.all(
      caseStudy.sections.flatMap(({ slug, schematic }) =>
        schematic ? [drawingsOf(schematic).then((drawing) => [slug, drawing] as const)] : [],
      ),
    ),
  );
  expect(unshown(routes.caseStudy, <CaseStudyView drawings={drawings} />)).toEqual([]);
});

test('a legal page shows all its words', () => {
  expect(
    unshown(
      '/privacypolicy',
      <LegalView path="/privacypolicy" page={privacyWith(formProviders.web3forms.processor)} />,
    ),
  ).toEqual([]);
});
