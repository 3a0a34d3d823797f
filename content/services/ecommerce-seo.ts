import { schematic, servicePage } from '../catalogue/define';

export const ecommerceSeo = servicePage({
  slug: 'ecommerce-seo',
  label: 'Ecommerce SEO',
  title: 'Ecommerce SEO for filters, variants and sold-out stock',
  summary:
    'Rules for which filter pages exist for search, one policy for variants and sold-out goods, and a product feed that agrees with the page on price and stock.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'Crawlers spend their visits on pages that you can sell from.',
    quickAnswer:
      'With two filters and a sort order, strung together as in ?colour=red&size=9&sort=price, a shop can breed more addresses than it has customers, while its best category lacks a line of text. We decide by rule which lists earn a URL, how variants and sold-out goods behave, and what the product feed says, so that price and stock read alike everywhere. Below about a thousand items it is seldom worth its price.',
    atAGlance: {
      fits: 'A shop of a thousand items or more, with filters, variants and stock that sells out',
      notFor: 'A seller whose orders come mainly from marketplaces has more to gain from the listings there',
      firstStep: {
        what: 'A crawl by template, and a rule for every filter, or facet',
        output: 'the crawl map and a facet table that developers can build from',
        weeks: [3, 3],
      },
      charged: 'The crawl has a fixed price; a monthly retainer runs while developers carry out the rules',
      youBring:
        'Server logs, Search Console, Merchant Center, the product feed, margins by category, a developer’s time',
    },
    ask: {
      text: 'How long can a filter address grow in your shop? Paste the longest, and we say which parts earn a page.',
      button: 'Paste one long filter URL',
    },
    notNeeded: {
      before: 'A shop with sixty items gets more from new photographs than from',
      struck: 'ecommerce SEO',
      after: '.',
    },
    argument: {
      heading: 'Why the sorted lists were fetched, though their rule was last',
      paragraphs: [
        'Each category here has 8 colours, 10 sizes and 4 ways of sorting, each chosen once or left out, in that order. That makes 9 × 11 × 5 = 495 addresses before numbered pages. Only the bare list and the 8 colours have a title of their own, so 9 are to be fetched.',
        'The old file ended in Disallow: /c/*sort=. The developer took the last line to win and expected 1 + 8 × 11 = 89. The agency reads from the top: the first line forbids every parameter, which leaves 1. Google does neither. The rule with the longest path wins, and of two equally long ones the Allow. With 9 characters the sort rule loses to the colour’s 12, so 1 + 8 × 11 × 5 = 441 stayed open. The new last line has 14 and fits as soon as anything follows the colour, so 486 are closed.',
        'Tidier would be to sort without an address, but addresses known to crawlers need the file all the same. Filter pages already in the index answer noindex first; the request is merged when they are gone: a closed address cannot be read. It may still be listed, without its text, where others link to it. The order of colour and size makes no difference: ?size=9&colour=red is shut too. A colour in which little is in stock stays open and says noindex.',
      ],
    },
    exhibit: {
      kind: 'code',
      document: 'robots.txt · merge request 12 · 23 Nov 2026',
      title: 'Nine of 495 addresses stay open to Google, whatever the order of lines',
      lines: [
        {
          code: 'User-agent: *',
          note: 'Google’s AdsBot does not heed it, so links with gclid need no line.',
        },
        { code: 'Disallow: /c/*?', note: '5 characters: every list with a parameter.' },
        { code: 'Allow: /c/*?colour=', note: '12 characters, so it beats 5.' },
        {
          code: 'Allow: /c/*?utm_',
          note: '9 characters. Campaign links put these first; the canonical leaves them out.',
        },
        { code: 'Disallow: /c/*?colour=*&', note: '14 characters; it was /c/*sort=, with 9.' },
        { code: '# replayed at every release' },
        { indent: 1, code: '/c/shoes: open', note: 'No line fits.' },
        {
          indent: 1,
          code: '/c/shoes/2: open',
          note: 'Paging adds no parameter, or products would be cut off.',
        },
        { indent: 1, code: '/c/shoes?colour=red: open' },
        { indent: 1, code: '/c/shoes/2?colour=red: open' },
        { indent: 1, code: '/c/shoes?colour=red&sort=price: shut', note: 'Open in the old file.' },
        { indent: 1, code: '/c/shoes?colour=red&size=9: shut', note: 'Open in the old file.' },
        { indent: 1, code: '/c/shoes?size=9&colour=red: shut', note: 'Colour comes second, so only 5 fits.' },
        { indent: 1, code: '/c/shoes?utm_source=mail: open' },
        { indent: 1, code: '/p/62-b?size=9: open', note: 'Products lie outside /c/; the feed links there.' },
      ],
      reading:
        'length is counted from the first slash, asterisks included. Lists lie under /c/, products under /p/; a colour, size or order occurs once in an address. Campaign links are not counted.',
    },
    capabilities: [
      {
        name: 'A rule for every facet',
        text: 'Per filter we decide: indexable page with its own title, usable but not crawled, or sorting only. Demand, stock depth and margin argue for a page. Blocking in robots.txt saves crawling yet hides noindex, so each address gets one method.',
      },
      {
        name: 'Variants and canonicals',
        text: 'Size shares a page. Colour may earn its own address when people search for it. ProductGroup mark-up ties variants together, each with its GTIN, price and availability. The canonical tag is a strong hint and no order; internal links that contradict it can cost you the choice.',
      },
      {
        name: 'Sold out, seasonal, gone',
        text: 'Temporarily absent goods stay live with a date or an alternative. Discontinued ones redirect only to a true successor, otherwise 404 or 410. Festival categories keep one address all year, since a new page each Diwali starts without history.',
      },
      {
        name: 'Category pages that help choose',
        text: 'Short buying advice, a comparison table and links to sub-ranges appear where shoppers see them, not in a grey block under the grid. Infinite scroll gets numbered pages behind it, because crawlers neither scroll nor press “load more”.',
      },
      {
        name: 'Feed and page agree',
        text: 'Merchant Center compares feed, mark-up and visible price, and disapproves items that differ. We generate all three from one product record, with returns and delivery terms included. If cached pages lag a price change, an alert says so.',
      },
      {
        name: 'Measured by margin, and limits',
        text: 'Visits are reported by template and by contribution margin after returns, with consented GA4 data and its gaps stated. A shop that copies its makers’ descriptions gives neither a crawler nor a buyer a reason to choose it, whatever its filters do.',
      },
    ],
    schematic: schematic({
      caption: 'Page and feed come from the same records by written rules, so they agree on price and stock.',
      lanes: {
        Records: { pim: ['store', 'Product records'], stock: ['store', 'Stock and price'] },
        Rules: { facets: 'Facet rule table', variants: 'Variant policy', absent: 'Sold-out policy' },
        Surfaces: { category: 'Category page', product: 'Product page', feed: ['document', 'Product feed'] },
        Search: { bot: ['outside', 'Search crawler'], merchant: ['outside', 'Merchant Center'] },
      },
      flows: [
        ['pim', 'facets', 'attributes'],
        ['pim', 'variants', 'GTIN'],
        ['stock', 'absent'],
        ['stock', 'feed', 'price'],
        ['facets', 'category', 'if indexable'],
        ['variants', 'product'],
        ['absent', 'product'],
        ['absent', 'feed', 'in stock?'],
        ['category', 'bot'],
        ['product', 'bot'],
        ['feed', 'merchant'],
      ],
      mark: {
        node: 'facets',
        before: 'Noindex and robots.txt',
        doubt: 'SEO lead: who can read a noindex behind robots.txt?',
        answer: 'No crawler can, so each address gets one method.',
      },
    }),
  },
});
