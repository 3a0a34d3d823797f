import { schematic, servicePage } from '../catalogue/define';

export const itModernization = servicePage({
  slug: 'it-modernization',
  label: 'IT Modernisation',
  title: 'IT modernisation decided across the whole portfolio',
  summary:
    'An inventory of applications, platforms and contracts, scored for fit and risk, becomes a programme of keep, repair, move and switch off, year by year.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'What a delay costs decides which system moves first, whoever complains loudest.',
    quickAnswer:
      'Suppose that five of your sixty applications lose support within half a year and one team has to move them all. Replacing one of them cures little. We put every application, platform, licence and link on a single sheet, from which a CIO can decide in order what to keep, repair, move and switch off. Early retirements pay for part of the rest.',
    atAGlance: {
      fits: 'Some fifteen years of growth, several end-of-support dates, one budget',
      notFor: 'An estate of fewer than ten applications can be sorted in a two-day workshop',
      firstStep: {
        what: 'A first portfolio sheet from invoices, sign-on logs and interviews',
        output: 'each system with owner, cost, condition, support date and a verdict',
        weeks: [3, 4],
      },
      charged: 'The sheet at a fixed price, by number of systems; steering days afterwards by the month',
      youBring: 'An asset list, software invoices, contract dates, sign-on logs, one business owner per area',
    },
    ask: {
      text: 'Which five systems would you rather leave off the list? We look up their support dates and put them in order.',
      button: 'List five ageing systems',
    },
    notNeeded: {
      before: 'Age alone is no case for',
      struck: 'IT modernisation',
      after: '. A supported system may stay as it is.',
    },
    argument: {
      heading: 'If a year must be bought anyway, use it',
      paragraphs: [
        'For each system the sheet holds the weeks of work and the week in which support ends. A second team would have to learn billing first, so one takes them in turn. The infrastructure head would go by date, and no order makes the longest delay shorter than its three weeks. It leaves four of five late all the same, because billing takes ten weeks and the rest wait behind it.',
        'The extensions offered here last a year, so two weeks late cost what 14 do. The dealer site must be first; it faces the internet, and no extension for its framework was offered. After it billing cannot be in time in any order, since 4 + 10 = 14 and its support ends with week 12. Its year is lost whatever we do. Put last, it lets three others through, and ₹9 lakh are paid instead of ₹19 lakh.',
        'Finance is rightly uneasy: billing runs on security patches alone for 14 weeks, faults stay unrepaired, and no vendor codes a change in GST. Against it are three more systems in that position, payroll among them, and ₹10 lakh.',
        'The price lists have to be read first, since some vendors bill by the month. At a twelfth of these prices, billing’s 14 weeks, four months begun, would cost ₹3 lakh, all four delays by date ₹1.58 lakh, and the dates would win.',
      ],
    },
    exhibit: {
      kind: 'comparison',
      document: 'Programme sheet · one team · rev B',
      title: 'Five systems, 26 weeks of work: one extension instead of four',
      columns: ['By date of support', 'As decided'],
      rows: [
        {
          before: 'Dealer site: week 4, in time',
          after: 'Dealer site: week 4, in time',
          note: '4 weeks of work; support ends with week 6, no extension on offer',
        },
        {
          before: 'Billing: week 14, 2 weeks late, ₹9 lakh',
          after: 'Billing, now last: week 26, 14 weeks late, ₹9 lakh',
          note: '10 weeks of work; support ends with week 12',
        },
        {
          before: 'Warehouse: week 19, 3 weeks late, ₹3 lakh',
          after: 'Warehouse: week 9, in time',
          note: '5 weeks of work; support ends with week 16',
        },
        {
          before: 'Payroll: week 23, 3 weeks late, ₹5 lakh',
          after: 'Payroll: week 13, in time',
          note: '4 weeks of work; support ends with week 20',
        },
        {
          before: 'Reports: week 26, 2 weeks late, ₹2 lakh',
          after: 'Reports: week 16, in time',
          note: '3 weeks of work; support ends with week 24',
        },
        { before: 'Extensions: ₹19 lakh', after: 'Extensions: ₹9 lakh' },
      ],
      reading:
        'a system is done at the end of the week named; weeks count from the start. Each extension lasts a year. What goes before billing keeps the order of dates.',
    },
    capabilities: [
      {
        name: 'An inventory people recognise',
        text: 'We compare the configuration database (CMDB), software invoices in the ledger, sign-on logs and firewall flows. Each source misses something: the ledger finds tools bought by card, the logs find systems that no one opens. Every entry gets a business owner, or a note that none exists.',
      },
      {
        name: 'Four verdicts with reasons',
        text: 'Business fit and technical condition place each application: keep, repair, move or switch off. The score uses ISO/IEC 25010 characteristics such as maintainability and security, and owners may contest it. A verdict of keep carries a review date.',
      },
      {
        name: 'End-of-support calendar',
        text: 'Operating systems, databases, runtimes and network gear share one timeline with contract renewals. Extended support is sometimes the right purchase: it buys a year for a system due to be retired, and costs more each time it is used as a habit.',
      },
      {
        name: 'Switching off as a project',
        text: 'A retirement has a plan: last users moved, interfaces cut, records archived in a readable format for their statutory period. Licences are cancelled before the renewal notice date. Skip a step, and the old system runs on beside its successor and saves nothing.',
      },
      {
        name: 'Foundations before applications',
        text: 'Identity, network segmentation, backup and logging are assessed against NIST CSF 2.0 outcomes and usually come first in the sequence. They show users little, so we pair each with one visible improvement, and tell the sponsor why.',
      },
      {
        name: 'What this does not cover',
        text: 'The programme decides and sequences; it does not rewrite a single large system in depth. That takes recorded behaviour and months of parallel running; we describe it under legacy re-engineering.',
      },
    ],
    schematic: schematic({
      caption:
        'Three kinds of source, each incomplete, make one inventory, in which scoring gives each application its verdict.',
      lanes: {
        Sources: {
          cmdb: ['store', 'CMDB'],
          ledger: ['store', 'Software invoices'],
          logs: ['store', 'Sign-on and flow logs'],
        },
        Portfolio: { inventory: ['store', 'Application inventory'], owners: ['person', 'Business owners'] },
        Verdict: { score: 'Fit and condition score', calendar: ['document', 'End-of-support dates'] },
        Programme: { invest: 'Repair and move', retire: 'Switch off, archive' },
      },
      flows: [
        ['cmdb', 'inventory', 'assets'],
        ['ledger', 'inventory', 'paid for'],
        ['logs', 'inventory', 'really used'],
        ['inventory', 'score'],
        ['inventory', 'calendar', 'support dates'],
        ['owners', 'inventory', 'confirm'],
        ['score', 'invest', 'fit, weak'],
        ['score', 'retire', 'unfit'],
        ['calendar', 'retire', 'support ends'],
        ['retire', 'invest', 'freed budget'],
      ],
      mark: {
        node: 'retire',
        before: 'Leave it read-only',
        doubt: 'Statutory auditor: where do I look up closed years?',
        answer: 'In a readable archive; the old licence is cancelled.',
      },
    }),
  },
});
