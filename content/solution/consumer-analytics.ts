import { schematic, solutionPage } from '../catalogue/define';

export const consumerAnalytics = solutionPage({
  slug: 'consumer-analytics',
  label: 'Consumer Analytics',
  title: 'Consumer analytics from panel, audit and pack scans',
  summary:
    'Panel, retail audit, pack codes, surveys and complaints on one product tree: penetration, price-pack gaps, tested claims and consent kept per purpose.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'Brand, sales and R&D argue from one product tree and one market definition.',
    quickAnswer:
      'One supplier prints “Crunchy 45 g promo”, the next “CR-45-P”, and your own item master has a GTIN. Until somebody decides that these are the same pack, panel, audit and survey cannot be compared. For consumer goods companies with several brands this product records such decisions and applies them, then adds what only you hold: pack scans, complaints, web visits.',
    atAGlance: {
      fits: 'Several brands, a household panel and a retail audit that come from different suppliers',
      notFor: 'With one brand and one data supplier, that supplier’s own reader is enough',
      firstStep: {
        what: 'One category’s tree, drawn, then aligned in the software across two suppliers',
        output: 'its product tree, with every difference between the two explained',
        weeks: [5, 5],
      },
      charged: 'Per category, each at a price agreed beforehand; data licences remain yours',
      youBring:
        'Supplier databases and their contracts, item master with GTINs, segment definitions, an insights manager',
    },
    ask: {
      text: 'Pick a pack and list its names in panel, audit and item master. Beside each we note whether a rule can match it.',
      button: 'Name one pack three ways',
    },
    notNeeded: {
      before: 'Panels barely see a brand sold in one district. Ask its buyers and drop',
      struck: 'consumer analytics',
      after: '.',
    },
    argument: {
      heading: 'The lightest ten-rupee pack that still shows a better price',
      paragraphs: [
        'The snack costs ₹10 for 45 g, between a ₹5 pack of 20 g and a ₹20 pack of 92 g. In India each must also print its price per gram, to two decimals. At 45 g both the middle and the large pack print 0.22, which is no reason to take the large one. Oil costs more, so finance wants 40 g, which prints 0.25 like the small pack: two of those weigh the same, and you pay a second wrapper. Sales offers 44 g, which hardly shows.',
        'Read exactly, any weight between 40 and 46 g makes a ladder. Read as printed, in whole grams, 41 to 44 do: 0.25, then 0.24 or 0.23, then 0.22. We take the lightest, 41 g. The rival’s 42 g prints 0.24 too. Sales’ 44 g gives away 3 g more; 40 g would save a gram and lose the rung.',
        'Whether that gram is worth it depends on how many buyers read the print and turn to two small packs. The panel’s 24 buyers of both packs are under the 50 that this company asks, so a test in two towns, beside two unchanged, is registered before wrappers are ordered. Many such packs gained grams when GST fell in September 2025, and buyers may ask where the grams went. ₹11 for 45 g prints 0.24 too; the shop lacks the change.',
      ],
    },
    capabilities: [
      {
        name: 'Product and market tree',
        users: 'Insights managers, data stewards',
        text: 'Supplier descriptions are matched to GTINs and to your segments, with doubtful pairs decided by a steward. The category boundary is a dated decision; redrawing it can turn a falling share into a rising one overnight.',
        owns: 'Item matches, segments, markets',
        on: { part: 0, row: 4 },
      },
      {
        name: 'Panel and audit reader',
        users: 'Insights teams, brand managers',
        text: 'Panels give penetration, frequency and spend per buyer. Audits give numeric and weighted distribution. Each figure shows its sample, and its coverage against your own dispatches, since neither source sees every channel. A cell resting on too few buyers is greyed out.',
        owns: 'Loads, sample sizes, restatements',
        on: { part: 2, row: 0 },
      },
      {
        name: 'Price-pack architecture',
        users: 'Revenue managers',
        text: 'Price per gram, exact and as printed, against pack price by channel and competitor shows gaps and collisions. In India’s coin-price packs the weight moves while the price stays, so volume and unit elasticity are read separately.',
        owns: 'Prices, pack ladders, gap notes',
        on: { part: 0, row: 2, corrected: true },
      },
      {
        name: 'Pack codes and first-party data',
        users: 'Consumers, CRM managers',
        text: 'A QR code with GS1 Digital Link opens recipe, batch query or reward. People who scan are keen buyers and no cross-section, so they tell you a good deal about use and little about market size.',
        owns: 'Scans, contact points, preferences',
        on: { part: 1, row: 0 },
      },
      {
        name: 'Consent and pseudonyms',
        users: 'Data protection lead, analysts',
        text: 'Purpose, wording and withdrawal are stored per person, as the DPDP Act asks, and nothing aimed at children asks for data. Analysts work on pseudonyms, whose key another role keeps.',
        owns: 'Consents, keys, erasure proofs',
        on: { part: 1, row: 1 },
      },
      {
        name: 'Voice of complaint and review',
        users: 'Quality, R&D, consumer care',
        text: 'Calls, reviews and posts are coded into a fixed frame by a language model. People check a weekly sample in each language. Sarcasm and mixed Hindi-English go wrong first, so accuracy is reported by language.',
        owns: 'Code frame, mentions, samples',
        on: { part: 1, row: 2 },
      },
      {
        name: 'Test register',
        users: 'Brand managers, media planners',
        text: 'Concept, claim and media tests are registered with hypothesis and stopping rule before field work begins. Media mix models are set beside regional hold-outs, since correlation in sparse weekly data flatters the largest spender.',
        owns: 'Plans, results, claim evidence',
        on: { part: 2, row: 1 },
      },
    ],
    howItDiffers:
      'Retail analytics reads a chain’s own bills and stores; a maker of consumer goods owns no till, so this product starts from bought samples and its few direct contacts with consumers.',
    screen: {
      device: 'browser',
      heading: 'Ladder: masala sticks',
      parts: [
        {
          part: 'table',
          columns: ['Pack', 'Grams', 'Per 100 g', 'Prints'],
          rows: [
            ['₹5', '20', '₹25.00', '0.25'],
            ['₹10, finance', '40', '₹25.00', '0.25'],
            ['₹10, chosen', '41', '₹24.39', '0.24'],
            ['₹10, today', '45', '₹22.22', '0.22'],
            ['₹20', '92', '₹21.74', '0.22'],
          ],
        },
        {
          part: 'list',
          items: [
            { label: 'Code on pack', state: 'done' },
            { label: 'No names', state: 'done' },
            { label: 'Complaints', state: 'active' },
          ],
        },
        {
          part: 'form',
          fields: [
            { label: 'Panel, grey', value: '24 buyers' },
            { label: 'Test in', value: 'two towns' },
          ],
          action: 'Register 41 g',
        },
      ],
    },
    schematic: schematic({
      caption:
        'Bought data meets on the product tree; your own contacts reach the brand manager without names.',
      lanes: {
        'Bought data': { panel: ['outside', 'Household panel'], auditdata: ['outside', 'Retail audit'] },
        'Own contacts': { scan: 'Pack QR scans', voice: ['document', 'Calls and reviews'] },
        Align: { tree: ['store', 'Product tree'], consent: 'Consent and keys', frame: 'Code frame' },
        Read: { ladder: 'Price-pack ladder', brand: ['person', 'Brand manager'] },
      },
      flows: [
        ['panel', 'tree', 'buyers'],
        ['auditdata', 'tree', 'distribution'],
        ['scan', 'consent', 'per purpose'],
        ['voice', 'frame', 'coded weekly'],
        ['consent', 'brand', 'pseudonyms'],
        ['frame', 'brand', 'themes'],
        ['tree', 'ladder', 'price per gram'],
        ['ladder', 'brand', 'gaps'],
      ],
      mark: {
        node: 'ladder',
        before: 'MRP list',
        doubt: 'Revenue manager: same ten rupees, but how many grams?',
        answer: 'The ladder reads price per gram beside pack price.',
      },
    }),
  },
});
