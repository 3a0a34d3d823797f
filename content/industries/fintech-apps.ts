import { industryPage, schematic } from '../catalogue/define';

export const fintechApps = industryPage({
  slug: 'fintech-apps',
  label: 'Fintech Apps',
  title: 'Fintech apps built from the ledger outwards',
  summary:
    'Wallet, savings, wealth and account-aggregation apps with double-entry books, licensed-partner boundaries and consent flows that stand up to due diligence.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'Customers’ money sits in books that balance to the bank’s statement each morning.',
    quickAnswer:
      'A partner bank or an auditor will ask where the customers’ money was at 23:59 on 31 March and who held it. Only a ledger can answer. Apps for wallets, savings, wealth and personal finance therefore begin with two drawings: how money moves, and where the licence boundary runs. A double-entry ledger runs soon after. Screens can change weekly from then on.',
    atAGlance: {
      fits: 'Founders and product heads who move customers’ money through a licensed partner',
      notFor:
        'A budgeting tool never holds money, so it needs no ledger, only careful protection of its data',
      firstStep: {
        what: 'Money movement and licence boundary on paper, a first ledger running in test',
        output: 'both drawings, that ledger, and the onboarding path in a test build',
        weeks: [3, 5],
      },
      charged: 'Drawings and ledger at a fixed price, then sprints with a stop after each',
      youBring: 'The partner bank’s term sheet and API papers, your licence position, a compliance adviser',
    },
    ask: {
      text: 'Show on one page in whose account the money rests overnight. We add the ledger entries, and the licence questions for your compliance adviser.',
      button: 'Sketch your money movement',
    },
    notNeeded: {
      before: 'Sign the partner bank first. A',
      struck: 'fintech app',
      after: 'without one has nowhere to keep the money.',
    },
    capabilities: [
      {
        name: 'Double-entry customer ledger',
        users: 'Finance team, product engineers',
        text: 'Balances are sums of immutable entries, never a column that code updates. Holds, fees, reversals and interest have their own posting rules. Each request carries an idempotency key, so a retried tap cannot move money twice.',
        hardPart:
          'Retrofitting a ledger under a live balance table means proving every historic balance, which few start-ups can.',
      },
      {
        name: 'Account aggregation and open banking',
        users: 'Borrowers, savers, advisers',
        text: 'Indian products fetch data through an Account Aggregator under ReBIT schemas, with purpose and expiry in the consent artefact. For Europe we use PSD2 interfaces in Berlin Group style, and FAPI 2.0 where we define the API ourselves.',
        hardPart:
          'A withdrawn consent must stop derived scores and caches too, which means knowing everything computed from that data.',
      },
      {
        name: 'Onboarding and risk tiers',
        users: 'New customers, compliance officer',
        text: 'Identity steps grow with the limits asked for: a minimal tier first, full KYC before higher balances. Screening runs again when a list changes. A rejected applicant gets a reason that neither accuses nor teaches evasion.',
        hardPart:
          'The licensed partner answers for KYC, so its acceptance rules must run in your flow without your copying them.',
      },
      {
        name: 'Partner bank and processor layer',
        users: 'Operations, partnership managers',
        text: 'Bank, card issuer and investment custodian sit behind adapters with their own states and cut-offs. Daily files and webhooks are reconciled, and breaks open a case. Two partners cost twice the upkeep; start with one and a tested exit.',
        hardPart:
          'Sandboxes rarely show partial failures, so we record real faults and replay them in tests.',
      },
      {
        name: 'Evidence for diligence',
        users: 'Founders, auditors, investors',
        text: 'Access reviews, change records, incident notes and vendor lists accumulate as by-products of work, arranged by SOC 2 criteria and the partner’s questionnaire; the attestation itself comes from an independent auditor, not from us or a tool.',
        hardPart:
          'Controls written for a hundred staff suffocate ten; we choose those that a small team keeps up honestly.',
      },
    ],
    schematic: schematic({
      caption:
        'Licensed partners hold the money; the ledger, compared with their statements every morning, knows whose it is.',
      lanes: {
        User: { saver: ['person', 'Saver'] },
        Product: { wallet: 'Wallet app', consent: 'Consent handling', amount: 'Saving rule' },
        Books: { entries: ['store', 'Double-entry ledger'], breaks: 'Morning recon' },
        'Licensed partners': {
          sponsor: ['outside', 'Partner bank'],
          aggregator: ['outside', 'Account Aggregator'],
        },
      },
      flows: [
        ['saver', 'wallet', 'pay, save'],
        ['wallet', 'consent', 'link accounts'],
        ['wallet', 'entries', 'idempotency key'],
        ['entries', 'sponsor', 'instruction'],
        ['consent', 'aggregator', 'consent artefact'],
        ['aggregator', 'amount', 'bank data'],
        ['amount', 'entries', 'amount, source'],
        ['entries', 'breaks', 'closing balance'],
        ['sponsor', 'breaks', 'bank statement'],
      ],
      mark: {
        node: 'consent',
        before: 'Consent asked once',
        doubt: 'Privacy officer: she withdrew; what of her amount?',
        answer: 'Withdrawal stops derived amounts, scores and caches.',
      },
    }),
    route: {
      name: 'Saving rule SV-26-2094',
      about: 'a quarter of the surplus',
      stations: [
        {
          at: 'wallet',
          value: 'Save a quarter',
          fields: [
            { label: 'Floor she typed', value: '₹1,500 a month' },
            { label: 'Mandate', value: 'UPI Autopay, up to ₹5,000' },
            { label: 'Due', value: '2nd of each month' },
          ],
          onward: 'link accounts',
        },
        {
          at: 'consent',
          value: 'Purpose 102',
          fields: [
            { label: 'FIU', value: 'The partner bank' },
            { label: 'fetchType', value: 'PERIODIC' },
            { label: 'DataLife', value: '3 MONTH' },
            { label: 'Revoked', value: '1 Nov 2026, 18:20' },
          ],
          onward: 'consent artefact',
        },
        {
          at: 'aggregator',
          value: '₹14,000 surplus',
          fields: [{ label: 'Fetched', value: '30 Oct 2026, after the salary' }],
          sum: {
            rows: [
              ['Came in', '52,000'],
              ['Went out', '−38,000'],
            ],
            total: ['Surplus', '14,000'],
          },
          onward: 'bank data',
        },
        {
          at: 'amount',
          value: '₹1,500',
          fields: [
            { label: 'By surplus', value: '₹3,500, notice 31 Oct, 10:30' },
            { label: 'By floor', value: '₹1,500, notice 1 Nov, 18:30' },
          ],
          mark: {
            struck: '₹3,500',
            note: 'A quarter of data that she has withdrawn.',
          },
          onward: 'amount, source',
        },
        {
          at: 'entries',
          value: 'Debit at 21:30',
          fields: [
            { label: 'Not debited', value: '2 Nov 2026, 09:00' },
            { label: '24 hours’ notice', value: 'to 2 Nov 2026, 18:30' },
            { label: 'Peak hours', value: '17:00 to 21:30, no Autopay' },
          ],
          onward: 'instruction',
        },
        {
          at: 'sponsor',
          value: '₹1,500 received',
          fields: [
            { label: 'Account', value: 'Hers, at the partner bank' },
            { label: 'Credited', value: '2 Nov 2026' },
          ],
          onward: 'bank statement',
        },
        {
          at: 'breaks',
          value: '0 difference',
          fields: [{ label: 'Run', value: '3 Nov 2026, 06:00' }],
          sum: {
            rows: [
              ['Ledger on 1 Nov', '21,000'],
              ['Saved on 2 Nov', '1,500'],
              ['Bank statement', '−22,500'],
            ],
            total: ['Difference', '0'],
          },
        },
      ],
    },
    argument: {
      heading: 'She withdrew on Sunday evening; the debit is due on Monday',
      paragraphs: [
        'An amount computed from her account data is such data too. By Sunday 18:20, when she revokes, October’s surplus so far has become ₹3,500 and a notice for Monday 09:00. Revoking stops the next fetch; whether it stops this debit is left to the partner bank, as financial information user (FIU), and to its app.',
        'The growth lead would let it run: the artefact grants a data life of three months, and she was notified and did not object. That means 3 debits before the life ends on 30 January, ₹10,500. The privacy officer would stop everything, and she saves nothing, although her mandate holds and was never in question. Both forget the figure that she typed herself. The rule falls back to it, and the same 3 debits come to ₹4,500.',
        'Debiting ₹1,500 on the old notice will not do, because the notice names the amount. The bank’s UPI switch takes a second notice in one cycle, as not every switch does. The new one goes out at 18:30, asks whether she would rather skip November, and needs 24 hours, to Monday 18:30, which is in UPI’s peak hours; Autopay runs again from 21:30. It is still the 2nd. The ledger keeps each amount with its source, so that the next withdrawal finds what hangs on it.',
      ],
    },
    faq: [
      {
        question: 'With eight months of runway, what is live in three months with one partner?',
        answer:
          'One money movement in the partner’s sandbox: 5 weeks for drawings and ledger, then four sprints of 2 weeks, 13 in all. Real customers need its go-live, which we cannot date. Ask for its audit list in week one, such as a penetration test by a CERT-In-empanelled auditor or a SOC 2 report. While its sandbox is late, we build against a simulator, each assumption listed.',
      },
    ],
  },
});
