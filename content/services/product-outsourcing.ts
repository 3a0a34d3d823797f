import { schematic, servicePage } from '../catalogue/define';

export const productOutsourcing = servicePage({
  slug: 'product-outsourcing',
  label: 'Product Outsourcing',
  title: 'Hand over a product line and keep the roadmap',
  summary:
    'For software vendors: we engineer, release and support a whole product version line, while pricing, roadmap, customers and intellectual property stay yours.',
  reviewedOn: '2026-11-25',
  detail: {
    promise:
      'A product that your best engineers have outgrown keeps its releases, fixes and security notices.',
    quickAnswer:
      'Version 7 earns the money; version 9 is where your best people sit. We take over the engineering of 7, or of a whole product, from defect queue to signed release, while pricing, roadmap, customers and intellectual property stay with you. The work begins with your shipped binary, rebuilt on clean machines while the people who know about a missing compiler can still be asked.',
    atAGlance: {
      fits: 'A software vendor with an old version line that still pays and a new one to write',
      notFor: 'A product still searching for its market needs its engineers beside the people who sell',
      firstStep: {
        what: 'A takeover assessment that ends in a reproduced build',
        output: 'the build, the sorted backlog, supported versions and licence findings',
        weeks: [3, 4],
      },
      charged: 'The assessment at a fixed price, then a standing team at a monthly price per supported line',
      youBring:
        'Source and build notes, a shipped installer, the defect queue, support contracts, somebody who made the build',
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
    argument: {
      heading: 'All tests pass, and line 501 would be refused',
      paragraphs: [
        'Rebuilt from the source that was handed over, version 7.3.8 passes all 1,204 tests on a clean machine. The vendor’s build engineer would sign. Its counsel wants the same hash as the shipped program, as nothing less would prove it. She cannot have that. The source built twice on one machine gives two programs that differ in four fields, 28 bytes: its linker writes the time twice, a fresh identifier, and a checksum over the whole.',
        'That control is what the rebuilt program is held against. It differs from the shipped one in six fields, 36 bytes. Four of the six differ in the control too. The other two are code: a limit of 5,000 invoice lines where the source has 500. In June 2019 somebody raised it for one customer on a desk machine and never committed it. The longest test invoice has 120 lines.',
        'Going by the tests, we would have taken over, and our first fix would have refused that customer’s line 501. Going by the hash, this version would never be taken over. Once the change is committed, only the four fields of the control differ. Blank those in both programs, and counsel has her equal hashes.',
      ],
    },
    exhibit: {
      kind: 'record',
      document: 'Finding 2 · takeover of 7.3.8 · 20 Nov 2026',
      title: 'A limit of the shipped program, in two places, is not in its source',
      severity: 'Blocks takeover',
      grounds:
        '2 of 6 differing fields lie outside the control. A release built from this source would take a feature back.',
      fields: [
        {
          label: 'Compared',
          value: 'invoice.exe of 14 Jun 2019, rebuilt in the path it names; signature stripped',
        },
        {
          label: 'Control',
          value: 'Same source built twice: link times, identifier, checksum differ: 4 fields',
        },
        { label: 'Tests', value: '1,204 of 1,204 pass on both; longest invoice 120 lines' },
        { label: 'Traced', value: 'E-mail of June 2019: limit raised for one customer, from a desk machine' },
        { label: 'Closes', value: 'Change committed, a test with 501 lines added, built and compared again' },
      ],
      exchange: [
        {
          label: 'Bytes that differ, by whole fields',
          lines: [
            'Link time, 2 fields of 4: 8',
            'Debug identifier (GUID), 1 field of 16: 16',
            'Checksum in the header, 1 field of 4: 4',
            'Limit in the code, 2 fields of 4: 8',
            'Together, 6 fields: 36',
          ],
          marked: 3,
        },
        {
          label: 'Code at either place: compare with the limit',
          lines: ['Shipped: 3D 88 13 00 00, cmp eax, 5000', 'Rebuilt: 3D F4 01 00 00, cmp eax, 500'],
          marked: 0,
        },
      ],
      reading:
        'a field counts whole, even where single bytes agree. A number’s bytes stand lowest first: 88 13 is hexadecimal 1388, which is 5,000, and F4 01 is 1F4, 500.',
    },
    capabilities: [
      {
        name: 'A build reproduced from nothing',
        text: 'Before any date is agreed we rebuild the shipped version on clean machines and compare it with your binary, byte by byte. Missing installers, expired signing certificates and a compiler on one desk surface here, while your people can still explain them.',
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
        text: 'Section 19 of India’s Copyright Act reads an assignment silent on term as five years and silent on territory as India, and lets unused rights lapse after one year. The assignment therefore settles all three. Our engineers assign their contributions to us in writing, source stays in your repositories, the signing key in your hands.',
      },
      {
        name: 'Vulnerability handling under the CRA',
        text: 'Makers of products with digital elements sold in the EU have had to report actively exploited vulnerabilities and severe incidents since September 2026: a warning within 24 hours of knowing, weekends included, details within 72, a final report later. You, the manufacturer, file. We keep the component list (SBOM), sort advisories and draft all three; on-call weekends are ordered separately.',
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
        answer: 'You, within 24 hours; our on-call, if ordered, drafts it.',
      },
    }),
  },
});
