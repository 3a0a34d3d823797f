import { schematic, servicePage } from '../catalogue/define';

export const b2bPortal = servicePage({
  slug: 'b2b-portal',
  label: 'B2B Portal',
  title: 'B2B portals that quote the price the ERP will invoice',
  summary:
    'Ordering portals for trade customers: account hierarchy, contract prices in a written order, approvals, credit holds, punchout, and orders booked once.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'Trade customers order at the price of their own contract, without a clerk in between.',
    quickAnswer:
      'A B2B portal lets a customer’s buyers order under the terms that your sales team has already agreed with them. It suits distributors, manufacturers and wholesalers whose orders arrive by e-mail, phone and EDI at once. Start with last month’s credit notes: sort those marked “wrong price” by cause, and each cause becomes a numbered rule or a question for your sales office.',
    atAGlance: {
      fits: 'Makers and wholesalers whose trade customers reorder from contract prices and on credit',
      notFor: 'A shop with one price list for everybody: buy a hosted one',
      firstStep: {
        what: 'Drawing and rule book from your real orders',
        output: 'the price rules, tested against a month of invoices',
        weeks: [3, 4],
      },
      charged: 'The first step at a fixed price, then per sprint with a monthly stop',
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
    capabilities: [
      {
        name: 'Account hierarchy',
        text: 'Sold-to, ship-to, bill-to and cost centre form a tree that ERP masters seldom hold cleanly. Rights are granted at a node and inherited. The customer’s own administrator removes leavers without a call to you.',
      },
      {
        name: 'Price list resolution order',
        text: 'Customer contract, group contract, promotion, list: which one wins is a numbered rule with unit, currency, validity date and tie-break. A nightly copy answers quickly but ages; a live ERP call is exact but slow. We show the copy and confirm at submission.',
      },
      {
        name: 'Credit limit and hold',
        text: 'Open orders, unbilled deliveries and unpaid invoices count as they do in the ERP. An order above the limit is accepted on hold, with the reason shown. Refusing it would lose orders that your credit desk would pass.',
      },
      {
        name: 'The customer’s approval matrix',
        text: 'Thresholds stand per node, cost centre and product group. Nobody approves their own order, a substitute covers absence, and a waiting order expires back to its author. Editing a line restarts the round.',
      },
      {
        name: 'Punchout and machine orders',
        text: 'A cXML session opens your catalogue from the customer’s procurement system; the cart returns as a requisition and the purchase order follows later, often changed. SAP’s OCI ends at the cart, so its order needs another channel.',
      },
      {
        name: 'Orders booked once',
        text: 'Each order leaves through an outbox under a key that the ERP stores, so a repeated call finds the first booking. Rejections reach a named clerk’s queue. The price is one worker process and one screen.',
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
        ['procurement', 'punchout', 'cXML session'],
        ['punchout', 'basket'],
        ['buyer', 'basket', 'items, ship-to'],
        ['basket', 'approvals', 'over threshold'],
        ['copy', 'basket', 'contract price'],
        ['approvals', 'outbox', 'approved order'],
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
      treatedIn: {
        procurement: 'for-whom',
        buyer: 'for-whom',
        basket: 'deliverables',
        approvals: 'capabilities',
        copy: 'capabilities',
        outbox: 'approach',
        erp: 'cost',
        credit: 'example',
      },
    }),
    chapters: {
      fit: {
        roles: [
          {
            role: 'COO of a distributor',
            situation:
              'Clerks re-key e-mailed orders, and salespeople spend afternoons answering price questions.',
          },
          {
            role: 'CIO of a manufacturer',
            situation:
              'A large customer wants punchout by a date, and the ERP’s own portal cannot express your price lists.',
          },
        ],
        signs: [
          'One item has three prices: in the quotation, the confirmation and the invoice.',
          'Credit notes marked “wrong price” come back every month for the same accounts.',
          'A buyer who left a customer’s firm can still order in its name.',
        ],
        simpler: [
          'A few dozen accounts on one price list need an order form and your ERP’s import.',
          'Contract prices that live in sales mailboxes must reach the ERP first. A portal would publish the disorder.',
        ],
      },
      deliverables: [
        {
          name: 'Price rule book',
          text: 'Numbered rules with unit, validity and tie-break, and sample baskets that become tests.',
          usedBy: 'Sales office, testers',
        },
        {
          name: 'Sync table',
          text: 'For every record its master, direction, trigger, permitted delay, key and who repairs a reject.',
          usedBy: 'ERP team',
        },
        {
          name: 'Portal and pipeline',
          text: 'Code and infrastructure definitions in repositories and cloud accounts that are yours.',
          usedBy: 'Your IT department',
        },
        {
          name: 'Order API contract',
          text: 'An OpenAPI document with examples, error catalogue and mock server.',
          usedBy: 'Customers’ developers',
        },
        {
          name: 'Run book',
          text: 'Alerts, replay of rejected orders, month-end freeze, and what another supplier needs to take over.',
          usedBy: 'Whoever is on call',
        },
      ],
      exhibit: {
        kind: 'rules',
        document: 'Price rule 2 of 9 · rev C',
        title: 'A contract beats a promotion',
        basis: 'Basket 7: 480 boxes of bolts, M12 × 80, for the Chakan site, on 14 November 2026.',
        columns: ['Price on file', 'Valid', 'Per box', 'Outcome'],
        rows: [
          { cells: ['Customer contract', 'None on file', '–', 'No match'], outcome: 'absent' },
          {
            cells: ['Group contract G‑114', '1 Apr 2026 to 31 Mar 2027', '₹188.00', 'Wins'],
            outcome: 'wins',
          },
          {
            cells: ['Promotion P-31, 5 % off list', '1 to 30 Nov 2026', '₹199.50', 'Loses to rule 2'],
            outcome: 'loses',
          },
          { cells: ['List price', 'Since 1 Oct 2026', '₹210.00', 'Loses to rule 2'], outcome: 'loses' },
        ],
        tieBreak:
          'Of two group contracts the later start date wins. Same date: the line waits for the sales office.',
        reading:
          'the shaded row is what the basket shows. Struck prices matched and lost. Once sales signs, basket 7 runs as a test in every build.',
      },
      approach: [
        {
          name: 'Read real orders',
          text: 'We follow orders from request to invoice and sort credit notes by cause. Who buys outside contract? Whose pack sizes do clerks silently correct?',
          output: 'System drawing, and exceptions by account',
          decidedBy: 'Head of sales operations',
          weeks: [1, 2],
        },
        {
          name: 'Settle prices and directions',
          text: 'Your sales office prices sample baskets by hand, we price them by rule, and each difference is argued out. The ERP team fixes master, direction and key of every record.',
          output: 'Rule book and sync table',
          decidedBy: 'Heads of sales and finance, by signature',
          weeks: [2, 2],
        },
        {
          name: 'Build a walking skeleton',
          text: 'One account goes through sign-in, basket, credit check, outbox and ERP test company. Then we cut the connection just after posting. Duplicate orders are born there.',
          output: 'One test order, retried three times, booked once',
          decidedBy: 'Your ERP lead',
          weeks: [3, 4],
        },
        {
          name: 'Widen by account',
          text: 'Each fortnight admits a harder kind: single sites, then hierarchies with approvals, then punchout. Sample baskets are priced in both systems before an increment is done.',
          output: 'A release candidate for each group',
          decidedBy: 'Your product owner',
          weeks: [8, 10],
        },
        {
          name: 'Run in parallel, then open',
          text: 'Clerks compare every portal booking with its source while the old mailbox stays open. Salespeople invite their own accounts and keep the credit.',
          output: 'Parity report',
          decidedBy: 'COO, on that report',
          weeks: [2, 2],
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
      costDrivers: [
        {
          driver: 'Kinds of price rule',
          why: 'Every kind multiplies the baskets to agree, build and test.',
          keepDown: 'Retire dead contract lists first.',
        },
        {
          driver: 'The door into the ERP',
          why: 'Posting by file or screen needs more error handling than an API.',
          keepDown: 'Open an API or a staging table.',
        },
        {
          driver: 'Customer connections',
          why: 'Every punchout partner brings a mapping and two to four weeks of test slots.',
          keepDown: 'Offer one profile and queue deviations.',
        },
      ],
      engagement: {
        models: ['fixed-scope', 'time-and-material', 'retainer'],
        why: 'Rules and sync table have a known output, so their price is fixed. The build runs under a monthly ceiling that you can stop at. Later punchouts suit a retainer.',
      },
      risks: [
        {
          risk: 'Portal and invoice disagree on price',
          earlySign: 'The nightly comparison shows a new difference on one contract type.',
          response: 'Those accounts stay closed until rule and test are fixed.',
        },
        {
          risk: 'An order is booked twice',
          earlySign: 'Retries climb while the ERP answers slowly.',
          response: 'The ERP refuses a known key. We pass the replay drill before opening.',
        },
        {
          risk: 'One account sees another’s prices',
          earlySign: 'A test user retrieves a foreign order by changing its number.',
          response:
            'Access tests for each account run in every build, and a penetration test precedes opening.',
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
      workedExample: {
        paragraphs: [
          'The Chakan buyer orders the 480 boxes of basket 7. Rule 2 gives ₹188, so the goods cost 480 × 188 = 90,240 rupees. That passes the site’s threshold of ₹75,000, and the order waits for the purchasing manager.',
          'Then comes credit. Invoices carry GST. Deliveries not yet billed and the new order do not, until somebody decides that they should. Take them net and the order is inside the limit. Add 18 % to both and it is outside. Finance answers that before anyone writes code.',
        ],
        sums: {
          columns: ['Counted against the limit', 'Taken net', 'With 18 % GST'],
          rows: [
            ['Invoices, unpaid', '₹3,60,000.00', '₹3,60,000.00'],
            ['Delivered, not billed', '₹45,000.00', '₹53,100.00'],
            ['This order', '₹90,240.00', '₹1,06,483.20'],
          ],
          total: ['Exposure', '₹4,95,240.00', '₹5,19,583.20'],
          verdict: ['Limit of ₹5,00,000', 'Released', 'On hold'],
        },
      },
      faq: [
        {
          question: 'Which records leave the ERP, and which come back?',
          answer:
            'Customers, items, contract prices, stock, order status and invoices flow out; the ERP is their master. Orders and address requests flow in. Users, baskets and approvals stay in the portal. No field is written from both sides.',
        },
        {
          question: 'What about part deliveries, back orders and returns?',
          answer:
            'An order line shows what was ordered, confirmed, shipped and invoiced, with a date for the rest. A return starts against a shipped line with a reason code. Your staff issue the RMA number, and the credit note stays in the ERP.',
        },
        {
          question: 'When is our ERP vendor’s own portal enough?',
          answer:
            'When its price engine is the one your invoices use, your hierarchy fits its customer model and nobody needs punchout that it lacks. Try ten awkward baskets before you decide. It saves the sync; you accept its release calendar and licences.',
        },
        {
          question: 'Who owns the portal’s code and order history if we part?',
          answer:
            'You do. Code, cloud accounts, domain and data are in your name from the start, with rights assigned in the contract. Leaving means a recorded handover and the end of our access; nothing has to be exported from us.',
        },
      ],
      related: [
        {
          page: 'solution/distributor-management',
          reason: 'The packaged form for brands: schemes and claims beside ordering.',
        },
        {
          page: 'solution/client-portals',
          reason: 'If you share documents and tasks with clients, not items.',
        },
        {
          page: 'industries/erp-manufacturing',
          reason: 'The other end: item masters, promise dates and available stock.',
        },
        {
          page: 'industries/supply-chain',
          reason: 'What happens to the order after booking.',
        },
        {
          page: 'services/api-integration',
          reason: 'Idempotency, retries and versioning in more depth.',
        },
        {
          page: 'services/penetration-testing',
          reason: 'How the wall between two customers’ prices is attacked.',
        },
      ],
    },
  },
});
