import { schematic, servicePage } from '../catalogue/define';

export const penetrationTesting = servicePage({
  slug: 'penetration-testing',
  label: 'Penetration Testing',
  title: 'Penetration testing with proof, impact and a retest',
  summary:
    'Authorised attacks on your application, API or network: scope in writing, triage on the day, CVSS 4.0 beside business impact, and a retest of every fix.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'You learn which weaknesses an attacker could chain into harm, with the proof beside each.',
    quickAnswer:
      'What could a stranger reach with one ordinary account? In a penetration test, named people attack your application, API or network with your written permission, and prove it. It suits a product before its launch, before a customer’s audit, or after a change of sign-in or hosting. You read the findings while testing runs, not only in the report.',
    atAGlance: {
      fits: 'Products with accounts, tenants or an API, before a launch, an audit or a large change',
      notFor: 'Systems without patches or multi-factor sign-in: scan and fix those first',
      firstStep: {
        what: 'Scope sheet and rules of engagement',
        output: 'signed permission, test accounts and a stop word that both sides have tried',
        weeks: [1, 2],
      },
      charged: 'A fixed price for agreed targets and tester days, retest included',
      youBring:
        'A signatory, two accounts per role in two tenants, the API description, a contact who may stop us',
    },
    ask: {
      text: 'Count your roles, tenants and endpoints; leave addresses out. We work out how many access checks that makes, and where to begin.',
      button: 'Send your count of roles',
    },
    notNeeded: {
      before: 'Last year’s findings still open? Close those.',
      struck: 'A penetration test',
      after: 'would find them again.',
    },
    capabilities: [
      {
        name: 'Permission and scope on paper',
        text: 'Owners of every target sign for addresses, accounts, hours, exclusions and a stop word; hosts are told where their terms require it. Without that signature the same acts may be offences under India’s IT Act.',
      },
      {
        name: 'Black, grey or white box',
        text: 'Black box spends paid days rediscovering what you could tell us. Grey box, with two accounts per role and the API description, is our usual advice. White box adds source code, reaches logic no screen shows, and costs reading time.',
      },
      {
        name: 'Web and API testing',
        text: 'ASVS 5.0 level 1 says what to verify and WSTG how; level 2 takes your documentation, code and developers too. With paired accounts we swap each identifier across users and tenants: broken object level authorisation heads the OWASP API Top 10 of 2023, and scanners rarely recognise it.',
      },
      {
        name: 'Business logic abuse',
        text: 'With your product owner we list what must never happen: a coupon spent twice, a refund before capture. Testers then race, replay and skip steps until each rule holds or breaks with evidence.',
      },
      {
        name: 'Network and cloud paths',
        text: 'From the perimeter or an agreed foothold we look for roles, keys and trust that lead to data, mapped to MITRE ATT&CK. Persistence and denial of service stay out unless allowed.',
      },
      {
        name: 'Findings you can rank',
        text: 'Each finding carries a CVSS 4.0 vector and a separate business impact, since a medium that opens payroll outranks a high on a brochure site. Twenty missing checks with one cause are one repair.',
      },
    ],
    schematic: schematic({
      caption:
        'Nothing is touched without a signature, proof is taken sparingly, critical findings overtake the report, and only a repeated attack closes one.',
      lanes: {
        Permission: { owner: ['person', 'Asset owner'], roe: ['document', 'Rules of engagement'] },
        Attack: { tester: ['person', 'Lead tester'], map: ['document', 'Role and endpoint map'] },
        Target: { app: ['outside', 'Application and API'] },
        Evidence: { vault: ['store', 'Encrypted evidence'], log: ['store', 'Findings log'] },
        Outcome: {
          contact: ['person', 'Emergency contact'],
          report: ['document', 'Report'],
          letter: ['document', 'Retest and letter'],
        },
      },
      flows: [
        ['owner', 'roe', 'signs'],
        ['roe', 'tester', 'scope, stop word'],
        ['tester', 'map', 'enumerates'],
        ['map', 'app', 'abuse cases'],
        ['app', 'vault', 'least proof'],
        ['vault', 'log', 'reproduced'],
        ['log', 'contact', 'critical, by phone'],
        ['log', 'report', 'vector and impact'],
        ['report', 'letter', 'after your fixes'],
      ],
      mark: {
        node: 'contact',
        before: 'E-mail to the list',
        doubt: 'Tester: who picks up at two in the morning?',
        answer: 'A named person and a deputy, by phone.',
      },
      treatedIn: {
        owner: 'for-whom',
        roe: 'approach',
        tester: 'approach',
        app: 'capabilities',
        log: 'deliverables',
        report: 'deliverables',
        letter: 'questions',
      },
    }),
    chapters: {
      order: ['deliverables', 'example', 'risks', 'approach'],
      fit: {
        roles: [
          {
            role: 'CTO of a SaaS company',
            situation: 'An enterprise customer wants a recent independent test and a letter for its auditor.',
          },
          {
            role: 'Owner of a product about to open',
            situation: 'The first release holds personal data, and sign-in goes public in two months.',
          },
        ],
        signs: [
          'Your last “penetration test” was a scanner’s PDF without one exploited finding.',
          'Nobody can list which endpoints answer without a session.',
          'The developer who fixed a finding also closed it.',
        ],
        simpler: [
          'Patches or multi-factor sign-in missing? An inventory and a scan find those doors for less.',
          'To learn whether your defenders notice, order a red-team exercise.',
          'Where a rule names a CERT-In-empanelled auditor or an approved scanning vendor, appoint one.',
        ],
      },
      deliverables: [
        {
          name: 'Rules of engagement',
          text: 'Targets, exclusions, source addresses, testers by name, hours, stop word, data handling, signatures.',
          usedBy: 'Asset owners, hosts, operations',
        },
        {
          name: 'Coverage matrix',
          text: 'Each ASVS requirement in scope: tested, not applicable or not reached, with its WSTG case.',
          usedBy: 'Security lead, auditors',
        },
        {
          name: 'Report',
          text: 'Two pages for management, then each finding with steps, masked evidence, vector, impact and one repair.',
          usedBy: 'Management, developers',
        },
        {
          name: 'Retest report',
          text: 'Every finding as closed, partly closed or open, with build and variants tried.',
          usedBy: 'Risk owner',
        },
        {
          name: 'Attestation letter',
          text: 'Scope, dates, method and open findings by severity, on one page. It certifies nothing.',
          usedBy: 'Your customers’ reviewers',
        },
      ],
      exhibit: {
        kind: 'record',
        document: 'Finding 7 of 12 · rev B, after impact session',
        title: 'Any tenant’s invoice can be fetched by its number',
        severity: 'High',
        grounds:
          'CVSS 4.0 base score 7.1. Treated as critical: invoices reveal competitors’ contract prices.',
        fields: [
          { label: 'Vector', value: 'AV:N/AC:L/AT:N/PR:L/UI:N/VC:H/VI:N/VA:N/SC:N/SI:N/SA:N' },
          { label: 'Root cause', value: 'The document service checks the session, not the tenant.' },
          { label: 'Repair', value: 'One tenant check in that service, for view, export and e-mail.' },
          { label: 'Notice', value: 'Triaged and phoned through on the day it was found.' },
        ],
        exchange: [
          {
            label: 'Request, as a clerk of supplier A',
            lines: [
              'GET /documents/invoices/20417.pdf HTTP/1.1',
              'Host: portal.test.example',
              'Cookie: session=A-clerk-1',
            ],
            marked: 0,
          },
          {
            label: 'Response',
            lines: [
              'HTTP/1.1 200 OK',
              'Content-Type: application/pdf',
              'X-Owner: supplier-B',
              '[one page, masked on capture]',
            ],
            marked: 2,
          },
        ],
        reading:
          'the underlined lines are the proof: A asks, B’s document comes. The word is the score’s band; the sentence beside it is your risk owner’s.',
      },
      approach: [
        {
          name: 'Choose targets, then sign',
          text: 'With your architect we draw entry points, roles, tenants and the data worth stealing; effort follows from these, not from a count of pages. Both sides rehearse the stop word once.',
          output: 'Scope sheet and signed rules',
          decidedBy: 'Asset owners, your signatory',
          weeks: [1, 2],
        },
        {
          name: 'Map before attacking',
          text: 'We compare what answers with your API description. A host that stands on no list is reported at once: forgotten systems are seldom patched.',
          output: 'Map of roles and endpoints',
          decidedBy: 'Lead tester, your architect',
          weeks: [1, 1],
        },
        {
          name: 'Attack by hand, triage daily',
          text: 'Weaknesses are tried in each role and chained, down to the least proof: one masked record, never a table. Whatever may be critical is triaged the same day and phoned through as provisional.',
          output: 'Findings log that you read daily',
          decidedBy: 'Lead tester; you may stop at any time',
          weeks: [1, 2],
        },
        {
          name: 'Reproduce and rate',
          text: 'A second tester repeats each high finding. We score the vector, your product owner describes the damage, and one session settles the order of repair.',
          output: 'Report in two parts',
          decidedBy: 'Your risk owner accepts or contests',
          weeks: [1, 1],
        },
        {
          name: 'You repair',
          text: 'Findings with one cause are repaired together. Your release cadence decides how long it takes.',
          output: 'A build with the fixes',
          decidedBy: 'Your development lead',
          weeks: [2, 8],
        },
        {
          name: 'Attack the fixes',
          text: 'We repeat each attack with near variants. An accepted risk carries a name. Evidence is destroyed on the agreed date.',
          output: 'Retest report and letter',
          decidedBy: 'Your risk owner',
          weeks: [1, 1],
        },
      ],
      standards: [
        {
          id: 'owasp-asvs-5.0',
          use: 'Level 1 is the list for a grey-box test. Level 2 needs documentation, code and your developers as well.',
        },
        {
          id: 'owasp-wstg',
          use: 'Numbered cases give each check its method, so another tester can repeat ours.',
        },
        {
          id: 'ptes',
          use: 'Orders the work of a network test, from pre-engagement to reporting.',
        },
        {
          id: 'nist-sp-800-115',
          use: 'Basis of the rules of engagement and of how evidence is handled.',
        },
        {
          id: 'cvss-4.0',
          use: 'Severity as a base vector; threat and environmental metrics join where facts support them.',
        },
        {
          id: 'cert-in-directions',
          use: 'Traces of a real intruder may start your six-hour reporting clock, so your contact is called first.',
        },
      ],
      costDrivers: [
        {
          driver: 'Roles and tenants',
          why: 'Each role is tried against every other, so pairs grow faster than roles.',
          keepDown: 'Group roles with identical rights.',
        },
        {
          driver: 'Depth of access',
          why: 'Without accounts or documents, discovery eats tester days.',
          keepDown: 'Grant grey-box access from day one.',
        },
        {
          driver: 'The test environment',
          why: 'Broken data and daily redeployments turn findings into guesses.',
          keepDown: 'Freeze a build with data in every role.',
        },
      ],
      engagement: {
        models: ['fixed-scope', 'retainer'],
        why: 'Targets and tester days make a fixed price natural, retest included. A retainer suits products that release weekly: a small test per risky change and one full round a year.',
      },
      risks: [
        {
          risk: 'Testing disturbs production',
          earlySign: 'Error rate or queue length rises with our requests.',
          response: 'Requests are rate-limited and marked; the stop word halts them.',
        },
        {
          risk: 'We meet an earlier intruder',
          earlySign: 'A web shell, an unknown administrator, odd outbound traffic.',
          response: 'Testing halts, the state is preserved and your incident lead is called.',
        },
        {
          risk: 'A fix closes one path only',
          earlySign: 'Findings share a cause, but each was patched by itself.',
          response: 'The retest tries variants and names the missing central check.',
        },
      ],
      measures: [
        {
          metric: 'Notice',
          how: 'Hours from discovery to the call, from the findings log.',
          baseline: 'The limit written into the rules of engagement.',
        },
        {
          metric: 'Time to repair',
          how: 'Median days from report to a passed retest, by severity.',
          baseline: 'Your policy’s deadlines, or your previous test.',
        },
        {
          metric: 'Coverage',
          how: 'ASVS requirements tested ÷ those in scope.',
          baseline: 'The scope sheet, before testing starts.',
        },
      ],
      workedExample: {
        paragraphs: [
          'How many access checks does a portal need? This one has four roles, two tenants with two users in each role, and 60 endpoints that take an object’s number. Four roles make 4 × 3 = 12 ordered pairs.',
          'A script sends every request, and a tester reads each answer that is not a refusal. The finding above was one of them: the lowest role, the other tenant, answer 200.',
        ],
        sums: {
          columns: ['Who reads whose object', 'Reckoning', 'Checks'],
          rows: [
            ['Same role, the other tenant', '60 × 4', '240'],
            ['Another role, same tenant', '60 × 12', '720'],
            ['Same role, another user', '60 × 4', '240'],
          ],
          total: ['All', '60 × 20', '1,200'],
        },
      },
      faq: [
        {
          question: 'How does it differ from a scan and from red teaming?',
          answer:
            'A scan matches known signatures across many hosts and leaves the verdict to you. In a penetration test people prove and chain weaknesses within a scope. A red team pursues one goal by any permitted route, to learn whether anybody notices.',
        },
        {
          question: 'Should you attack production or a test copy?',
          answer:
            'A copy with the same build and invented data is our default: testers can go further without touching customers. Production is right for perimeter, mail and cloud settings that a copy lacks. Take depth on the copy, then a few live confirmations.',
        },
        {
          question: 'Who will test, and what happens to the evidence?',
          answer:
            'The rules of engagement name each tester; speak with the lead before you sign. Evidence is masked when captured, encrypted, readable by those people only, and destroyed on a date. AI tools see none of it unless you allow that in writing.',
        },
        {
          question: 'Does a clean report mean that we are secure?',
          answer:
            'No. A test samples one scope for some days, and the coverage matrix shows what was not reached. The letter is evidence for an auditor, never a certificate. A new sign-in or payment flow is reason enough to test again.',
        },
      ],
      related: [
        { page: 'services/b2b-portal', reason: 'Where one customer must never see another’s prices.' },
        {
          page: 'solution/client-portals',
          reason: 'Shared documents, with access for each client as main target.',
        },
        {
          page: 'industries/payment-solutions',
          reason: 'Where abuse of business logic costs money directly.',
        },
        {
          page: 'industries/mobile-banking',
          reason: 'Device binding and signing, attacked on a phone.',
        },
        { page: 'services/compliance', reason: 'Where a report fits among evidence for ISO 27001.' },
        {
          page: 'services/patch-upgrades',
          reason: 'Keeps known faults closed, so testers find unknown ones.',
        },
      ],
    },
  },
});
