import { schematic, servicePage } from '../catalogue/define';

export const dataWarehousing = servicePage({
  slug: 'data-warehousing',
  label: 'Data Warehousing',
  title: 'A data warehouse reconciled with the ledger every day',
  summary:
    'Facts with a written grain, dimensions that remember history, contracts with source teams, and a daily reconciliation to the books before anyone reports.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'Finance can trace any reported total back to rows in the source.',
    quickAnswer:
      'What is one row? If sales answers “an order” and the depot answers “a shipment”, every total in the board pack is open to dispute. A warehouse states the answer, called the grain, for each fact table, keeps the history that operational databases overwrite, and balances with the general ledger every day. We design and load it for companies that report from three or more systems.',
    atAGlance: {
      fits: 'Reports drawn from three or more systems that never arrive at one total',
      notFor: 'A monthly report from one system is a query that its vendor can write',
      firstStep: {
        what: 'A drawing of the grain, then a first subject area loaded and working',
        output: 'a first fact table, such as invoice lines, that agrees with the ledger',
        weeks: [6, 8],
      },
      charged:
        'A fixed price per subject area, by its sources and history; the cloud account bills you directly',
      youBring:
        'Replica access to the sources, chart of accounts, three contested reports, an analyst and a controller',
    },
    ask: {
      text: 'Say in one sentence what a row of your contested report is. Then we can list the joins that would count it twice.',
      button: 'Pick one contested report',
    },
    notNeeded: {
      before: 'For a question asked once, join two exports by hand.',
      struck: 'A data warehouse',
      after: 'is for daily ones.',
    },
    argument: {
      heading: 'Three splits by region, and the ledger agrees with each',
      paragraphs: [
        'On 1 Oct 2026 customer 3307 passed from West to South. On the 14th a credit note for ₹30,000 followed; the goods had come back from an invoice that West wrote in September. South’s head will not lose money on a sale that she never made. West’s head no longer has the customer. Why should his October show −30,000?',
        'By the date of the credit note, October is West 0 and South 20,000. By today’s region even September’s 80,000 wanders to South. By the region of the sale, October is West −30,000 and South 50,000. All three come to 20,000, as the ledger does, so the daily comparison is content with any of them. Two people had to choose, with the controller as arbiter: the sale gives the region, and the document the month, as in the GST return. Today’s region stays in the table under a name of its own, for comparing years.',
        'Other mistakes the ledger does find. BETWEEN includes both ends, meets two regions on 1 Oct, and October rises to 70,000. And if the credit moves back into September, as West proposes, that month shows 50,000 against books that were closed at 80,000.',
      ],
    },
    exhibit: {
      kind: 'code',
      document: 'Model test 9 · net sales by region · rev B',
      title: 'A credit note goes to the region that sold the goods',
      lines: [
        { code: 'history of customer 3307:' },
        { indent: 1, code: 'West, valid from 1 Apr 2024' },
        {
          indent: 1,
          code: 'South, valid from 1 Oct 2026',
          note: 'Its valid_to lies far ahead; left empty, it would match no row.',
        },
        { code: 'lines, in rupees without GST:' },
        { indent: 1, code: 'dated 21 Sep 2026, sold 21 Sep: 80,000' },
        { indent: 1, code: 'dated 1 Oct 2026, sold 1 Oct: 50,000' },
        {
          indent: 1,
          code: 'dated 14 Oct 2026, sold 21 Sep: −30,000',
          note: 'Each credit line keeps its invoice’s date; a rebate without one takes its own.',
        },
        { code: 'SELECT l.period, h.region,' },
        { indent: 1, code: 'SUM(l.amount)', note: 'The period follows “dated”, as in the ledger.' },
        { code: 'FROM lines l JOIN history h' },
        { indent: 1, code: 'ON h.customer = l.customer' },
        { indent: 1, code: 'AND l.sold >= h.valid_from', note: 'The region follows “sold”.' },
        {
          indent: 1,
          code: 'AND l.sold < h.valid_to',
          note: 'West ends where South begins, and the day belongs to South.',
        },
        { code: 'GROUP BY l.period, h.region' },
        { code: 'expect:' },
        { indent: 1, code: '2026-09: West 80,000' },
        {
          indent: 1,
          code: '2026-10: West −30,000, South 50,000',
          note: 'Together 20,000; so says the ledger.',
        },
      ],
      reading:
        'a row is a line of an invoice or credit note, with two dates. An estimate of expected returns names no customer and stays outside. Data of the test come first, its expected rows last.',
    },
    capabilities: [
      {
        name: 'The grain statement',
        text: 'Before any column, one sentence fixes what a row is: a line of an invoice or credit note, say. Additive, semi-additive and ratio measures are marked. Most wrong totals come from joining two grains, and the sentence is what a reviewer checks.',
      },
      {
        name: 'History by attribute',
        text: 'For each attribute the business says whether the old value matters: a customer’s region keeps its old values (SCD type 2), a corrected spelling does not (type 1). Keeping every old value seems safe, until dimensions double and somebody counts customers.',
      },
      {
        name: 'Loading by change capture',
        text: 'Change capture (CDC) reads inserts, updates and deletes from the database log at little cost to the source; a nightly query misses the deletes. Where a vendor forbids log access we compare keys instead, and record the delay. Raw rows are kept, so that models can be rebuilt.',
      },
      {
        name: 'Data contracts with source teams',
        text: 'The owning team agrees on columns, meanings, allowed values and notice before a change. A breach stops the load at the door instead of appearing in the board pack. Signing takes persuasion, and goes better with the source team’s manager in the room.',
      },
      {
        name: 'Tests, lineage and reconciliation',
        text: 'dbt models carry tests for keys, referential integrity and the data quality dimensions you choose. OpenLineage events show which report a broken table feeds. Revenue facts are compared with ledger balances daily, and differences are named before the refresh is released.',
      },
      {
        name: 'Sizing and the cloud bill',
        text: 'We size from the rows of your largest day, and say so if a read replica with views would carry the reports for another year. Columnar clouds bill by compute, so workloads get separate queues and a monthly cap. Open tables on Iceberg or Delta make leaving easier, for somewhat more housekeeping.',
      },
    ],
    schematic: schematic({
      caption: 'Nothing reaches finance until the facts agree with the ledger of that day.',
      lanes: {
        Sources: { orders: ['outside', 'Billing system'], partner: ['document', 'Partner price files'] },
        Landing: { cdc: 'Change capture', contract: 'Contract check', raw: ['store', 'Raw history'] },
        Model: { facts: ['store', 'Invoice-line facts'], dims: ['store', 'SCD 2 dimensions'] },
        Release: {
          ledger: ['outside', 'General ledger'],
          recon: 'Ledger comparison',
          mart: ['store', 'Finance mart'],
        },
      },
      flows: [
        ['orders', 'cdc', 'incl. deletes'],
        ['partner', 'contract'],
        ['cdc', 'raw'],
        ['contract', 'raw', 'accepted rows'],
        ['raw', 'facts', 'one grain'],
        ['raw', 'dims', 'valid from, to'],
        ['facts', 'recon', 'daily totals'],
        ['ledger', 'recon', 'balances'],
        ['dims', 'mart'],
        ['recon', 'mart', 'released'],
      ],
      mark: {
        node: 'facts',
        before: 'Sales facts',
        doubt: 'Controller: is a credit note a row of its own?',
        answer: 'Yes: its lines are rows, with a minus.',
      },
    }),
  },
});
