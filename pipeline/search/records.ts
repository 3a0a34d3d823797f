import { beforeYouBuy } from '@/content/before-you-buy';
import { caseStudy } from '@/content/case-study';
import type { AnyPage, PageAddress } from '@/content/catalogue/schema';
import { sharedHeads } from '@/content/chapters';
import { faq } from '@/content/faq';
import { accessibilityStatement } from '@/content/legal/accessibility-statement';
import { privacyWith } from '@/content/legal/privacy';
import { returns } from '@/content/legal/returns';
import type { LegalPage } from '@/content/legal/schema';
import { about } from '@/content/pages/about';
import { career } from '@/content/pages/career';
import { contact } from '@/content/pages/contact';
import { home } from '@/content/pages/home';
import { howWeWork } from '@/content/pages/how-we-work';
import { hubs } from '@/content/pages/hubs';
import { serviceGuide } from '@/content/pages/service-guide';
import { portfolio } from '@/content/portfolio';
import { buyersWords } from '@/content/search-synonyms';
import { standards } from '@/content/standards';
import { type StaticPath, staticPages } from '@/content/static-pages';
import { anchorOf } from '@/lib/anchor';
import { type CatalogueEntry, catalogueEntries } from '@/lib/catalogue';
import { formProvider } from '@/lib/contact/provider';
import { glossary } from '@/lib/glossary';
import { getStaticPage } from '@/lib/pages';
import { routes } from '@/lib/routes';
import type { Axis, Passage, SearchRecord } from '@/lib/search/records';

/* Builds a record for search of each page, and of each part of a page that is an answer of its own. */

export interface RecordSource extends Omit<SearchRecord, 'rest'> {
  /** All content of the page that no result shows. */
  readonly rest: unknown;
}

/** Phrases of buyers for a page: from the hubs, where they are shown, and from the list of synonyms. */
const situations = new Map<string, string>();
const addSituation = (page: PageAddress, situation: string) => {
  const path = `/${page}`;
  situations.set(path, [situations.get(path), situation].filter(Boolean).join(' '));
};
for (const hub of Object.values(hubs))
  if ('finder' in hub) for (const { situation, page } of hub.finder.options) addSituation(page, situation);
for (const { outcomes } of serviceGuide.branches)
  for (const { answer, fits } of outcomes) addSituation(fits.page, answer);

const namesOf = (path: string): readonly string[] =>
  [buyersWords[path], situations.get(path)].filter((words) => words !== undefined);

function catalogueRecord({ page, path, categories, primaryCategory }: CatalogueEntry): RecordSource {
  const { detail } = page;
  return {
    path,
    axis: page.section,
    label: page.label,
    title: page.title,
    kicker: primaryCategory.label,
    names: [...namesOf(path), ...categories.slice(1).map(({ label }) => label)],
    passages: [
      [page.summary],
      [detail.quickAnswer],
      [detail.promise],
      [detail.atAGlance.fits],
      ...detail.capabilities.map(({ name }): Passage => [name, 'capabilities']),
      ...chapterPassages(page),
    ],
    rest: [
      detail.capabilities,
      detail.atAGlance,
      detail.schematic.caption,
      detail.argument,
      detail.terms,
      detail.faq,
      'exhibit' in detail && detail.exhibit,
      'route' in detail && detail.route?.stations.map(({ value, fields, mark }) => [value, fields, mark]),
      'screen' in detail && [detail.screen?.heading, detail.screen?.parts],
      detail.chapters,
    ],
  };
}

/** Questions and standards, which buyers look for by their names. */
function chapterPassages({ detail: { chapters, faq } }: AnyPage): readonly Passage[] {
  return [
    ...(faq ?? []).map(({ question }): Passage => [question, anchorOf(question)]),
    ...(chapters?.standards ?? []).map(({ id }): Passage => [standards[id].name, sharedHeads.standards.slug]),
  ];
}

const sampleRecords = (): RecordSource[] =>
  portfolio.map((item) => ({
    path: routes.portfolioItem(item),
    axis: 'samples',
    label: item.label,
    title: item.title,
    kicker: item.facts.sector,
    names: namesOf(routes.portfolioItem(item)),
    passages: [[item.summary], [item.startingPoint], ...item.delivers.map(({ name }): Passage => [name])],
    rest: [item.facts, item.constraints, item.delivers, item.decision, item.chapters],
  }));

/** Texts of a company page beside its title and summary. */
const companyTexts: Partial<
  Record<StaticPath, { readonly passages?: readonly Passage[]; readonly rest?: unknown }>
> = {
  ...Object.fromEntries(Object.entries(beforeYouBuy).map(([path, rest]) => [path, { rest }])),
  '/about': { rest: about },
  '/career': { rest: career },
  '/contact': {
    passages: contact.questions.list.map(
      ({ question, answer }): Passage => [`${question} ${answer}`, anchorOf(question)],
    ),
    rest: contact,
  },
  '/case-study': {
    passages: caseStudy.sections.map(({ slug, heading }): Passage => [heading, slug]),
    rest: caseStudy.sections,
  },
  '/privacypolicy': legalTexts(privacyWith(formProvider.processor)),
  '/returnspolicy': legalTexts(returns),
  '/accessibility-statement': legalTexts(accessibilityStatement),
};

function legalTexts({ inShort, sections }: LegalPage) {
  return {
    passages: [
      ...inShort.map((text): Passage => [text]),
      ...sections.map(({ slug, heading }): Passage => [heading, slug]),
    ],
    rest: sections,
  };
}

const companyRecords = (): RecordSource[] =>
  staticPages
    .filter(({ indexed }) => indexed)
    .map(({ path, label, title, summary }) => ({
      path,
      axis: path === '/portfolio' || path === '/case-study' ? 'samples' : (hubAxis[path] ?? 'company'),
      label,
      title,
      kicker: 'Page',
      names: namesOf(path),
      passages: [[summary], ...(companyTexts[path]?.passages ?? [])],
      rest: companyTexts[path]?.rest,
    }));

const hubAxis: Readonly<Record<string, Axis>> = {
  '/services': 'services',
  '/industry': 'industries',
  '/solution': 'solution',
};

/** Questions, rules and terms, each at its anchor. */
function partRecords(): RecordSource[] {
  const part = (page: StaticPath, slug: string, label: string, ...passages: Passage[]): RecordSource => ({
    path: `${page}#${slug}`,
    axis: 'company',
    label,
    title: '',
    kicker: getStaticPage(page).label,
    names: namesOf(`${page}#${slug}`),
    passages,
    rest: [],
  });
  const { roles, time, terms } = howWeWork;
  const decided = roles.list.map(({ role, decides }): Passage => [`${role}: ${decides}`]);
  const timed = time.list.map(({ label, value }): Passage => [`${label}: ${value}`]);
  return [
    ...home.questions.list.map(({ question, answer }, at) =>
      part('/', `question-${at + 1}`, question, [answer]),
    ),
    ...glossary.map(({ term, meaning }) => part('/glossary', anchorOf(term), term, [meaning])),
    ...faq.map(({ slug, question, answer }) =>
      part('/faq', slug, question, ...answer.map((text): Passage => [text])),
    ),
    part('/how-we-work', 'roles', roles.heading, ...decided),
    part('/how-we-work', 'time', time.heading, ...timed),
    ...terms.map(({ slug, heading, text, list }) => {
      const rules = list.map((rule): Passage => [`${rule.name}: ${rule.text}`, anchorOf(rule.name, slug)]);
      return part('/how-we-work', slug, heading, [text], ...rules);
    }),
  ];
}

/** Every page and part that search finds. */
export const recordSources = (): readonly RecordSource[] => [
  ...catalogueEntries.map(catalogueRecord),
  ...sampleRecords(),
  ...companyRecords(),
  ...partRecords(),
];
