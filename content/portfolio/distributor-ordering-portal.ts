import type { PortfolioItem } from './schema';

export const distributorOrderingPortal: PortfolioItem = {
  slug: 'distributor-ordering-portal',
  label: 'Distributor ordering portal',
  title: 'An ordering portal for a distributor with three depots',
  summary:
    'Retailers would order at their own contract prices, see their credit position before they submit, and the ERP would book each order once.',
  reviewedOn: '2026-11-21',
  sample: true,
  facts: {
    sector: 'Consumer goods distribution',
    product: 'B2B ordering portal',
    users: 'Retailers, order desk, credit desk, depot supervisors',
    platform: 'Responsive web, installable on a phone',
    team: 'Product lead, UX designer, web engineers, integration engineer, tester',
    plannedEffort: 'Planning range: 16 to 20 weeks to the first depot',
    stack: 'TypeScript, React, PostgreSQL, outbox worker, OpenAPI 3.1 facade over the ERP',
  },
  screen: {
    device: 'browser',
    heading: 'Order SO-4471',
    parts: [
      {
        part: 'table',
        columns: ['Item', 'Packs', 'Amount'],
        rows: [
          ['Tea 250 g', '12', '₹14,400'],
          ['Soap 4-pack', '21', '₹17,850'],
          ['Biscuits 100 g', '15', '₹9,000'],
        ],
      },
      {
        part: 'figures',
        items: [
          { label: 'Credit limit', value: '₹2,00,000' },
          { label: 'Open invoices', value: '₹1,38,400' },
          { label: 'This order', value: '₹41,250' },
        ],
      },
      {
        part: 'list',
        items: [
          { label: 'Submitted', state: 'done' },
          { label: 'Credit check', state: 'active' },
          { label: 'Booked in ERP', state: 'waiting' },
        ],
      },
    ],
  },
  startingPoint:
    'Orders reach the distributor by phone, as WhatsApp photographs and in the notebooks of visiting sales reps. Clerks key them into an on-premise ERP after the shops close. Prices depend on a contract that the retailer cannot see, and a credit hold comes to light only when the pick list fails to print. The plan takes the re-keying out without replacing the ERP.',
  constraints: [
    'The ERP stays, accepts no schema change, and is closed for posting for about three hours each night.',
    'Many retailers order on a low-cost Android phone with a prepaid data plan; pages must work at that speed.',
    'Sales staff keep placing orders on behalf of shops, so the portal must record who ordered for whom.',
    'The ERP raises GST invoices and fetches each IRN; the ordering portal shows both and numbers none itself.',
  ],
  delivers: [
    {
      name: 'Catalogue with contract prices',
      text: 'Each retailer would see the assortment, pack sizes and price that apply to that account, resolved in one written order: customer price, contract group, scheme, then list.',
    },
    {
      name: 'Basket and credit check',
      text: 'A basket would show limit, open invoices and the time at which both figures were read. An order above the limit can still be submitted, but waits for a person.',
    },
    {
      name: 'Order hand-over to the ERP',
      text: 'An outbox worker would post each order under a key that the ERP stores as external reference. A repeated call finds the existing order instead of booking a second.',
    },
    {
      name: 'Desk for holds and exceptions',
      text: 'Order and credit staff would work one queue: held orders, discontinued items, short stock, rejected postings. Every release records who decided and what they saw.',
    },
  ],
  decision: {
    question: 'Where is a price worked out while the retailer fills the basket?',
    chosen: 'In the portal, from a copied price list; the ERP confirms or refuses at booking.',
    why: 'The ERP takes no calls during its nightly closing, while many shopkeepers are still ordering. A copy with a visible date keeps the portal open. The cost is a second implementation of the price rules, so a nightly comparison of sampled baskets against the ERP belongs to the first release.',
    rejected: [
      {
        option: 'Ask the ERP for each line',
        why: 'One source of truth, but every page would wait for the slowest system and stop with it.',
      },
      {
        option: 'Move price lists into the portal',
        why: 'Sales would maintain prices in a new place while invoices still take them from the old one.',
      },
    ],
  },
  measures: [
    {
      metric: 'Orders keyed by hand',
      how: 'Orders with a clerk’s user id divided by all orders, per depot and week, from the ERP.',
      baseline: 'Four weeks before the first depot opens the portal.',
    },
    {
      metric: 'Price corrections after booking',
      how: 'Credit notes with the reason code “price”, counted per thousand order lines.',
      baseline: 'The same quarter of the year before, from the ERP.',
    },
    {
      metric: 'Time from order to pick list',
      how: 'Median and ninetieth percentile of the two timestamps, for orders received before the cut-off.',
      baseline: 'Two weeks of hand-stamped order slips, collected during discovery.',
    },
  ],
  illustrates: [
    'services/b2b-portal',
    'services/api-integration',
    'solution/distributor-management',
    'solution/workflow',
    'industries/supply-chain',
  ],
  chapters: {
    hardPart: [
      'Credit is the hard part, because no system knows it to the minute. A cheque collected at noon is posted in the evening, so a limit copied at one o’clock may refuse a retailer who has paid. We would therefore print the age of the figure beside it and let an order pass into one of three states: accepted, accepted pending credit, or held. Only the credit desk moves an order out of the last two.',
      'Units are the quieter trouble. The shop thinks in pieces, the price list in inner packs and the depot in cases, and the ERP rounds at different points for different brands. Quantities would be stored in the smallest unit with the unit the buyer chose kept beside it, so that a rounding dispute can be traced to one line.',
    ],
    testing:
      'Price resolution is tested with a table of real-shaped contracts that the sales office fills in: account, item, date, expected price. The hand-over is tested by cutting the connection after the ERP has booked but before it has answered, then checking that a retry finds the same order. Basket pages are tried on the slowest phone in the depot’s drawer, over a throttled mobile connection.',
    operation:
      'The order desk sees one number all day: the age of the oldest order not yet booked. Outside the nightly closing, fifteen minutes alert our rota; after forty the depot picks from the portal’s own list. Price differences from the nightly comparison arrive as a short morning list. Releases avoid month end and the two days before a festival.',
    differently:
      'Customer and item masters would be cleaned earlier than this plan has them. Duplicate accounts, dead items and three spellings of one pack size show up only when real baskets are priced, and each then looks like a fault of the portal. We would spend the first weeks on those two lists with the sales office, although no screen would show for it.',
  },
};
