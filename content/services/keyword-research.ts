import { schematic, servicePage } from '../catalogue/define';

export const keywordResearch = servicePage({
  slug: 'keyword-research',
  label: 'Keyword Research',
  title: 'Keyword research from queries to a map of pages',
  summary:
    'Queries from your own records before any tool, grouped by shared results, labelled by intent and value, and assigned to exactly one page or set aside.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'Every group of queries has one page to answer it, or a reason to leave it.',
    quickAnswer:
      '“pani ki tanki price”, “water tank 1000 ltr”, “overhead tank for terrace”: one page or three? What a search engine shows for each of them decides it. Our research starts with your own records, groups what it finds and ends in a page map, for firms about to restructure a site, enter a market or brief writers.',
    atAGlance: {
      fits: 'A site about to be restructured, a new market, or writers waiting for briefs',
      notFor: 'Whoever sells to forty known accounts gets more from a call list',
      firstStep: {
        what: 'One product line in one language, mapped',
        output: 'a page map: each group of queries with its page, or refused',
        weeks: [2, 3],
      },
      charged: 'A rate per product line and language, agreed before any tool is opened',
      youBring:
        'Search Console access, site-search logs, sales call notes, old tenders, an hour with two salespeople',
    },
    ask: {
      text: 'What do buyers call one of your products? We compare the results for three such names and answer: one page, two or three.',
      button: 'Name one product three ways',
    },
    notNeeded: {
      struck: 'Keyword research',
      after: 'finds little about a thing that has no name yet. Show it to people.',
    },
    argument: {
      heading: 'Two pages by words, two by results, but different ones',
      paragraphs: [
        'Two queries may share a page when five or more of their first ten results are the same addresses. A query joins a group only if that holds with every query in it, the strongest pair first; were two pairs level, the one searched more in your own log would go first. A and B share seven results and form a page, C and D share six and form another. B and C share five as well, and there the dispute begins.',
        'The copywriter goes by words: “tank” thrice, Hindi once. So a page for tanks and one in Hindi, although seven results in ten are the same. The marketing head goes from neighbour to neighbour, A to B, B to C, C to D, and arrives at a single page. It would be cheaper, with a section on choosing below the prices. But A and D have one result in common, so a page that serves both is the exception.',
        'The threshold matters less than this. From two to six it gives the same two pages; at seven C and D part. Each results page was read by a person, on two days, eight readings in all, and the lower count holds. Google’s spam policies forbid automated queries without its permission, so only doubtful queries are read in this way; the obvious ones your salespeople settle.',
      ],
    },
    exhibit: {
      kind: 'comparison',
      document: 'Page map · water tanks · rev B · 20 Nov 2026',
      title: 'Four queries, grouped by their words and by their results',
      columns: ['By words', 'By results'],
      rows: [
        {
          before: 'A, pani ki tanki price: Hindi page',
          after: 'A: price page',
          note: 'Shares 7 of 10 with B, 2 with C, 1 with D.',
        },
        {
          before: 'B, water tank 1000 ltr: tank page',
          after: 'B: price page',
          note: 'Shares 7 of 10 with A, 5 with C, 4 with D.',
        },
        {
          before: 'C, overhead tank for terrace: tank page',
          after: 'C: choosing page',
          note: 'Shares 2 of 10 with A, 5 with B, 6 with D.',
        },
        {
          before: 'D, water tank for 5 persons: tank page',
          after: 'D: choosing page',
          note: 'Shares 1 of 10 with A, 4 with B, 6 with C.',
        },
      ],
      reading:
        'first ten links without advertisements or maps, read on a phone in Pune, signed out, on 12 and 19 Nov 2026; the lower count of the two days. The price page says both “tank” and “tanki”.',
    },
    capabilities: [
      {
        name: 'Your own words first',
        text: 'Search Console queries, site-search logs, sales calls, tenders and support tickets come before any tool. They contain terms too rare for a planner to show and too specific for rivals to see. In trade between firms those may bring the better enquiries.',
      },
      {
        name: 'Groups by shared results',
        text: 'Two queries belong to one page when their results pages overlap strongly, however different the words are. A person reads and compares the results; stems are not trusted. The overlap threshold is a judgement: loose groups make vague pages, tight ones make duplicates.',
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
        text: 'Competitors’ brand names, student queries and terms you could not honestly answer go to a refusal list. A map ages as results pages change, so we date it and compare a sample again each year.',
      },
    ],
    schematic: schematic({
      caption:
        'Each group of terms ends in one of three lists, according to what search shows and what you can honestly answer.',
      lanes: {
        Sources: {
          own: ['store', 'Search Console, logs'],
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
      mark: {
        node: 'overlap',
        before: 'Same word stem',
        doubt: 'Copywriter: is “pani ki tanki” a page of its own?',
        answer: 'Only if its results page differs from the English.',
      },
    }),
  },
});
