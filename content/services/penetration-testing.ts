import { schematic, servicePage } from '../catalogue/define';
import type { ServicePage } from '../catalogue/types';
import { mobileBanking } from '../industries/mobile-banking';
import { paymentSolutions } from '../industries/payment-solutions';
import { clientPortals } from '../solution/client-portals';
import { b2bPortal } from './b2b-portal';
import { compliance } from './compliance';
import { patchUpgrades } from './patch-upgrades';

export const penetrationTesting: ServicePage = servicePage({
  slug: 'penetration-testing',
  label: 'Penetration Testing',
  title: 'Penetration testing with proof, impact and a retest',
  summary:
    'Authorised attacks on your application, API or network: scope in writing, same-day notice of critical findings, CVSS 4.0 with business impact, and a retest.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'You learn which weaknesses an attacker could chain into harm, hear of critical ones the same day, and see whether your fixes hold.',
    quickAnswer:
      'In a penetration test, named people attack your application, API or network with your written permission and prove what an intruder could reach. It suits product firms before a launch, a customer’s audit or a change of sign-in or hosting. Signed rules of engagement come first, usually within two weeks; findings arrive while testing runs, and the report follows within about five working days.',
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
        text: 'ASVS 5.0 level 2 says what to verify and WSTG how. With paired accounts we swap each identifier across users and tenants: broken object level authorisation heads the OWASP API Top 10 of 2023, and scanners rarely recognise it.',
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
    }),
    chapters: {
      forWhom: [
        {
          role: 'CTO of a SaaS company',
          situation:
            'An enterprise customer asks for a recent independent test and a letter that its auditor can file.',
        },
        {
          role: 'Security head of a lender or insurer',
          situation:
            'Policy asks for a test after significant change, and last year’s findings were never retested.',
        },
        {
          role: 'Owner of a product about to open',
          situation: 'The first release holds personal data, and sign-in goes public in a couple of months.',
        },
      ],
      signs: [
        'Your last “penetration test” was a scanner’s PDF without one exploited finding.',
        'Nobody can list which API endpoints answer without a session, or who owns them.',
        'Tenants are separated by a filter in code that no second person has tried to cross.',
        'Findings were closed by the developer who fixed them, without the attack being repeated.',
      ],
      notFor: [
        'If patches or multi-factor sign-in are missing, an asset inventory and a scan find the same doors for less.',
        'To learn whether defenders notice an intruder, order a red-team exercise: this test measures exposure.',
        'Where a rule demands a CERT-In-empanelled auditor or a PCI approved scanning vendor, appoint one; our report is no substitute.',
      ],
      deliverables: [
        {
          name: 'Rules of engagement',
          text: 'Targets, exclusions, source addresses, named testers, hours, contacts, stop word, data handling and signatures.',
          usedBy: 'Asset owners, hosts and your operations desk',
        },
        {
          name: 'Coverage matrix',
          text: 'Each ASVS requirement in scope, marked tested, not applicable or not reached, with its WSTG case.',
          usedBy: 'Security lead and auditors',
        },
        {
          name: 'Executive summary',
          text: 'Two pages on what an intruder could do, which causes recur and what to mend first.',
          usedBy: 'Management and risk committee',
        },
        {
          name: 'Technical report',
          text: 'Per finding: steps to reproduce, masked evidence, vector, impact, root cause and one recommended repair.',
          usedBy: 'Developers, who also receive a tracker import',
        },
        {
          name: 'Retest report',
          text: 'Every finding as closed, partly closed or open, with build and variants tried.',
          usedBy: 'Risk owner',
        },
        {
          name: 'Attestation letter',
          text: 'One page for outsiders: scope, dates, method, open findings by severity. It certifies nothing.',
          usedBy: 'Your customers’ security reviewers',
        },
      ],
      approach: [
        {
          name: 'Choose targets, then sign',
          text: 'With your architect we draw entry points, roles, tenants and the data worth stealing; effort follows from these, not from a count of pages. Then signatures, host notices and test accounts are collected, and both sides rehearse the stop word once.',
          output: 'Scope sheet and signed rules',
          decidedBy: 'Asset owners and your authorised signatory',
        },
        {
          name: 'Map before attacking',
          text: 'Hosts, endpoints and roles are enumerated and compared with your API description. Whatever answers but stands on no list is reported at once: forgotten systems are seldom patched.',
          output: 'Map of roles and endpoints',
          decidedBy: 'Lead tester with your architect',
        },
        {
          name: 'Attack by hand, report daily',
          text: 'Weaknesses are tried per role and chained. Exploitation ends at the least proof: one masked record, never a table. A critical goes to your contact by phone the same day, then encrypted in writing.',
          output: 'Findings log that you can read daily',
          decidedBy: 'Lead tester; you may stop at any time',
        },
        {
          name: 'Reproduce and rate',
          text: 'A second tester repeats each high and critical finding. We score the vector, your product owner describes the damage, and a session settles the order of repair.',
          output: 'Executive and technical report',
          decidedBy: 'We rate; your risk owner accepts or contests',
        },
        {
          name: 'Attack the fixes',
          text: 'Inside an agreed window we repeat each attack on the repaired build, with near variants. An accepted risk carries a name. Evidence is destroyed on the agreed date.',
          output: 'Retest report and letter',
          decidedBy: 'Your risk owner',
        },
      ],
      techTable: [
        {
          layer: 'Web proxy',
          usual: 'Burp Suite Professional, driven by hand',
          otherwise: 'ZAP, if you want to keep the scripts and rerun them in your pipeline',
        },
        {
          layer: 'Discovery',
          usual: 'Nmap, DNS records, certificate transparency logs',
          otherwise: 'Your inventory and passive listening, where a probe could stop plant equipment',
        },
        {
          layer: 'API calls',
          usual: 'Collections built from OpenAPI, replayed as paired users',
          otherwise: 'Hand-built requests for GraphQL, WebSockets and undocumented gateways',
        },
        {
          layer: 'Evidence',
          usual: 'One encrypted store per engagement, deleted by date',
          otherwise: 'Your own vault, where data may not leave your premises or country',
        },
      ],
      standards: [
        {
          id: 'owasp-asvs-5.0',
          use: 'Level 2 is the usual list of what to verify and becomes the coverage matrix.',
        },
        {
          id: 'owasp-wstg',
          use: 'Numbered cases give each check its method, so another tester can repeat ours.',
        },
        {
          id: 'ptes',
          use: 'Gives network tests their order of work, from pre-engagement to reporting.',
        },
        {
          id: 'nist-sp-800-115',
          use: 'Basis of the rules of engagement and of the handling of evidence.',
        },
        {
          id: 'cvss-4.0',
          use: 'Severity as a base vector; threat and environmental metrics join where facts support them.',
        },
        {
          id: 'cert-in-directions',
          use: 'Traces of a real intruder may start your six-hour reporting clock, so the contact is called first.',
        },
      ],
      timeline: [
        {
          phase: 'Scope and signatures',
          range: '3 to 10 working days',
          dependsOn: 'Number of owners and hosts who must agree',
        },
        {
          phase: 'Testing',
          range: '5 to 15 working days',
          dependsOn: 'Roles, tenants, workflows and access depth',
        },
        {
          phase: 'Report',
          range: '3 to 5 working days',
          dependsOn: 'Your product owner’s hour for the impact session',
        },
        {
          phase: 'Your repairs',
          range: '2 to 8 weeks',
          dependsOn: 'Your release cadence and how many findings share a cause',
        },
        {
          phase: 'Retest and letter',
          range: '1 to 3 working days',
          dependsOn: 'Fixes deployed together, in the window',
        },
      ],
      costDrivers: [
        {
          driver: 'Roles and tenants',
          why: 'Access is tried from each role to every other, so pairs grow faster than roles.',
          keepDown: 'Group roles with identical rights.',
        },
        {
          driver: 'Depth of access',
          why: 'Without accounts or documents, discovery eats tester days.',
          keepDown: 'Grant grey-box access from day one.',
        },
        {
          driver: 'State of the test environment',
          why: 'Broken seed data and daily redeployments turn findings into guesses.',
          keepDown: 'Freeze a build with working data in every role.',
        },
        {
          driver: 'Restricted hours',
          why: 'Night windows stretch the calendar and need your staff awake.',
          keepDown: 'Test a production-like copy by day, and confirm a few points live.',
        },
      ],
      engagement: {
        models: ['fixed-scope', 'retainer'],
        why: 'Targets and tester days make a fixed scope natural, retest included. A retainer suits products that release weekly: small tests per risky change and one full round a year.',
      },
      risks: [
        {
          risk: 'Testing disturbs production',
          earlySign: 'Error rate, queue length or mail volume rises with our requests.',
          response: 'Requests are rate-limited and marked; the stop word halts them.',
        },
        {
          risk: 'We meet an earlier intruder',
          earlySign: 'A web shell, an unknown administrator or odd outbound traffic.',
          response: 'Testing halts, the state is preserved and your incident lead is called.',
        },
        {
          risk: 'The scope touches a third party',
          earlySign: 'A redirect or address belongs to somebody who has not signed.',
          response: 'We stop and ask; additions are made in writing only.',
        },
        {
          risk: 'A fix closes one path only',
          earlySign: 'Several findings share a cause, but each was patched by itself.',
          response: 'The retest tries variants; the recommendation names the missing central check.',
        },
      ],
      weNeedFromYou: [
        'A signatory with authority over every target',
        'Two accounts per role in two tenants, with invented data',
        'The API description and an hour with someone who knows the workflows',
        'A contact who answers in testing hours and may stop us',
      ],
      measures: [
        {
          metric: 'Notice of criticals',
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
          how: 'ASVS requirements tested, divided by those in scope.',
          baseline: 'The scope sheet, before testing starts.',
        },
      ],
      workedExample: [
        'A supplier portal has four roles, two test tenants and 60 endpoints that take an object identifier. Crossing tenants as each role gives 60 × 4 = 240 checks. Crossing roles inside one tenant gives 60 × 12 ordered pairs = 720. A script sends all 960; a tester reads each answer that is not a refusal.',
        'One stands out: the lowest role may fetch any tenant’s invoice PDF by number. The vector AV:N/AC:L/AT:N/PR:L/UI:N/VC:H/VI:N/VA:N/SC:N/SI:N/SA:N scores 7.1, high. The impact session rates it critical, because invoices reveal competitors’ contract prices. Proof is one masked document. The repair is a tenant check in the document service; the retest also tries its export and e-mail routes.',
      ],
      faq: [
        {
          question: 'How does it differ from a scan and from red teaming?',
          answer:
            'A vulnerability scan matches known signatures across many hosts and leaves the verdict to you. In a penetration test people prove and chain weaknesses within a defined scope. A red team pursues one goal by any permitted route, unannounced to most staff, to learn whether anybody notices.',
        },
        {
          question: 'Should you attack production or a test copy?',
          answer:
            'A copy with the same build and invented data is our default, because testers can go further without touching customers. Production is right for perimeter, mail and cloud settings that a copy lacks. Many scopes take depth on the copy, then a few live confirmations at quiet hours.',
        },
        {
          question: 'Who will test, and what happens to the evidence?',
          answer:
            'The rules of engagement name each tester, and you may speak with the lead before signing. Evidence is masked when captured, encrypted, readable by those people only, and destroyed on the agreed date with a note to you. Whether any AI tool may see your code or data is decided by you in the same document, refused unless allowed.',
        },
        {
          question: 'Does a clean report mean that we are secure?',
          answer:
            'No. A test samples one scope for some days, and the coverage matrix shows what was not reached. It cannot prove the absence of faults. The letter is evidence for an auditor, never a certificate. A new sign-in or payment flow is reason enough to test again.',
        },
      ],
      related: () => [
        { page: b2bPortal, reason: 'The kind of system where one customer must never see another’s prices.' },
        {
          page: clientPortals,
          reason: 'A product with shared documents, where access per client is the main target.',
        },
        {
          page: paymentSolutions,
          reason: 'Cards, refunds and settlement: where business logic abuse costs money directly.',
        },
        {
          page: mobileBanking,
          reason: 'Device binding and transaction signing, which a tester attacks on a phone.',
        },
        { page: compliance, reason: 'Where a test report fits among the evidence for ISO 27001 or SOC 2.' },
        { page: patchUpgrades, reason: 'Keeps known faults closed, so that tester days go to unknown ones.' },
      ],
      cta: {
        heading: 'Send the role list, not the passwords',
        text: 'Roles, tenants, rough endpoint count and your date are enough to discuss a scope. Keep credentials and vulnerability details out of the contact form.',
      },
    },
  },
});
