import type { PortfolioItem } from './schema';

export const vanSalesApp: PortfolioItem = {
  slug: 'van-sales-app',
  label: 'Offline van-sales app',
  title: 'Van sales with a printed bill, signal or not',
  summary:
    'A handset app for sales reps who sell from the van: stock on board, schemes, cash and printed invoices, all settled against the depot at day’s end.',
  reviewedOn: '2026-11-23',
  sample: true,
  facts: {
    sector: 'FMCG field sales',
    product: 'Van-sales and settlement app',
    users: 'Van sales reps, depot cashier, area manager',
    platform: 'Android handset with a Bluetooth printer',
    team: 'Product lead, mobile engineers, backend engineer, field tester',
    plannedEffort: 'Planning range: 14 to 18 weeks, one depot first',
    stack: 'React Native, SQLite, append-only event log, Node.js, PostgreSQL',
  },
  screen: {
    device: 'handset',
    heading: 'Shop 18 of 32',
    parts: [
      {
        part: 'list',
        items: [
          { label: 'Snacks 35 g, 24 pcs', state: 'done' },
          { label: 'Scheme: 1 free in 12', state: 'done' },
          { label: 'Cola 600 ml: 3 left', state: 'alert' },
        ],
      },
      {
        part: 'form',
        fields: [
          { label: 'Cash', value: '₹1,240' },
          { label: 'On credit', value: '₹600' },
        ],
        action: 'Print invoice',
      },
      { part: 'steps', items: ['Load', 'Sell', 'Settle'], current: 1 },
    ],
  },
  startingPoint:
    'Picture a beat of thirty-two village shops and two bars of signal at the depot gate. The rep carries a duplicate book, works out schemes in their head and hands over cash and counterfoils in the evening. What the van sold is known at night, what it still holds only after a count, and the free goods are an argument at each month’s end.',
  constraints: [
    'A beat has no signal for hours; selling, invoicing and printing must not need one.',
    'Invoice numbers may not repeat, even when a handset is lost at noon with unsent sales.',
    'Above the ₹5 crore e-invoicing threshold, a GST-registered shop’s invoice needs a reference number (IRN) from the tax portal, which the van cannot fetch offline.',
    'Reps earn incentives on scheme sales, so a changed scheme carries its date and reaches them before loading.',
  ],
  delivers: [
    {
      name: 'Load and van stock',
      text: 'The depot would issue stock to the van as a transfer that both sides confirm. From then on the handset owns that quantity until settlement closes the day.',
    },
    {
      name: 'Offline selling',
      text: 'Prices, schemes and shop balances would be on the phone before departure. A sale takes a number from the van’s own series and prints. Where an IRN is due, the slip says that the invoice follows.',
    },
    {
      name: 'Evening settlement',
      text: 'Opening load, sales, returns and physical count would be set against cash and credit slips. Differences are accepted by the cashier with a reason, never adjusted silently.',
    },
    {
      name: 'Beat and coverage view',
      text: 'Managers would see visited, skipped and closed shops with the time of each call. A skipped shop carries the rep’s reason, which no map would show.',
    },
  ],
  decision: {
    question: 'What happens when two devices changed the same thing while apart?',
    chosen: 'Nothing is merged: each record has one owner at a time, and the log is replayed.',
    why: 'Last-writer-wins would lose a sale without anyone noticing. If van stock belongs to the van and prices to the depot, real conflicts become rare and visible. The limit is stated openly: a price changed at noon reaches a van only when it next finds a signal.',
    rejected: [
      {
        option: 'Last write wins',
        why: 'It is simple to build, but a lost invoice would surface weeks later as missing stock.',
      },
      {
        option: 'CRDTs for every table',
        why: 'Their merges always succeed, yet the merged stock may be a quantity that no van ever held.',
      },
    ],
  },
  measures: [
    {
      metric: 'Settlement difference',
      how: 'Value of unexplained stock and cash differences per van and week.',
      baseline: 'Six weeks of settlement sheets under the duplicate book.',
    },
    {
      metric: 'Minutes at the cashier',
      how: 'Time from the van’s arrival to an accepted settlement, per depot.',
      baseline: 'A fortnight timed with a watch before the first van changes over.',
    },
  ],
  illustrates: [
    'solution/retail-execution',
    'solution/distributor-management',
    'services/data-sync',
    'services/cross-platform',
  ],
};
