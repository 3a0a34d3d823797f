import { schematic, servicePage } from '../catalogue/define';

export const offPageSeo = servicePage({
  slug: 'off-page-seo',
  label: 'Off-Page SEO',
  title: 'Off-page SEO: links and mentions earned in the open',
  summary:
    'Links and mentions from places your buyers already read: something worth citing, a named contact, a truthful rel attribute and a register of every placement.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'Every link you gain is one that you could explain to a reviewer.',
    quickAnswer:
      'A trade editor has an hour and needs a number: what copper wire cost last quarter, how tight a tolerance may be, what the new rule asks of an importer. Publish that number, tell the editor, and some links follow. This slow way suits firms that know their trade well and are seldom mentioned outside it. Where money changes hands, the link says so.',
    atAGlance: {
      fits: 'Real knowledge in the house, few mentions outside it',
      notFor: 'Whoever needs a fixed count of links by a date should advertise; earned links have no quota',
      firstStep: {
        what: 'A reading of your link profile, and three citable ideas',
        output: 'each link sorted by origin, and the ideas with named outlets',
        weeks: [4, 4],
      },
      charged: 'First reading at a fixed price, then days of research and writing; never a price per link',
      youBring:
        'Search Console access, data that may be published, your best-informed engineer, a list of sponsorships, old link invoices',
    },
    ask: {
      text: 'What number does your firm know that a trade editor cannot get elsewhere? We say who might cite it, or why none would.',
      button: 'Offer one citable number',
    },
    notNeeded: {
      before: 'Write to the ten suppliers who name you without a link. That is free;',
      struck: 'off-page SEO',
      after: 'is not.',
    },
    argument: {
      heading: 'Why 19 domains go into the file and not 96',
      paragraphs: [
        'A tool has marked 96 of 248 linking domains as toxic, those with a score of 60 or more, and offers them as a file. The placement sheets attached to a former agency’s invoices name 31 domains that were paid for a link. Only 18 of these are among the 96; to the tool the other 13 look healthy. Of the 78 marked ones that were not paid for, 72 are scrapers, and six link because somebody there chose to.',
        'The marketing head would upload all 96, to be safe. The PR manager would upload none, as Google has taken no manual action. Google’s help wants a considerable number of artificial links, and a manual action that they have caused or probably will. Whether 31, an eighth of all, is considerable can be argued; that they were bought cannot. So the links are first undone where they were made: 11 removed, six relabelled, 14 refused, unanswered or held for a fee.',
        'Those 14 are disavowed. An upload replaces the list before it, so the five lines of 2022 are repeated, and 14 + 5 = 19. By score 13 paid domains would have been missed and six earned ones thrown away. Whatever the paid links still did for you is given up, and it takes weeks until Google has fetched their pages again. Bing closed its own tool in 2023.',
      ],
    },
    exhibit: {
      kind: 'code',
      document: 'disavow.txt · 23 Nov 2026',
      title: 'Nineteen domains: paid for, asked about, and still linking',
      lines: [
        {
          code: '# 5 lines from the file of 2022',
          note: 'Bought, asked about, still linking. The tool leaves out what is disavowed already.',
        },
        { code: 'domain:cable-links.example' },
        { code: '# and 4 more' },
        {
          code: '# 31 paid for, by invoices 2023 to 2024',
          note: 'Agency asked first; each site on 26 Oct, the silent again 12 Nov 2026.',
        },
        { indent: 1, code: '# 11 removed' },
        { indent: 1, code: '# 6 now rel=sponsored or nofollow' },
        { indent: 1, code: '# 14 refused, silent or wanting a fee' },
        {
          code: 'domain:metal-daily.example',
          note: 'Score 12, so healthy to the tool. The invoice says ₹8,000.',
        },
        { code: 'domain:export-posts.example', note: 'Score 88, and an invoice as well.' },
        { code: '# and 12 more' },
        { code: '# Left out: unpaid, score of 60 or more' },
        { indent: 1, code: '# 72 scrapers', note: 'Strangers’ doing; Google can mostly tell by itself.' },
        { indent: 1, code: '# 6 earned', note: 'A college library and five trade magazines.' },
      ],
      reading:
        'Google skips lines that begin with #; each other line covers every link from that domain. Uploaded to the https property, since a domain property is refused. This is an excerpt; .example names are made up.',
    },
    capabilities: [
      {
        name: 'A sober reading of today’s links',
        text: 'We pull referring domains from Search Console and one commercial index, remove scrapers, and sort the rest by how the link came about. Vendors’ authority scores are their own arithmetic, not a search engine’s, so we report them only as a rough filter.',
      },
      {
        name: 'Something worth citing',
        text: 'A price index from your order data, a tolerance calculator, a plain guide to a new rule: one asset that saves a journalist or engineer an hour. It costs weeks of your experts’ time, and some such pieces find no takers.',
      },
      {
        name: 'Mentions you already have',
        text: 'Suppliers, trade bodies, event pages and old articles often name a firm without linking, or point to a URL lost in a redesign. We list both, fix the redirects first, and write a short request to a real person.',
      },
      {
        name: 'Paid is labelled as paid',
        text: 'Sponsorships and partner articles carry rel="sponsored", forum and comment links rel="ugc". Google’s spam policies treat bought links that pass credit as link spam. If a publisher refuses the attribute, we advise declining the placement.',
      },
      {
        name: 'Manual actions and disavow',
        text: 'After a manual action we document each bad link, ask for removal, and file a reconsideration request with the evidence. Without one, disavowing is usually needless unless links were bought: strange ones are mostly ignored, and a careless file discards good ones.',
      },
      {
        name: 'What we turn down',
        text: 'We sell no link packages, private blog networks, expired domains or monthly quotas, and we rent no sub-folder on a newspaper’s site. A promised count would have to be bought. A young site without a product page worth reading should write that page first.',
      },
    ],
    schematic: schematic({
      caption:
        'A citable asset and an expert’s name go to editors who cover the subject; each resulting link is checked for its label and recorded.',
      lanes: {
        'Worth citing': {
          study: ['document', 'Price index'],
          tool: 'Free calculator',
          expert: ['person', 'Your engineer'],
        },
        Outreach: { beat: ['store', 'Who covers what'], pitch: ['document', 'Short pitch'] },
        Publishers: { press: ['outside', 'Trade press'], body: ['outside', 'Trade association'] },
        Record: { check: 'rel and status check', register: ['store', 'Link register'] },
      },
      flows: [
        ['study', 'pitch', 'finding'],
        ['expert', 'pitch', 'quotable name'],
        ['beat', 'pitch', 'right editor'],
        ['tool', 'body', 'for members'],
        ['pitch', 'press'],
        ['pitch', 'body'],
        ['press', 'check', 'new link'],
        ['body', 'check'],
        ['check', 'register'],
      ],
      mark: {
        node: 'check',
        before: 'Authority score',
        doubt: 'PR manager: whose arithmetic is that score?',
        answer: 'Its vendor’s; rel and status can be checked.',
      },
    }),
  },
});
