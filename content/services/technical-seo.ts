import { schematic, servicePage } from '../catalogue/define';

export const technicalSeo = servicePage({
  slug: 'technical-seo',
  label: 'Technical SEO',
  title: 'Technical SEO built into the release, not after it',
  summary:
    'Crawling, rendering, canonicals, redirects and field speed handled in code: rules in the repository, tests in the pipeline, and server logs as the witness.',
  reviewedOn: '2026-11-25',
  detail: {
    promise:
      'A release that would stop search engines from fetching, rendering or indexing your pages fails a test first.',
    quickAnswer:
      'Take a product page whose main text appears only after three scripts have run. Google renders it, later; many other bots never will. Our developers work in your repository on exactly such things: status codes, rendering, canonicals, sitemaps, redirects, speed. The work suits product teams with a large site, a JavaScript framework or a migration ahead. We cannot sell you a rank. Whether a page can be found at all is engineering.',
    atAGlance: {
      fits: 'A large site, a JavaScript front end, or a migration with old URLs that still earn visits',
      notFor: 'A hosted shop, where half of these settings are not yours to change',
      firstStep: {
        what: 'Crawl and logs compared, every template tested for rendering',
        output: 'the diff, a test per template and the first fixes as merge requests',
        weeks: [2, 3],
      },
      charged: 'Time and material beside your developers, after a reading quoted by its number of templates',
      youBring:
        'Repository access, raw server logs, Search Console rights, a staging address, a reviewer for merge requests',
    },
    ask: {
      text: 'The address of one product page will do. We fetch it with scripts switched off and tell you what a bot would read.',
      button: 'Give us one page to fetch',
    },
    notNeeded: {
      before: 'When a page is indexed and still passed over,',
      struck: 'technical SEO',
      after: 'can do no more. Rewrite it.',
    },
    argument: {
      heading: 'Where to send 120 products that no longer exist',
      paragraphs: [
        'This server reads its redirect file from the top and takes the first row that fits. The row for item 417 was there all along. It has never run, because /products/* is above it, and as no page is called /catalogue/item.php, the third hop ends at the home page with status 200. Every monitor shows green.',
        'An asterisk before /item.php serves the hops too. Order can be put right without a meeting. What needs one is the list of 120 items without a successor. Marketing would send them to the category, to keep what their links are worth; the developer wants 410, since Google may take a redirect to something else for a soft 404 and drop the address anyway. We settle it by a column in the sheet: the product manager names a successor, or the cell stays empty and the item is gone. A discontinued drill whose spare parts still sell keeps its page.',
        'Now put the right-hand 410 above the 180 rows that name a successor. It fits every id, so 180 + 120 = 300 items are gone, by the same rules in another order.',
      ],
    },
    exhibit: {
      kind: 'comparison',
      document: 'redirects.conf · merge request 6 · rev C',
      title: 'The same site’s redirects before and after the move',
      columns: ['As found', 'As handed over'],
      rows: [
        {
          before: '/products/* → /shop/*',
          after: '*/item.php?id=417 → /catalogue/hd-417',
          note: '180 like /products/item.php?id=417: three hops to the home page; now one hop',
        },
        {
          before: '/shop/* → /catalogue/*',
          after: '*/item.php → 410',
          note: '120 like /products/item.php?id=902: three hops to the home page; now 410',
        },
        {
          before: '/products/item.php?id=417 → /catalogue/hd-417',
          after: '/products/* → /catalogue/*',
          note: '640 like /products/anchors: two hops; now one hop',
        },
        {
          before: 'Any other → /',
          after: '/shop/* → /catalogue/*',
          note: '310 like /shop/rivets: one hop; now one hop',
        },
        {
          before: '(end of file)',
          after: 'Any other → 404',
          note: '150 like /wp-login.php: one hop to the home page; now 404',
        },
      ],
      reading:
        'each column is one file, read downwards where no page answers; the third column replays one family of addresses through both. Item 417 is one of 180 such rows. Arrows to a path are 301s.',
    },
    capabilities: [
      {
        name: 'Crawl against logs',
        text: 'A crawl shows what could be fetched; verified bot lines in the logs show what was. The diff exposes orphan pages, parameter traps and sections unseen for months. Crawl budget matters on large or fast-changing sites and hardly on small ones.',
      },
      {
        name: 'Rendering tested per template',
        text: 'We compare raw HTML, rendered HTML and what URL Inspection reports, template by template. Main text, links and canonical belong in the first response. Server rendering costs compute and caching work; client rendering delays indexing and many other bots never run scripts.',
      },
      {
        name: 'Redirect map for a migration',
        text: 'Old addresses come from logs, Search Console and inbound links, since a sitemap forgets what was withdrawn. The map is replayed against staging before cut-over, and again on the live site that night.',
      },
      {
        name: 'Field speed before lab speed',
        text: 'Core Web Vitals are judged at the 75th percentile of CrUX visits (Chrome users’ real loads) over 28 days: LCP 2.5 seconds, INP 200 milliseconds, CLS 0.1. Lab runs find the causes and field data decides.',
      },
      {
        name: 'hreflang and canonical signals',
        text: 'Language versions reference each other and themselves, each points its canonical to itself, and x-default is chosen on purpose. Generating both from one routing table prevents the usual quarrel, where a canonical to English cancels the German page.',
      },
    ],
    schematic: schematic({
      caption:
        'Rules live in the repository and are tested before release; logs and field data then say what crawlers and visitors really met.',
      lanes: {
        Repository: {
          routes: ['document', 'Routing table'],
          redirects: ['document', 'Redirect map'],
        },
        Pipeline: { render: 'Rendering test', guard: 'Release guards' },
        'Live site': { sitemap: ['document', 'XML sitemap'], server: 'Rendered pages' },
        Callers: { bot: ['outside', 'Verified bots'], visitor: ['person', 'Visitor'] },
        Witness: { diff: 'Crawl and log diff', crux: ['outside', 'CrUX field data'] },
      },
      flows: [
        ['routes', 'render', 'canonical, hreflang'],
        ['redirects', 'guard', 'replayed'],
        ['routes', 'sitemap', 'addresses'],
        ['render', 'server'],
        ['guard', 'server', 'or build fails'],
        ['sitemap', 'bot'],
        ['server', 'bot'],
        ['server', 'visitor'],
        ['bot', 'diff', 'log lines'],
        ['visitor', 'crux'],
      ],
      mark: {
        node: 'routes',
        before: 'hreflang spreadsheet',
        doubt: 'German editor: why does our canonical name English?',
        answer: 'One routing table now writes canonical and hreflang.',
      },
    }),
    terms: [
      {
        term: 'Soft 404',
        meaning:
          'An address that answers 200, or redirects, although the page asked for is gone. A search engine drops it; a monitor does not notice.',
      },
      {
        term: 'Redirect replay',
        meaning:
          'Every known old address requested from the new site by a script, which compares hops, last address and status with the map.',
      },
      {
        term: 'Orphan page',
        meaning: 'A live page to which no other page of the site links.',
      },
    ],
    related: [
      {
        page: 'services/seo-audit',
        reason: 'When you want findings, and your own developers will repair.',
      },
      {
        page: 'services/ecommerce-seo',
        reason: 'If filters and variants multiply your product pages.',
      },
      {
        page: 'services/cms',
        reason: 'If editors should be able to move a page without breaking it.',
      },
      {
        page: 'industries/ecommerce-platforms',
        reason: 'The shop itself is to be replaced, and the redirects come with it.',
      },
      {
        page: 'industries/media-cms',
        reason: 'An archive of articles whose addresses have changed three times.',
      },
      {
        page: 'solution/ecommerce',
        reason: 'A storefront where routing and canonicals are part of the product.',
      },
      {
        page: 'services/on-page-seo',
        reason: 'If the pages are fetched well and answer the wrong question.',
      },
      { page: 'services/off-page-seo', reason: 'If other sites should mention you and do not.' },
    ],
    faq: [
      {
        question: 'How long do old redirects have to stay?',
        answer:
          'Google advises a year at least. We leave a row for as long as the logs show people or links behind it.',
      },
      {
        question: 'Is 410 any better than 404?',
        answer:
          'For Google the difference is slight. It helps you: 410 says that somebody decided, 404 only that nothing is there.',
      },
      {
        question: 'If traffic drops by 40 % after the URL change, who repairs it?',
        answer:
          'Expect some movement for weeks, even when every row is right. Then the replay decides: an address that ends elsewhere than the accepted map says falls under our warranty; work on content after one of Google’s dated updates is a new order. By our terms neither side owes lost sales. Judge redirects after two months, the rest after six.',
      },
    ],
    chapters: {
      order: ['exhibit', 'risks', 'example'],
      approach: [
        {
          name: 'Lay crawl beside logs',
          text: 'We crawl the site as a bot would and compare it with ninety days of raw logs. Addresses that bots still ask for begin the redirect list.',
          output: 'Diff by template',
          weeks: [1, 1],
        },
        {
          name: 'Put each template to the test',
          text: 'One page per template is fetched with and without scripts. What is missing from the first response becomes a failing test in your repository.',
          output: 'Tests, and merge requests for quick faults',
          weeks: [1, 2],
        },
        {
          name: 'Repair beside your developers',
          text: 'Rendering, canonicals and sitemaps follow as small merge requests. A build fails on a stray noindex, a removed redirect or invalid JSON-LD.',
          output: 'Guards in the pipeline',
          decidedBy: 'Your reviewer, request by request',
          weeks: [4, 6],
        },
        {
          name: 'Map, replay, move',
          text: 'Product owners fill the successor column. The replay has to be clean on staging before a date is set.',
          output: 'Replay log without unexplained lines',
          decidedBy: 'Product owner, on that log',
          weeks: [1, 2],
        },
        {
          name: 'Watch the bots arrive',
          text: 'For a month we read what crawlers request and get. An address missing from the list earns its row then.',
          output: 'Final map, and who owns it',
          weeks: [4, 4],
        },
      ],
      costDrivers: [
        {
          driver: 'Templates',
          why: 'Each one is rendered, tested and repaired separately.',
          keepDown: 'Retire those with a handful of pages.',
          step: 1,
        },
        {
          driver: 'Address schemes of the past',
          why: 'Every earlier move left rules that the next one has to shorten.',
          keepDown: 'Find the old files, even from a previous agency.',
          step: 3,
        },
        {
          driver: 'Rights to release',
          why: 'A fix that waits for a quarterly release cannot be seen in logs.',
          keepDown: 'Agree on a weekly slot for small changes.',
          step: 2,
        },
      ],
      workedExample: {
        paragraphs: [
          'The log of the sample still holds requests for 1,400 addresses, in the five families above, mere hops left out. Both files are replayed, and each address is counted by how it ends.',
          'In the old file 310 + 640 = 950 addresses reach their page, and 450 end on the home page. In the new one 270 answer plainly that there is nothing: 120 by decision, 150 because they never existed.',
        ],
        sums: {
          columns: ['Ends at', 'As found', 'As handed over'],
          rows: [
            ['Its page, one hop', '310', '1,130'],
            ['Its page, two hops', '640', '0'],
            ['Home page', '450', '0'],
            ['404 or 410', '0', '270'],
          ],
          total: ['Addresses', '1,400', '1,400'],
        },
      },
      risks: [
        {
          risk: 'Two layers redirect, one after the other',
          earlySign: 'The replay meets a hop that is in no file of the repository.',
          response: 'Rules of CDN, server and application are exported into one list and replayed as one.',
        },
        {
          risk: 'Old parameters ride along',
          earlySign: 'Search Console lists /catalogue/hd-417?id=417 as a duplicate.',
          response: 'The row drops id and keeps campaign parameters; a test requests both.',
        },
        {
          risk: 'The staging block goes live',
          earlySign: 'A noindex header answers on the release candidate.',
          response: 'The build stops, and a probe asks again after each release.',
        },
      ],
      measures: [
        {
          metric: 'Old addresses answered on purpose',
          how: 'Bot requests for old addresses ending at their page in one hop, at 410, or at 404 where none ever was ÷ all such requests.',
          baseline: 'The replay of the old file.',
        },
        {
          metric: 'Templates whole without scripts',
          how: 'Templates with main text, links and canonical in the first response ÷ all templates.',
          baseline: 'The first run of the rendering tests.',
        },
      ],
    },
  },
});
