import { schematic, servicePage } from '../catalogue/define';

export const keywordResearch = servicePage({
  slug: 'keyword-research',
  label: 'Keyword Research',
  title: 'Keyword research that ends in a map of pages',
  summary:
    'Queries from your own records before any tool, grouped by shared results, labelled by intent and value, and assigned to exactly one page or set aside.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'You know which questions buyers type, which of your pages should answer each one, and which tempting terms you have decided to leave alone.',
    quickAnswer:
      'A spreadsheet of five thousand terms helps nobody decide what to write. Our research stops at a page map: every group of queries is owned by one existing or planned page, or is refused with a reason. It serves firms about to restructure a site, enter a market or brief writers. For one product line and one language, allow two to three weeks to the first map.',
    capabilities: [
      {
        name: 'Your own words first',
        text: 'Search Console queries, site-search logs, sales calls, tenders and support tickets come before any tool. They contain terms too rare for a planner to show and too specific for rivals to see. In B2B those often bring the better enquiries.',
      },
      {
        name: 'Groups by shared results',
        text: 'Two queries belong to one page when their results pages overlap strongly, however different the words are. We fetch and compare results instead of trusting stems. The overlap threshold is a judgement: loose groups make vague pages, tight ones make duplicates.',
      },
      {
        name: 'Intent read from the page',
        text: 'Each group is labelled by what is shown: definitions, comparisons, shops, maps, calculators, forum threads or a generated summary. Where the answer appears above the links, we note that visits may stay few even for a page shown first.',
      },
      {
        name: 'Volume with its error',
        text: 'Planner volumes are rounded, bucketed and merged across close variants, and Search Console hides rare queries. We show ranges and a source for each number. Value is scored with your sales staff, since a query searched ten times may be a tender.',
      },
      {
        name: 'Languages and scripts',
        text: 'Hindi buyers type in Devanagari, in Latin letters and in mixed English, often for one product. Marathi or German terms are gathered by a speaker, never translated from the English list. The map says which variants deserve hreflang pages.',
      },
      {
        name: 'Terms set aside, and shelf life',
        text: 'Competitors’ brand names, student queries and terms you could not honestly answer go to a refusal list. Maps age: we date them and recheck yearly. A firm selling to forty known accounts needs a call list more than this research.',
      },
    ],
    schematic: schematic({
      caption:
        'Terms from your records and from planners are grouped by what search shows, valued by sales, and each group ends in one of three lists.',
      lanes: {
        Sources: {
          own: ['store', 'Site-search log'],
          calls: ['document', 'Sales call notes'],
          planner: ['outside', 'Keyword planner'],
        },
        Grouping: { pool: ['store', 'Query pool'], overlap: 'Results overlap' },
        Judgement: { intent: ['document', 'Intent label'], sales: ['person', 'Sales lead'] },
        'Three lists': {
          map: ['document', 'Page map'],
          gaps: ['document', 'Pages to write'],
          refuse: ['document', 'Refused terms'],
        },
      },
      flows: [
        ['own', 'pool'],
        ['calls', 'pool', 'rare words'],
        ['planner', 'pool', 'volume range'],
        ['pool', 'overlap'],
        ['overlap', 'intent', 'group'],
        ['overlap', 'sales', 'group'],
        ['intent', 'map', 'page exists'],
        ['intent', 'gaps', 'none yet'],
        ['sales', 'refuse', 'no honest answer'],
      ],
    }),
  },
});
