import type { PortfolioItem } from './schema';

export const distributorOrderingPortal: PortfolioItem = {
  slug: 'distributor-ordering-portal',
  label: 'Distributor ordering portal',
  title: 'An ordering portal for a distributor with three depots',
  summary:
    'Retailers would order at their own contract prices, see their credit position before they submit, and the ERP would book each order once.',
  reviewedOn: '2026-11-23',
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
        columns: ['Item', 'Packs', 'With GST'],
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
          { label: 'Owed, read 21:00', value: '₹1,68,400' },
          { label: 'This order', value: '₹41,250' },
        ],
      },
      {
        part: 'list',
        items: [
          { label: 'Submitted 21:10', state: 'done' },
          { label: 'Held: ₹9,650 over', state: 'alert' },
          { label: 'Booked in ERP', state: 'waiting' },
        ],
      },
    ],
  },
  startingPoint:
    'Orders reach the distributor by phone, as WhatsApp photographs and in the notebooks of sales reps, and clerks key them into the ERP at night. Prices come from contracts that the retailer cannot see. A credit hold comes to light only when the pick list fails to print.',
  constraints: [
    'The on-premise ERP stays, accepts no schema change, and is closed for posting for about three hours each night.',
    'Many retailers order on a low-cost Android phone with a prepaid data plan.',
    'Sales reps keep ordering on behalf of shops, so the portal records who ordered for whom.',
    'The ERP raises the GST invoice and fetches its reference number (IRN) from the tax portal; the ordering portal shows both.',
  ],
  delivers: [
    {
      name: 'Catalogue with contract prices',
      text: 'Each account would see its own assortment and price, resolved in one written order: customer price, contract group, scheme, then list. Shop, price list and depot count in different units, so a quantity is kept in the smallest one.',
    },
    {
      name: 'Basket and credit check',
      text: 'A basket would show the limit, what the account owes, billed or not, and when that was read.',
    },
    {
      name: 'Order hand-over to the ERP',
      text: 'An outbox worker would post each order under a key that the ERP stores as external reference, so a repeated call finds the first booking.',
    },
    {
      name: 'Desk for holds and exceptions',
      text: 'Order and credit staff would work one queue of held orders, short stock and rejected postings. A release records who decided, and on which figures.',
    },
  ],
  decision: {
    question: 'Where is a price worked out while the retailer fills the basket?',
    chosen: 'In the portal, from a copied price list; the ERP confirms or refuses at booking.',
    why: 'The ERP takes no calls during its nightly closing, while many shopkeepers are still ordering. A dated copy keeps the portal open. Its cost is a second implementation of the price rules, and therefore the first release already compares sampled baskets with the ERP every night.',
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
      metric: 'Holds released unchanged',
      how: 'Held orders that the credit desk released as they were, divided by all held orders.',
      baseline: 'None before; the first month of one depot becomes the reference.',
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
      'No system knows a shop’s credit to the minute. Order SO-4471 on the screen is held, because 1,68,400 + 41,250 = 2,09,650 rupees, and the limit is ₹2,00,000. Yet the sales rep collected a cheque for ₹30,000 from this shop at noon, which the cashier will post tomorrow morning. Counting it, the account would be at ₹1,79,650. A portal that refused the order would have lost it to the distributor’s own delay.',
      'The portal therefore accepts an order or holds it, and only the credit desk releases a hold, with the rep’s receipt on the same screen. Whether a cheque counts before it has cleared is a rule that the distributor writes down once. The balance is read again at the release, since two held orders that each fit within the limit may exceed it together.',
    ],
    testing:
      'Every build is tried against the sales office’s own table of accounts, items, dates and expected prices. SO-4471 is a test as well. It must be held at ₹9,650 over the limit, pass once the ₹30,000 is posted, and be held again if the shop has another order of ₹25,000 waiting. For the hand-over we cut the connection after the ERP has booked and before it has answered; the retry must find that booking.',
    operation:
      'The order desk watches the age of the oldest order not yet booked. Outside the nightly closing, fifteen minutes alert our rota, and after forty the depot picks from the portal’s own list. Releases keep away from month end and the two days before a festival.',
    differently:
      'We would clean the customer and item masters earlier than this plan does. Duplicate accounts and three spellings of one pack size come to light only when real baskets are priced, and each then looks like a fault of the portal.',
  },
};
