import { schematic, servicePage } from '../catalogue/define';

export const productOutsourcing = servicePage({
  slug: 'product-outsourcing',
  label: 'Product Outsourcing',
  title: 'Hand over a product line and keep the roadmap',
  summary:
    'For software vendors: we engineer, release and support a whole product version line, while pricing, roadmap, customers and intellectual property stay yours.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'A product that your best engineers have outgrown keeps its releases, fixes and security notices.',
    quickAnswer:
      'Version 7 earns the money; version 9 is where your best people sit. We take over the engineering of 7, or of a whole product, from defect queue to signed release, while pricing, roadmap, customers and intellectual property stay with you. The work begins with your shipped binary, rebuilt on clean machines while the people who know about the missing compiler can still be asked.',
    atAGlance: {
      fits: 'A software vendor with an old version line that still pays and a new one to write',
      notFor: 'A product still searching for its market needs its engineers beside the people who sell',
      firstStep: {
        what: 'A takeover assessment that ends in a reproduced build',
        output: 'the build, the sorted backlog, supported versions and licence findings',
        weeks: [3, 4],
      },
      charged: 'The assessment at a fixed price, then a standing team billed monthly per supported line',
      youBring:
        'Source and build notes, a shipped installer, the defect queue, support contracts, someone who remembers',
    },
    ask: {
      text: 'Tell us the oldest version that you support and what compiles it. A clean machine will refuse something; we say what to expect.',
      button: 'Name your oldest version',
    },
    notNeeded: {
      before: 'Six customers left on version 7? Move them; it costs less than',
      struck: 'product outsourcing',
      after: '.',
    },
    capabilities: [
      {
        name: 'A build reproduced from nothing',
        text: 'Before any date is agreed we rebuild the shipped version on clean machines and compare it with your binary. Old compilers stamp times and paths, so each difference is explained. Missing installers, expired signing certificates and a compiler on one desk surface here, while your people can still explain them.',
      },
      {
        name: 'Version lines and support windows',
        text: 'A matrix lists each release line, the platforms it is tested on, its end-of-support date and the fixes it still receives. Every extra line multiplies testing, so we price the old ones visibly and you decide which customers to move.',
      },
      {
        name: 'Level-three support for your desk',
        text: 'Your support staff keep the customer contact and escalate with a reproduction, a log bundle and a severity. We return a workaround, a patch or a reasoned refusal. A case without a reproduction goes back with the questions that would produce one.',
      },
      {
        name: 'Rights that survive the contract',
        text: 'Section 19 of India’s Copyright Act reads an assignment silent on term as five years and silent on territory as India, and lets unused rights lapse after one year. The assignment therefore settles all three. Our engineers assign their contributions in writing, and source stays in your repositories.',
      },
      {
        name: 'Vulnerability handling under the CRA',
        text: 'Makers of products with digital elements sold in the EU have had to report actively exploited vulnerabilities since September 2026: a first warning within 24 hours of knowing, weekends included. You remain the manufacturer and file. We keep the list of components (SBOM), sort advisories and draft the notice; on-call weekends are ordered separately.',
      },
      {
        name: 'Where it pays',
        text: 'Outsourcing pays on a line with known users, a stable architecture and a planned end. We ask for the first and the last in figures, as customers by version and as a date, since otherwise the monthly bill has no end either.',
      },
    ],
    schematic: schematic({
      caption:
        'The outsourced line receives defects in the vendor’s order and returns signed releases with a list of their components.',
      lanes: {
        Customers: { customer: ['outside', 'Installed customers'] },
        'Vendor keeps': { support: ['person', 'Support levels 1 and 2'], pm: ['person', 'Product manager'] },
        'We engineer': {
          triage: 'Level 3 triage',
          line: 'Maintained version line',
          matrix: 'Platform test matrix',
        },
        'Release store': {
          release: ['store', 'Signed release, SBOM'],
          notice: ['document', 'Security advisory'],
        },
      },
      flows: [
        ['customer', 'support', 'case'],
        ['support', 'triage', 'reproduction, logs'],
        ['pm', 'line', 'roadmap items'],
        ['triage', 'line', 'defect'],
        ['line', 'matrix', 'candidate'],
        ['matrix', 'release', 'passed'],
        ['triage', 'notice', 'vulnerability'],
      ],
      mark: {
        node: 'notice',
        before: 'Next release note',
        doubt: 'Counsel: exploited on a Saturday; who files, and when?',
        answer: 'You file within 24 hours; we draft the notice.',
      },
    }),
  },
});
