import { schematic, servicePage } from '../catalogue/define';

export const technicalSeo = servicePage({
  slug: 'technical-seo',
  label: 'Technical SEO',
  title: 'Technical SEO built into the release, not after it',
  summary:
    'Crawling, rendering, canonicals, redirects and field speed handled in code: rules in the repository, tests in the pipeline, and server logs as the witness.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'A release that would stop search engines from fetching, rendering or indexing your pages fails a test first.',
    quickAnswer:
      'Take a product page whose main text appears only after three scripts have run. Google renders it, later; many other bots never will. Our developers work in your repository on exactly such things: status codes, rendering, canonicals, sitemaps, redirects, speed. The work suits product teams with a large site, a JavaScript framework or a migration ahead. Nobody can sell you a rank. Whether a page can be found at all is engineering.',
    atAGlance: {
      fits: 'A large site, a JavaScript front end, or a migration with old URLs that still earn visits',
      notFor: 'A hosted shop builder, where half the settings are not yours: use its own SEO options',
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
        text: 'Every old URL with visits, links or impressions maps to its nearest equal in one hop, and the map is replayed against staging before cut-over. Leftovers are not sent to the home page: search engines treat that as a soft 404. Some fluctuation follows any move.',
      },
      {
        name: 'Field speed before lab speed',
        text: 'Core Web Vitals are judged at the 75th percentile of CrUX visits over 28 days: LCP 2.5 seconds, INP 200 milliseconds, CLS 0.1. Lab runs find the causes and field data decides, though a good score will not carry a poor answer.',
      },
      {
        name: 'hreflang and canonical signals',
        text: 'Language versions reference each other and themselves, each points its canonical to itself, and x-default is chosen on purpose. Generating both from one routing table prevents the usual quarrel, where a canonical to English cancels the German page.',
      },
      {
        name: 'Guards in the pipeline',
        text: 'Builds fail on a stray noindex, a broken canonical, a removed redirect or invalid JSON-LD. Sitemaps carry a true lastmod. IndexNow tells the engines that accept it, Bing among them, what changed.',
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
        Pipeline: { render: 'Rendering test', guard: 'noindex guard' },
        'Live site': { sitemap: ['document', 'XML sitemap'], server: 'Rendered pages' },
        Callers: { bot: ['outside', 'Verified bots'], visitor: ['person', 'Visitor'] },
        Witness: { diff: 'Crawl and log diff', crux: ['outside', 'CrUX field data'] },
      },
      flows: [
        ['routes', 'render', 'canonical, hreflang'],
        ['redirects', 'guard', 'replayed'],
        ['routes', 'sitemap', 'lastmod'],
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
  },
});
