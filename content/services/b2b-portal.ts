import { schematic, servicePage } from '../catalogue/define';

export const b2bPortal = servicePage({
  slug: 'b2b-portal',
  label: 'B2B Portal',
  title: 'B2B portals that quote the price the ERP will invoice',
  summary:
    'Ordering portals for trade customers: account hierarchy, contract prices in a written order, approvals, credit holds, punchout, and orders booked once.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'Trade customers order at the price of their own contract, without a clerk in between.',
    quickAnswer:
      'A B2B portal lets a customer’s buyers order under terms that your sales team has already agreed. It suits distributors, manufacturers and wholesalers whose orders arrive by e-mail, phone and EDI. Start from last month’s credit notes: each cause behind a “wrong price” becomes a numbered rule or a question for your sales office.',
    atAGlance: {
      fits: 'Makers and wholesalers whose trade customers reorder from contract prices and on credit',
      notFor: 'A shop with one price list for everybody, where a hosted product will do',
      firstStep: {
        what: 'Drawing and rule book from your real orders',
        output: 'the price rules, tested against a month of invoices',
        weeks: [3, 4],
      },
      charged: 'The first step at a fixed price, then per sprint',
      youBring: 'A month of orders and invoices, a test ERP client, one person who decides on prices',
    },
    ask: {
      text: 'One credit note marked “wrong price” points to a missing rule. Tell us its story, customer unnamed, and we draft that rule.',
      button: 'Explain one wrong price',
    },
    notNeeded: {
      before: 'At ten orders a day,',
      struck: 'a B2B portal',
      after: 'costs more than the clerk who keys them.',
    },
    argument: {
      heading: 'When the promotion is cheaper than the contract',
      paragraphs: [
        'Basket 7 finds five prices for one box. If the contract were also the cheapest, both rules would end at the same figure and the basket test nothing. Here it costs ₹9 more than the promotion, and ₹4 more than its predecessor.',
        'The key account manager would charge ₹179, since a customer who promised volume should not pay more than one who promised nothing. The finance head would hold to ₹188: the customer chose a price that stays put until March, and cannot also claim every dip. The contract’s wording settles it; where it is silent, a signature under this rule does.',
        'Your ERP may have decided already. Business Central takes the lowest price that the customer is allowed. SAP reads price records in a set sequence, which an exclusion group can overturn in favour of the best price. If the ERP invoices the contract while the portal shows the lowest, the two are 480 × 9 = 4,320 rupees apart before GST, and the buyer deducts them.',
      ],
    },
    exhibit: {
      kind: 'rules',
      document: 'Price rule 2 of 9 · rev C',
      title: 'A contract beats a promotion',
      basis: 'Basket 7: 480 boxes of ten bolts, M12 × 80, for the Chakan site, ordered on 14 Nov 2026.',
      columns: ['Price on file', 'Valid', 'Per box, no GST', 'Outcome'],
      rows: [
        {
          cells: ['Customer contract C‑207', '1 Oct 2025 to 30 Sep 2026', '₹182.00', 'Out of date'],
          outcome: 'absent',
        },
        {
          cells: ['Group contract G‑114', '1 Apr 2026 to 31 Mar 2027', '₹188.00', 'Wins'],
          outcome: 'wins',
        },
        {
          cells: ['Group contract G‑098', '1 Oct 2025 to 31 Mar 2027', '₹184.00', 'Loses the tie-break'],
          outcome: 'loses',
        },
        {
          cells: ['Promotion P‑11, ₹31 off list', '1 Nov 2026 to 30 Nov 2026', '₹179.00', 'Loses to rule 2'],
          outcome: 'loses',
        },
        { cells: ['List price', 'Since 1 Oct 2026', '₹210.00', 'Last resort'], outcome: 'loses' },
      ],
      tieBreak:
        'Of two group contracts the later start replaces the earlier; if both began together, the line waits for the sales office.',
      reading:
        'the shaded row is the price in the basket; struck prices were in force and lost. Every build prices basket 7 again.',
    },
    capabilities: [
      {
        name: 'Prices with a date on them',
        text: 'A nightly copy of the price lists answers at once and ages by the hour; a live ERP call is exact, and every page waits for it. We show the copy with its date and let the ERP confirm at submission; until it answers, the order waits in the outbox.',
      },
      {
        name: 'Account hierarchy',
        text: 'Sold-to, ship-to, bill-to and cost centre form a tree that ERP masters seldom hold cleanly. Rights and approval limits are granted at a node and inherited below it, and the customer’s administrator removes leavers without a call to you.',
      },
      {
        name: 'Punchout',
        text: 'In a punchout the buyer starts in her procurement system, fills a cart in your catalogue and takes it back as a requisition. The purchase order follows approval. The cXML format has messages for both; SAP’s Open Catalog Interface ends at the cart, so the order needs another channel.',
      },
      {
        name: 'Orders booked once',
        text: 'Each order is written to an outbox in the transaction that accepts it, and leaves under a key that the ERP stores, so a repeated call finds the first booking. Rejections reach a named clerk’s queue.',
      },
    ],
    schematic: schematic({
      caption:
        'Prices leave the ERP with a date on them, orders return once under a key, and only the credit desk lifts a hold.',
      lanes: {
        Customer: { procurement: ['outside', 'Procurement system'], buyer: ['person', 'Site buyer'] },
        Portal: {
          punchout: 'Punchout gateway',
          basket: 'Basket and price rules',
          approvals: 'Approval matrix',
        },
        'Hand-over': { copy: ['store', 'Dated price copy'], outbox: ['store', 'Order outbox'] },
        Seller: { erp: ['outside', 'ERP'], credit: ['person', 'Credit desk'] },
      },
      flows: [
        ['procurement', 'punchout', 'cXML, cart returned'],
        ['punchout', 'basket'],
        ['buyer', 'basket', 'items, ship-to'],
        ['basket', 'approvals', 'over threshold'],
        ['copy', 'basket', 'contract price'],
        ['approvals', 'outbox', 'approved order'],
        ['basket', 'outbox', 'under threshold'],
        ['erp', 'copy', 'prices, stock'],
        ['outbox', 'erp', 'one key per order'],
        ['credit', 'erp', 'releases hold'],
      ],
      mark: {
        node: 'approvals',
        before: 'Sales approves',
        doubt: 'Buyer: why does your sales desk approve our orders?',
        answer: 'Our own matrix decides, by cost centre and amount.',
      },
    }),
    terms: [
      {
        term: 'Sold-to, ship-to, bill-to',
        meaning:
          'Who orders, where the goods go and who is invoiced: roles of one ERP customer or several. The credit limit may hang on a fourth, the payer.',
      },
      {
        term: 'Account manager’s queue',
        meaning:
          'What the portal leaves to a person: special prices, new payment terms, a new account’s first order, complaints that may end in a credit note. A credit hold is the credit desk’s alone.',
      },
      {
        term: 'Credit exposure',
        meaning:
          'Unpaid invoices, deliveries not yet billed and open orders, held against a credit limit with tax or without.',
      },
      {
        term: 'Punchout',
        meaning:
          'A visit to a supplier’s catalogue from inside a procurement system. It returns a cart, which is a request and not yet an order.',
      },
    ],
    related: [
      {
        page: 'solution/distributor-management',
        reason: 'If you are a brand whose distributors claim schemes and report onward sales.',
      },
      {
        page: 'solution/client-portals',
        reason: 'If you share documents and tasks with clients, not items.',
      },
      {
        page: 'industries/erp-manufacturing',
        reason: 'If item masters and promise dates have to be put right first.',
      },
      {
        page: 'industries/supply-chain',
        reason: 'If the trouble begins after the order is booked.',
      },
      {
        page: 'services/api-integration',
        reason: 'If your customers’ systems should order without any screen.',
      },
      {
        page: 'services/penetration-testing',
        reason: 'If a portal already runs and one customer may see another’s prices.',
      },
    ],
    faq: [
      {
        question: 'Which records leave the ERP, and which come back?',
        answer:
          'Customers, items, contract prices, stock, order status and invoices flow out. Orders and address requests flow in; users, baskets and approvals stay in the portal. No field is written from both sides.',
      },
      {
        question: 'What about part deliveries, back orders and returns?',
        answer:
          'An order line shows what was ordered, confirmed, shipped and invoiced, with a date for the rest. A return starts against a shipped line, and its credit note stays in the ERP.',
      },
      {
        question: 'When is our ERP vendor’s own portal enough?',
        answer:
          'When it prices with the engine your invoices use and your hierarchy fits its customer model. Ten awkward baskets in its demo will show. Contract prices that live in sales mailboxes must reach the ERP either way.',
      },
    ],
    chapters: {
      order: ['exhibit', 'example'],
      approach: [
        {
          name: 'Read real orders',
          text: 'We follow a month of orders from request to invoice. Whose pack sizes do your clerks silently correct?',
          output: 'System drawing, exceptions by account',
          weeks: [1, 2],
        },
        {
          name: 'Settle prices and directions',
          text: 'Your sales office prices sample baskets by hand, a month of invoices follows by rule, and each difference is argued out. For every record the ERP team names master, key, delay and who repairs a reject.',
          output: 'Rule book and sync table',
          decidedBy: 'Heads of sales and finance, by signature',
          weeks: [2, 2],
        },
        {
          name: 'Build a walking skeleton',
          text: 'One account goes through sign-in, basket, credit check, outbox and the ERP’s test company. Then we cut the connection just after posting, where duplicates are born.',
          output: 'One test order, retried three times, booked once',
          weeks: [3, 4],
        },
        {
          name: 'Widen by account',
          text: 'Harder kinds follow every third week: single sites, hierarchies with approvals, punchout. Each is done when its sample baskets cost the same in both systems.',
          output: 'A release candidate for each kind',
          weeks: [8, 10],
        },
        {
          name: 'Run in parallel, then open',
          text: 'Clerks compare every booking with its source while the old mailbox stays open. Salespeople invite their own accounts, so that the portal is no way round them.',
          output: 'Parity report',
          decidedBy: 'COO, on that report',
          weeks: [2, 2],
        },
      ],
      costDrivers: [
        {
          driver: 'Kinds of price rule',
          why: 'Every kind multiplies the baskets to agree, build and test.',
          keepDown: 'Retire dead contract lists before we read them.',
          step: 1,
        },
        {
          driver: 'The door into the ERP',
          why: 'Posting by file needs more error handling.',
          keepDown: 'Open an API or a staging table.',
          step: 2,
        },
        {
          driver: 'Customer connections',
          why: 'Every punchout partner brings a mapping and a queue for its test system.',
          keepDown: 'Offer one profile; deviations wait.',
          step: 3,
        },
      ],
      workedExample: {
        paragraphs: [
          'The goods in basket 7 cost 480 × 188 = 90,240 rupees, above the site’s threshold of ₹75,000, so the customer’s purchasing manager has to approve.',
          'Then comes credit. Unpaid invoices contain GST; goods picked and not yet billed do not, nor does the new order. Net, the order fits with ₹4,760 to spare. With 18 % on both, exposure is ₹19,583.20 over the limit.',
          'SAP’s standard credit price counts the tax and can be set to leave it out. A portal that reckons the other way tells the buyer “released” while the goods stay in the warehouse. An order over the limit is held with the reason shown, since a refusal would lose orders that your credit desk may pass.',
        ],
        sums: {
          columns: ['Counted against the limit', 'Taken net', 'With 18 % GST'],
          rows: [
            ['Invoices, unpaid', '₹3,60,000.00', '₹3,60,000.00'],
            ['Picked, not yet billed', '₹45,000.00', '₹53,100.00'],
            ['This order', '₹90,240.00', '₹1,06,483.20'],
          ],
          total: ['Exposure', '₹4,95,240.00', '₹5,19,583.20'],
          verdict: ['Limit of ₹5,00,000', 'Released', 'On hold'],
        },
      },
      risks: [
        {
          risk: 'Portal and invoice drift apart on price',
          earlySign: 'A nightly comparison of sampled baskets differs on one contract type.',
          response: 'Those accounts get live ERP prices until rule and test agree.',
        },
        {
          risk: 'One account sees another’s prices',
          earlySign: 'A test user retrieves a foreign order by changing its number.',
          response: 'Every build tries such requests, and a penetration test precedes opening.',
        },
        {
          risk: 'Customers keep e-mailing orders',
          earlySign: 'Accounts with a login still fill the mailbox after a month.',
          response: 'We read those mails: they name the item, unit or price that the portal lacks.',
        },
      ],
      techTable: [
        {
          layer: 'Storefront',
          usual: 'TypeScript and React, rendered on the server',
          otherwise: 'Your commerce suite, if its price engine can express the rule book',
        },
        {
          layer: 'Services and data',
          usual: 'Node.js with PostgreSQL',
          otherwise: 'Java or .NET, where your own team will maintain it',
        },
        {
          layer: 'ERP link',
          usual: 'Outbox worker on the ERP’s own API',
          otherwise: 'IDocs or files where direct calls are refused; an iPaaS that you run',
        },
        {
          layer: 'Sign-in',
          usual: 'OpenID Connect, or SAML 2.0 to the buyer’s directory',
          otherwise: 'Passkeys or one-time codes for small accounts',
        },
      ],
      standards: [
        {
          id: 'cxml-1.2',
          use: 'We test setup request, returned cart and order request as three messages, since order and cart may differ.',
        },
        {
          id: 'openapi-3.1',
          use: 'One document describes the order API; contract tests hold the portal and its clients to it.',
        },
        {
          id: 'saml-2.0',
          use: 'Large accounts sign in through their own identity provider, which shuts a leaver out.',
        },
      ],
      measures: [
        {
          metric: 'Touchless orders',
          how: 'Portal orders booked without a clerk’s edit ÷ all portal orders.',
          baseline: 'E-mailed orders keyed without a call back ÷ all e-mailed orders, over four weeks.',
        },
        {
          metric: 'Price differences',
          how: 'Sampled baskets whose portal price is not the ERP’s, from a nightly job.',
          baseline: 'The first run on the walking skeleton.',
        },
      ],
    },
  },
});
