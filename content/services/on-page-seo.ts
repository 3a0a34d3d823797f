import { schematic, servicePage } from '../catalogue/define';

export const onPageSeo = servicePage({
  slug: 'on-page-seo',
  label: 'On-Page SEO',
  title: 'On-page SEO: one query, one page, one plain answer',
  summary:
    'Titles, headings, copy, links and structured data revised page by page in your CMS, each for one search intent, with the reason noted beside the change.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'Each important page states what it answers in title, heading and first paragraph, and no second page of yours competes for the same query.',
    quickAnswer:
      'On-page work changes what a single URL says to a reader and to a crawler: title, headings, copy, images, links and mark-up. Marketing teams ask for it when pages are indexed yet shown for the wrong queries. In two to three weeks you hold a sheet of twenty to thirty pages with intent, present text, proposed text and reason. Positions remain the search engine’s decision.',
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
        text: 'Where Search Console shows two URLs alternating for a query, we merge, redirect or separate their subjects. Merging drops some of the weaker page’s wording; keeping both splits its links. The sheet records the choice with the impressions behind it.',
      },
      {
        name: 'Structured data the page shows',
        text: 'JSON-LD repeats only what a visitor can read: Product, Article, BreadcrumbList, Organization. FAQ rich results ended on 7 May 2026, so mark-up written for them earns nothing there. Eligible types go through the Rich Results Test, the rest through a schema.org validator.',
      },
      {
        name: 'Links, images and reading order',
        text: 'Anchors name their target, heading order follows WCAG 2.2, and alternative text serves a blind reader first. Decorative pictures get an empty alt. Keyword lists hidden in image attributes help neither of the two audiences.',
      },
      {
        name: 'When words are not the fault',
        text: 'If a URL is blocked, duplicated by parameters or rendered empty, rewriting waits for that repair. Revised pages need weeks before impressions mean anything. For a site of fifteen pages, your own editor with our checklist costs less than a retainer.',
      },
    ],
    schematic: schematic({
      caption:
        'Queries and the results page decide what kind of page is wanted; only then are words, links and mark-up changed, and an editor approves.',
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
    }),
  },
});
