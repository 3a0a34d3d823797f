import { schematic, servicePage } from '../catalogue/define';
import type { ServicePage } from '../catalogue/types';
import { erpManufacturing } from '../industries/erp-manufacturing';
import { supplyChain } from '../industries/supply-chain';
import { clientPortals } from '../solution/client-portals';
import { distributorManagement } from '../solution/distributor-management';
import { apiIntegration } from './api-integration';
import { penetrationTesting } from './penetration-testing';

export const b2bPortal: ServicePage = servicePage({
  slug: 'b2b-portal',
  label: 'B2B Portal',
  title: 'B2B portals that quote the price the ERP will invoice',
  summary:
    'Ordering portals for trade customers: account hierarchy, contract prices in a written order, approvals, credit holds, punchout, and orders booked once.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'Your customers order at their own contract price, inside their own limits and approvals, and the ERP books each order once without re-keying.',
    quickAnswer:
      'A B2B portal lets a customer’s buyers order under the terms your sales team has already agreed with them. We build it for distributors, manufacturers and wholesalers whose orders arrive by e-mail, phone and EDI at once. Plan three to four weeks for the first output: the price rules in writing, a table that gives every record one master, and sample baskets priced by your sales office.',
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
    }),
    chapters: {
      forWhom: [
        {
          role: 'COO of a distributor',
          situation:
            'Clerks re-key e-mailed purchase orders, and sales staff spend afternoons answering price and stock questions.',
        },
        {
          role: 'CIO of a manufacturer',
          situation:
            'A large customer asks for punchout by a date, and the ERP vendor’s module cannot express your price lists.',
        },
        {
          role: 'Finance controller',
          situation:
            'Credit holds surface after picking, and disputes over agreed prices keep invoices open past their due date.',
        },
      ],
      signs: [
        'One item carries three prices: in the quotation, the order confirmation and the invoice.',
        'Somebody who left a customer’s firm long ago can still place orders in its name.',
        'Credit notes with the reason “wrong price” recur every month for the same accounts.',
        'Orders wait unseen while the ERP runs its night batch, and mornings start with a backlog.',
      ],
      notFor: [
        'A few dozen accounts on one price list are served more cheaply by an order form and your ERP’s import.',
        'Where contract prices live in sales mailboxes, move them into the ERP first; a portal would only publish the disorder.',
      ],
      deliverables: [
        {
          name: 'Price rule book',
          text: 'Numbered rules with tie-breaks and units, and signed sample baskets that become automated tests.',
          usedBy: 'Sales office and testers',
        },
        {
          name: 'ERP sync direction table',
          text: 'For each record: master, direction, trigger, permitted delay, key, and who mends a rejected message.',
          usedBy: 'ERP team and integration engineers',
        },
        {
          name: 'The portal and its pipeline',
          text: 'Code and infrastructure definitions, in repositories and cloud accounts that are yours from the first commit.',
          usedBy: 'Your IT department',
        },
        {
          name: 'Order API contract',
          text: 'An OpenAPI document with examples, error catalogue and mock server for customers who order by machine.',
          usedBy: 'Customers’ developers',
        },
        {
          name: 'Punchout connection pack',
          text: 'One tested cXML profile: credentials, field mapping, sample carts, and a questionnaire for the next customer.',
          usedBy: 'Customers’ procurement teams',
        },
        {
          name: 'Run book and handover record',
          text: 'Alerts, replay of rejected orders, month-end freeze, and what another supplier needs to take over.',
          usedBy: 'Whoever is on call',
        },
      ],
      approach: [
        {
          name: 'Read real orders',
          text: 'We follow orders from request to invoice and sort credit notes by cause. Exceptions are counted per account: who buys outside contract, who splits deliveries, whose pack sizes clerks silently correct.',
          output: 'Exceptions by account, with volumes',
          decidedBy: 'Head of sales operations',
        },
        {
          name: 'Settle prices and directions',
          text: 'Your sales office prices sample baskets by hand, we price them by rule, and each difference is argued out. Meanwhile the ERP team fixes master, direction and key for every record.',
          output: 'Rule book and sync table',
          decidedBy: 'Heads of sales and finance, by signature',
        },
        {
          name: 'Build a walking skeleton',
          text: 'One account goes through sign-in, basket, credit check, outbox and ERP test company. We cut the connection after posting, on purpose, because duplicate orders are born there.',
          output: 'One test order, retried three times, booked once',
          decidedBy: 'Your ERP lead',
        },
        {
          name: 'Widen by account, not by feature',
          text: 'Each fortnight admits a harder kind of account: single sites, then hierarchies with approvals, then punchout. Sample baskets are priced again in both systems before an increment is done.',
          output: 'A release candidate per group of accounts',
          decidedBy: 'Your product owner',
        },
        {
          name: 'Run in parallel, then open',
          text: 'For two weeks clerks compare every portal booking with its source while the old mailbox stays open. Sales representatives invite their own accounts and keep credit for the orders.',
          output: 'Parity report and invitation list',
          decidedBy: 'COO, on the parity report',
        },
      ],
      techTable: [
        {
          layer: 'Storefront',
          usual: 'TypeScript and React, rendered on the server',
          otherwise: 'Your commerce suite, if you pay for one and its price engine can express the rule book',
        },
        {
          layer: 'Services and data',
          usual: 'Node.js with PostgreSQL',
          otherwise: 'Java or .NET, where your own team will maintain it',
        },
        {
          layer: 'ERP link',
          usual: 'Outbox worker on the ERP’s own API',
          otherwise: 'IDocs or files where direct calls are refused; an iPaaS that you already run',
        },
        {
          layer: 'Sign-in',
          usual: 'OpenID Connect, or SAML 2.0 to the buyer’s directory',
          otherwise: 'Passkeys or one-time codes for small accounts without a directory',
        },
      ],
      standards: [
        {
          id: 'cxml-1.2',
          use: 'Setup request, returned cart and order request are tested as separate messages, since order and cart may differ.',
        },
        {
          id: 'openapi-3.1',
          use: 'Describes the order API; contract tests hold portal and customers’ clients to one document.',
        },
        {
          id: 'rfc-8594',
          use: 'Old versions of the order API announce their last day in a header.',
        },
        {
          id: 'peppol-bis-billing-3.0',
          use: 'For accounts that receive by Peppol; the ERP issues, the portal shows a copy.',
        },
        {
          id: 'saml-2.0',
          use: 'Large accounts sign in through their own identity provider, which shuts a leaver out.',
        },
        {
          id: 'iso-25010',
          use: 'Orders the acceptance list: correct prices, confidentiality between accounts, availability in order hours.',
        },
      ],
      timeline: [
        {
          phase: 'Rules and sync table',
          range: '3 to 4 weeks',
          dependsOn: 'A person who may decide on prices',
        },
        {
          phase: 'Walking skeleton',
          range: '3 to 4 weeks',
          dependsOn: 'An ERP test company that accepts calls',
        },
        {
          phase: 'First group of accounts',
          range: '8 to 10 weeks',
          dependsOn: 'Kinds of price rule and depth of hierarchy',
        },
        { phase: 'Parallel run', range: '2 weeks', dependsOn: 'Clerk hours, and no month end inside it' },
        { phase: 'Each punchout', range: '2 to 4 weeks', dependsOn: 'The customer’s own test calendar' },
      ],
      costDrivers: [
        {
          driver: 'Kinds of price rule',
          why: 'Every kind multiplies the baskets to agree, build and test.',
          keepDown: 'Retire dead contract lists before the build.',
        },
        {
          driver: 'The door into the ERP',
          why: 'Posting by file or screen needs more error handling than an API.',
          keepDown: 'Open an API or staging table first.',
        },
        {
          driver: 'Customer connections',
          why: 'Every punchout partner brings its own mapping and test slots.',
          keepDown: 'Offer one profile and queue deviations.',
        },
        {
          driver: 'Product data',
          why: 'Missing units, pack sizes and pictures delay launches more than code.',
          keepDown: 'Open with the items that invited accounts buy.',
        },
      ],
      engagement: {
        models: ['fixed-scope', 'time-and-material', 'retainer'],
        why: 'Rules and sync table have a known output, so their scope is fixed. The build runs on time and material under a monthly ceiling; later customer connections suit a retainer.',
      },
      risks: [
        {
          risk: 'Portal and invoice disagree on price',
          earlySign: 'The nightly comparison shows a new difference on one contract type.',
          response: 'Those accounts stay closed until rule and test are mended.',
        },
        {
          risk: 'An order is booked twice',
          earlySign: 'Retries climb while the ERP answers slowly.',
          response: 'The ERP refuses a known key, and the replay drill is passed before opening.',
        },
        {
          risk: 'One account sees another’s prices',
          earlySign: 'A test user retrieves a foreign order by changing an identifier.',
          response: 'Access tests per account node run in every build; a penetration test precedes opening.',
        },
        {
          risk: 'Phone orders continue',
          earlySign: 'Invited buyers sign in once and ring their representative again.',
          response: 'Portal orders count for the representative, who may also order on the buyer’s behalf.',
        },
      ],
      weNeedFromYou: [
        'Three months of orders and credit notes, personal data masked',
        'A person each from sales and finance who may settle a price rule',
        'An ERP test company and its administrator',
        'Two customers willing to try a test system and complain',
      ],
      measures: [
        {
          metric: 'Touchless orders',
          how: 'Portal orders booked without a clerk’s edit, divided by all portal orders.',
          baseline: 'Share of e-mailed orders that needed a call back, over four weeks.',
        },
        {
          metric: 'Price differences',
          how: 'Sampled baskets whose portal price is not the ERP’s, from a nightly job.',
          baseline: 'The first run on the walking skeleton.',
        },
        {
          metric: 'Hand-over delay',
          how: 'Time from submission to ERP order number, 95th percentile.',
          baseline: 'Receipt and keying times of e-mailed orders.',
        },
      ],
      workedExample: [
        'A site buyer orders 480 boxes of bolts. List price is ₹210, a promotion takes off 5 % (₹199.50), and the group contract says ₹188. Rule 2 puts contract before promotion, so the basket shows 480 × ₹188 = ₹90,240. That passes the site’s ₹75,000 threshold and waits for the purchasing manager.',
        'The account’s limit is ₹5,00,000, with ₹3,60,000 invoiced and ₹45,000 delivered but unbilled. Adding the order gives ₹4,95,240: inside the limit. With 18 % GST the order is ₹1,06,483.20 and the exposure ₹5,11,483.20: outside it. Whether the limit includes tax decides this order, so finance answers that before anyone writes code.',
      ],
      faq: [
        {
          question: 'Which records leave the ERP, and which come back?',
          answer:
            'Customers, items, contract prices, stock, order status and invoices flow out; the ERP is their master. Orders and address requests flow in. Users, baskets and approvals stay in the portal. No field is written from both sides, because two masters turn every difference into a meeting.',
        },
        {
          question: 'What about part deliveries, back orders and returns?',
          answer:
            'An order line shows quantities ordered, confirmed, shipped and invoiced, so a part delivery appears as it is, with a date for the rest. A return starts against a shipped line with a reason code; your staff issue the RMA number, and the credit note stays in the ERP.',
        },
        {
          question: 'When is our ERP vendor’s own portal enough?',
          answer:
            'When its price engine is the one your invoices use, your hierarchy fits its customer model and nobody needs punchout it lacks. Try ten awkward baskets before deciding. It saves the sync altogether; you accept its release calendar, user licences and screens.',
        },
        {
          question: 'Who owns the portal’s code and order history if we part?',
          answer:
            'You do. Code, cloud accounts, domain and data stand in your name from the start, with rights assigned in the contract. Open-source parts keep their licences, listed in an SBOM. Leaving means a recorded handover and the end of our access; nothing has to be exported from us.',
        },
      ],
      related: () => [
        {
          page: distributorManagement,
          reason: 'The packaged form for brands: schemes, claims and secondary sales beside ordering.',
        },
        {
          page: clientPortals,
          reason: 'For firms that share documents and tasks with clients instead of selling items.',
        },
        {
          page: supplyChain,
          reason: 'What happens to the order after booking: carriers, messages and shipment records.',
        },
        {
          page: erpManufacturing,
          reason: 'The other end of the interface: item masters, promise dates and available stock.',
        },
        {
          page: apiIntegration,
          reason: 'Idempotency, retries and versioning, in more depth than a portal page can give.',
        },
        {
          page: penetrationTesting,
          reason: 'How the wall between two customers’ prices is attacked before opening.',
        },
      ],
      cta: {
        heading: 'Bring one contract and one awkward order',
        text: 'Names removed. In a first call we work through which price rule should win, what your ERP can confirm, and what a first step would contain.',
      },
    },
  },
});
