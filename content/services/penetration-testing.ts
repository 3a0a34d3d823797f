import { schematic, servicePage } from '../catalogue/define';

export const penetrationTesting = servicePage({
  slug: 'penetration-testing',
  label: 'Penetration Testing',
  title: 'Penetration testing with proof, impact and a retest',
  summary:
    'Authorised attacks on your application, API or network: scope in writing, triage on the day, CVSS 4.0 beside business impact, and a retest of every fix.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'You learn which weaknesses an attacker could chain into harm, with the proof beside each.',
    quickAnswer:
      'In a penetration test, people whom you know by name attack your application, API or network with your written permission, and prove what they reach. It suits a product before its launch, before a customer’s audit, or after a change of sign-in or hosting.',
    atAGlance: {
      fits: 'Products with accounts, tenants or an API, before a launch or an audit, or after a change of sign-in or hosting',
      notFor:
        'Systems still without patches or multi-factor sign-in, which a scan and your settings show for less',
      firstStep: {
        what: 'Scope sheet and rules of engagement',
        output: 'signed permission, working test accounts and a stop word that both sides have tried',
        weeks: [1, 2],
      },
      charged: 'A fixed price for agreed targets and tester days, one retest among them',
      youBring:
        'A signatory, two accounts per role in each of two tenants, your access rules, a contact who may stop us',
    },
    ask: {
      text: 'Count your roles, tenants and endpoints; leave addresses out. We work out how many access checks that makes, and where to begin.',
      button: 'Send your count of roles',
    },
    notNeeded: {
      before: 'While last year’s findings are open,',
      struck: 'a penetration test',
      after: 'would mostly find them again.',
    },
    argument: {
      heading: 'Scored 7.1, and repaired as if it were critical',
      paragraphs: [
        'Finding 7 rests on two requests for one address. Without a session the portal refuses; with the session of another customer’s clerk it hands the invoice over. The proof is the masked “Bill to” line, whose account is that of B, a customer opened for the test. A status of 200 alone might be a courteous error page.',
        'Then two people argue about the date. The development lead reads 7.1, and his policy gives a High finding thirty days. The head of sales says that a rival can read her contract prices tonight. The score cannot be raised to please her: where nothing else is entered, CVSS 4.0 takes confidentiality as highly required and the attack as already in use, so 7.1 is the worst that this vector can give. Calling confidentiality “medium” would lower it to 5.7.',
        'We leave the score alone and write the damage beside it, and your risk owner signs the date. Meanwhile your team searches production’s log for earlier fetches, and may close the download. One fact would change the vector. If anybody may register as a customer, no privilege is needed, and it scores 8.7, still short of critical. A score that was bent once cannot be compared with next year’s.',
      ],
    },
    exhibit: {
      kind: 'record',
      document: 'Finding 7 of 12 · rev B, after impact session',
      title: 'Any customer’s invoice can be fetched by its number',
      severity: 'High',
      grounds:
        'CVSS 4.0 base score 7.1. Repaired as critical, since invoices show competitors’ contract prices: risk owner, by signature.',
      fields: [
        { label: 'Vector', value: 'CVSS:4.0/AV:N/AC:L/AT:N/PR:L/UI:N/VC:H/VI:N/VA:N/SC:N/SI:N/SA:N' },
        { label: 'Test accounts', value: 'A is customer C-2107, B is customer C-2164.' },
        {
          label: 'Root cause',
          value: 'The document service checks the session, and not whose paper it is: CWE-639.',
        },
        { label: 'Repair', value: 'One owner check in that service, for view, export and e-mail.' },
        { label: 'Notice', value: 'Telephoned through as provisional on the day it was found.' },
      ],
      exchange: [
        {
          label: 'Asked with the session of A’s clerk',
          lines: [
            'GET /documents/invoices/20417.pdf HTTP/1.1',
            'Host: portal.test.example',
            'Cookie: session=A-clerk-1',
            '< HTTP/1.1 200 OK',
            '< Content-Type: application/pdf',
            'Page 1: Bill to B••••• T•••••, customer C-2••4',
          ],
          marked: 5,
        },
        {
          label: 'The same address without a session',
          lines: [
            'GET /documents/invoices/20417.pdf HTTP/1.1',
            'Host: portal.test.example',
            '< HTTP/1.1 401 Unauthorized',
          ],
          marked: 2,
        },
      ],
      reading:
        'together the marked lines are the proof: the paper is B’s, and only a missing session is refused.',
    },
    capabilities: [
      {
        name: 'Permission and scope on paper',
        text: 'The owner of every target signs for addresses, accounts, hours, exclusions and a stop word; hosts are told where their terms require it. Access without the owner’s permission falls under section 43 of India’s IT Act.',
      },
      {
        name: 'Access tried pair by pair',
        text: 'We swap each identifier across users, roles and tenants. The fault that this finds heads OWASP’s API list of 2023, and scanners rarely see it because the stolen answer looks like any other.',
      },
      {
        name: 'Business logic abuse',
        text: 'Your product owner lists what must never happen, such as a coupon spent twice or a refund before capture. Testers then race, replay and skip steps until each rule holds or breaks.',
      },
      {
        name: 'Network and cloud paths',
        text: 'From the perimeter or an agreed foothold we look for roles, keys and trust that lead to data. Denial of service stays out unless you allow it.',
      },
    ],
    schematic: schematic({
      caption:
        'Nothing is touched without a signature, proof is taken sparingly, grave findings overtake the report, and only a repeated attack closes one.',
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
        ['vault', 'log', 'triaged daily'],
        ['log', 'contact', 'grave, by phone'],
        ['log', 'report', 'reproduced, rated'],
        ['report', 'letter', 'after your fixes'],
      ],
      mark: {
        node: 'contact',
        before: 'E-mail to the list',
        doubt: 'Tester: who picks up at two in the morning?',
        answer: 'A named person and a deputy, by phone.',
      },
    }),
    terms: [
      {
        term: 'Rules of engagement',
        meaning:
          'The signed paper under which testers may attack: targets, hours, exclusions, data handling, people by name and the word that stops everything.',
      },
      {
        term: 'Broken object level authorisation',
        meaning:
          'A service checks that somebody is signed in, but not whether the record that was asked for is theirs. Also called BOLA, or IDOR in older reports.',
      },
      {
        term: 'CVSS vector',
        meaning:
          'The answers from which a severity score is reckoned, written in one line. Two people who disagree about a score should compare their vectors.',
      },
    ],
    related: [
      {
        page: 'services/patch-upgrades',
        reason: 'If known faults stay open for want of an inventory.',
      },
      {
        page: 'services/compliance',
        reason: 'If an auditor asks for controls and evidence rather than for attacks.',
      },
      {
        page: 'solution/client-portals',
        reason: 'If the portal is still to be built, with clients kept apart.',
      },
      {
        page: 'industries/payment-solutions',
        reason: 'If refunds and limits are what an attacker would abuse.',
      },
      {
        page: 'industries/mobile-banking',
        reason: 'If the attack begins on a customer’s own phone.',
      },
    ],
    faq: [
      {
        question: 'How does it differ from a scan and from red teaming?',
        answer:
          'A scan matches known signatures across many hosts and leaves the verdict to you. A test proves and chains weaknesses within a scope. A red team pursues one goal by any permitted route, to learn whether your defenders notice.',
      },
      {
        question: 'Should you attack production or a test copy?',
        answer:
          'Mostly a copy with the same build and invented data, where testers can go further without touching customers. Perimeter, mail and cloud settings exist in production alone, so a few attempts are repeated there.',
      },
      {
        question: 'Will your letter satisfy our customer’s auditor, or a regulator?',
        answer:
          'A customer’s reviewer wants scope, dates, method and what is still open, and finds them on one page. The letter certifies nothing, for a test samples one scope for some days. Where a regulator or a tender names an auditor empanelled by CERT-In, India’s response team, appoint one from its list.',
      },
    ],
    chapters: {
      order: ['exhibit', 'example'],
      approach: [
        {
          name: 'Choose targets, then sign',
          text: 'With your architect we draw entry points, roles, tenants and the data worth stealing.',
          output: 'Scope sheet and signed rules',
          decidedBy: 'Asset owners, your signatory',
          weeks: [1, 2],
        },
        {
          name: 'Map before attacking',
          text: 'We compare what answers with your API description. A host that is on no list is reported at once.',
          output: 'Map of roles and endpoints',
          weeks: [1, 1],
        },
        {
          name: 'Attack by hand, triage daily',
          text: 'Weaknesses are tried in each role and chained. One masked record is proof enough.',
          output: 'Findings log that you read daily',
          decidedBy: 'Lead tester; you may stop at any time',
          weeks: [1, 2],
        },
        {
          name: 'Reproduce and rate',
          text: 'A second tester repeats each high finding, and one session with your product owner settles the order of repair.',
          output: 'Two pages for management, then the findings',
          decidedBy: 'Your risk owner accepts or contests',
          weeks: [1, 1],
        },
        {
          name: 'You repair',
          text: 'Twenty missing checks may be one change in one service.',
          output: 'A build with the fixes',
          weeks: [2, 8],
        },
        {
          name: 'Attack the fixes',
          text: 'We repeat each attack with near variants, since a patch may close one path of several.',
          output: 'Retest report, and a letter for outsiders',
          weeks: [1, 1],
        },
      ],
      costDrivers: [
        {
          driver: 'Roles and tenants',
          why: 'Each role is tried against every other, so pairs grow faster than roles.',
          keepDown: 'Group roles with identical rights.',
          step: 2,
        },
        {
          driver: 'What we are told',
          why: 'Black box, without accounts or documents, spends paid days on rediscovering what you know.',
          keepDown: 'Choose grey box: accounts and an API description.',
          step: 1,
        },
        {
          driver: 'The test environment',
          why: 'A build that changes daily turns yesterday’s finding into a guess.',
          keepDown: 'Freeze one build with data in every role.',
          step: 3,
        },
      ],
      risks: [
        {
          risk: 'Testing disturbs production',
          earlySign: 'Error rate or queue length rises with our requests.',
          response: 'Requests carry a mark and a rate limit, and the stop word halts them.',
        },
        {
          risk: 'We meet an earlier intruder',
          earlySign: 'A web shell, an unknown administrator, odd outbound traffic.',
          response: 'Testing halts, the state is preserved and your incident lead is called.',
        },
      ],
      workedExample: {
        paragraphs: [
          'A portal has four roles, two tenants with two users in each role, and 60 endpoints that take an object’s number. Four roles make 4 × 3 = 12 ordered pairs. We count one direction: tenant A asks, A or B owns.',
          'Whatever your business, 60 + 240 + 720 = 1,020 requests must be refused: those without a session and those across tenants. The owner’s 240 must be answered, or a refusal elsewhere proves only a mistyped address.',
          'The remaining 960 depend on who may read a colleague’s papers. Where that is unwritten, testers guess. ASVS 5.0, OWASP’s list of what to verify, asks for those rules at level 1 already (8.1.1).',
        ],
        sums: {
          columns: ['Who asks for whose object', 'Reckoning', 'Checks'],
          rows: [
            ['The owner', '60 × 4', '240'],
            ['No session', '60 × 1', '60'],
            ['Same role, another user', '60 × 4', '240'],
            ['Another role, same tenant', '60 × 12', '720'],
            ['Same role, other tenant', '60 × 4', '240'],
            ['Another role, other tenant', '60 × 12', '720'],
          ],
          total: ['All', '60 × 37', '2,220'],
          verdict: ['Need your access rules', '240 + 720', '960'],
        },
      },
      standards: [
        {
          id: 'owasp-asvs-5.0',
          use: 'Level 1 is our usual list. It asks for written access rules (8.1.1) and for checks by object (8.2.2). Separation of tenants is level 2 (8.4.1), so we put it in the scope by name.',
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
          how: 'ASVS requirements tested ÷ those in scope; what was not reached is listed.',
          baseline: 'The scope sheet, before testing starts.',
        },
      ],
    },
  },
});
