import { schematic, servicePage } from '../catalogue/define';

export const onPageSeo = servicePage({
  slug: 'on-page-seo',
  label: 'On-Page SEO',
  title: 'On-page SEO: one query, one page, one plain answer',
  summary:
    'Titles, headings, copy, links and structured data revised page by page in your CMS, each for one search intent, with the reason noted beside the change.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'No two of your pages are written for the same query.',
    quickAnswer:
      'The title says “Industrial valves”, the heading “Our products”, the first line “Welcome”. On-page work makes the three say one thing, and brings links, images and mark-up into line with them. Marketing teams whose pages are known to search engines, yet shown to the wrong people, gain most by it. Where two URLs answer one query, we merge them or tell them apart. Positions remain the search engine’s decision.',
    atAGlance: {
      fits: 'Pages that are indexed, yet shown for the wrong queries',
      notFor: 'A site of fifteen pages can be revised by its own editor within a week',
      firstStep: {
        what: 'Twenty to thirty pages read against their queries',
        output: 'a sheet of intent, present text, proposed text and reason, page by page',
        weeks: [2, 3],
      },
      charged: 'A rate per page, known before we start; later rounds on a retainer',
      youBring:
        'Search Console access, drafting rights in the CMS, product vocabulary, a subject owner who approves',
    },
    ask: {
      text: 'One page, and the query it should be found for. Title, heading and first line come back as one thought.',
      button: 'Name one page and its query',
    },
    notNeeded: {
      struck: 'On-page SEO',
      after: 'cannot help a page that bots may not fetch. Unblock it and look again.',
    },
    argument: {
      heading: 'Why the page with fewer clicks keeps the query',
      paragraphs: [
        'In four weeks the list was shown 640 times for “gate valve price” and the guide 500 times, no third page at all. That makes 1,140, yet the property counts 900, because Search Console counts a results page that holds two of your pages once for the property and twice by page. So both were there 240 times, the list alone 400 times, and the guide alone 260 times. The guide names no price.',
        'The content editor would give the query to the guide, which has 36 of the 60 clicks. The sales manager would redirect the guide to the list, and with it the page behind 45 clicks from other questions. We go by the results page: seven of its ten links are price lists. Had lists and guides been level, the clicks would have decided. The guide keeps its address, gives up “price” in title, heading and first line, and links to the list with the words that it gave up.',
        'Google may go on showing the guide. If it stops, the guide’s row falls by 500, and 240 are no loss, since the list was there too. If the list takes the other 260, its row rises from 640 to 900 and the property’s count stays there. We judge by the property’s 58 clicks of these weeks, in which two people who opened both pages count once.',
      ],
    },
    exhibit: {
      kind: 'decision',
      document: 'Intent sheet · gate valves · row 7 · 23 Nov 2026',
      title: 'Two pages answer one query, and one of them has no prices',
      chosen: 'The list answers “gate valve price”; the guide stays and links there',
      why: 'Of ten results seven are price lists (mostly marketplaces’), two are guides and one is a forum, read signed out, by phone and computer, in Pune and Chennai on 16, 18 and 20 Nov 2026, the same each time.',
      rejected: [
        {
          option: 'Give the query to the guide',
          why: 'It has 36 clicks and the list 24, but whoever opened it found no price.',
        },
        {
          option: 'Redirect the guide to the list',
          why: 'The guide brings 45 clicks from queries about pressure classes, which a list does not answer.',
        },
        {
          option: 'Put the prices into the guide',
          why: 'It would serve the 260 of 900 results that show the guide alone, but prices then stand twice and both still compete.',
        },
      ],
      reopens:
        'Fewer than 44 clicks by property from 4 to 31 Jan 2027, under three quarters of the 58, unless other valve queries fell too.',
      reading:
        'counts are this exact query’s of 28 Sep to 25 Oct 2026, before Diwali; Dussehra lies in one span, Pongal in the other, both have 28 days. The new words go live on 30 Nov.',
    },
    capabilities: [
      {
        name: 'Intent before wording',
        text: 'We read the results page for each main query: guides, product lists, maps or tools. A better title will not rescue a page of the wrong kind, so the sheet may say “build a comparison here” and leave the copy alone.',
      },
      {
        name: 'Title, heading and opening agree',
        text: 'Search engines rewrite titles that are stuffed, stale or unlike the heading. We write all three as one thought with the distinguishing word early, then compare the title link shown in results with ours. A rewrite is evidence of a mismatch.',
      },
      {
        name: 'Two pages, one query',
        text: 'Where Search Console shows two URLs alternating for a query, we merge, redirect or separate their subjects, and the sheet records the choice with the impressions behind it. Merging drops some of the weaker page’s wording; keeping both splits the links.',
      },
      {
        name: 'Structured data the page shows',
        text: 'JSON-LD repeats only what a visitor can read: Product, Article, BreadcrumbList, Organization. FAQ rich results ended on 7 May 2026, so mark-up written for them earns nothing there. Eligible types go through the Rich Results Test, the rest through a schema.org validator.',
      },
      {
        name: 'Links, images and reading order',
        text: 'Anchors name their target. Headings mirror the structure, as WCAG 2.2 asks, and alternative text serves a blind reader first. Decorative pictures get an empty alt. Keyword lists hidden in image attributes help neither reader nor crawler.',
      },
      {
        name: 'When words are not the fault',
        text: 'If a URL is blocked, duplicated by parameters or rendered empty, rewriting waits for that repair. Revised pages need weeks before impressions mean anything. We date each change in the sheet, so that the chart is not read too soon.',
      },
    ],
    schematic: schematic({
      caption:
        'Queries and the results page decide what kind of page is wanted; only then are words, links and mark-up changed.',
      lanes: {
        'What searchers want': { queries: ['outside', 'Search Console'], serp: ['outside', 'Results page'] },
        Decision: { intent: ['document', 'Intent sheet'], merge: ['document', 'Merge list'] },
        Changes: { copy: ['document', 'Title and copy'], anchors: 'Internal anchors', jsonld: 'JSON-LD' },
        Publication: { editor: ['person', 'Your editor'], live: 'Revised page' },
      },
      flows: [
        ['queries', 'merge', 'alternating URLs'],
        ['queries', 'intent'],
        ['serp', 'intent', 'kind of result'],
        ['intent', 'copy'],
        ['intent', 'jsonld'],
        ['merge', 'anchors', 'survivor'],
        ['copy', 'editor'],
        ['anchors', 'editor'],
        ['jsonld', 'editor'],
        ['editor', 'live', 'approves'],
      ],
      mark: {
        node: 'jsonld',
        before: 'FAQ mark-up',
        doubt: 'Content editor: do our FAQs still fold out in results?',
        answer: 'Not since May 2026; we mark visible facts only.',
      },
    }),
  },
});
