import { schematic, servicePage } from '../catalogue/define';

export const itModernization = servicePage({
  slug: 'it-modernization',
  label: 'IT Modernisation',
  title: 'IT modernisation decided across the whole portfolio',
  summary:
    'An inventory of applications, platforms and contracts, scored for fit and risk, becomes a programme of keep, mend, move and switch off, year by year.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'Spending moves from what shouts loudest to what is nearest failure or end of support, and switched-off systems start to pay for the rest.',
    quickAnswer:
      'When an estate has grown for fifteen years, no single replacement mends it. We look at all applications, their platforms, licences and links together, for CIOs who face several end-of-support dates and one budget. The first output, planned at four to six weeks, is a portfolio sheet: each system with owner, cost, condition, support date and one of four verdicts.',
    capabilities: [
      {
        name: 'An inventory people recognise',
        text: 'The CMDB, the ledger’s software invoices, single sign-on logs and firewall flows are compared. Each source misses something: the ledger finds tools bought by card, the logs find systems nobody opens. Every entry gets a business owner, or a note that none exists.',
      },
      {
        name: 'Four verdicts with reasons',
        text: 'Business fit and technical condition place each application: tolerate, invest, migrate or eliminate. The score uses ISO/IEC 25010 characteristics such as maintainability and security, and owners may contest it. A verdict of tolerate carries a review date, since it is the easiest one to hide behind.',
      },
      {
        name: 'End-of-support calendar',
        text: 'Operating systems, databases, runtimes and network gear stand on one timeline with contract renewals. Extended support is sometimes the right purchase: it buys a year for a system due to be retired, and costs more each time it is used as a habit.',
      },
      {
        name: 'Switching off as a project',
        text: 'A retirement has a plan: last users moved, interfaces cut, records archived in a readable format for their statutory period, licences cancelled before the renewal notice date. Without those steps the old system runs on beside its successor and saves nothing.',
      },
      {
        name: 'Foundations before applications',
        text: 'Identity, network segmentation, backup and logging are assessed against NIST CSF 2.0 outcomes and usually come first in the sequence. They show users little, so we pair each with one visible improvement, and tell the sponsor why.',
      },
      {
        name: 'What this does not cover',
        text: 'The programme decides and sequences; it does not rewrite a single large system in depth. That takes characterisation tests and parallel running, which is a different engagement. For an estate of under about ten applications a two-day workshop is enough.',
      },
    ],
    schematic: schematic({
      caption:
        'Four incomplete sources make one inventory, scoring gives each application a verdict, and retirements free the budget that feeds the programme.',
      lanes: {
        Sources: {
          cmdb: ['store', 'CMDB'],
          ledger: ['store', 'Software invoices'],
          logs: ['store', 'Sign-on and flow logs'],
        },
        Portfolio: { inventory: ['store', 'Application inventory'], owners: ['person', 'Business owners'] },
        Verdict: { score: 'Fit and condition score', calendar: ['document', 'End-of-support dates'] },
        Programme: { invest: 'Invest and migrate', retire: 'Retire and archive' },
      },
      flows: [
        ['cmdb', 'inventory', 'assets'],
        ['ledger', 'inventory', 'paid for'],
        ['logs', 'inventory', 'really used'],
        ['inventory', 'score'],
        ['owners', 'calendar', 'confirm'],
        ['score', 'invest', 'fit, weak'],
        ['score', 'retire', 'unfit'],
        ['calendar', 'retire', 'nearest date'],
        ['retire', 'invest', 'freed budget'],
      ],
    }),
  },
});
