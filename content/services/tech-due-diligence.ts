import { schematic, servicePage } from '../catalogue/define';

export const techDueDiligence = servicePage({
  slug: 'tech-due-diligence',
  label: 'Tech Due Diligence',
  title: 'Technical due diligence for a deal with a deadline',
  summary:
    'Code, architecture, licences, security and the people behind them, read against the deal thesis, with each finding priced and tied to a contract lever.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'You know before signing what the software can carry, what it will cost to mend and which findings belong in the price or the warranties.',
    quickAnswer:
      'Investors and acquirers ask us to examine a software target during exclusivity; founders ask before a round, to find the holes first. We read code and history under NDA, interview the builders and check licences and security. Planning range: a red-flag memo within five to seven working days of data-room access, the full report after two to four weeks.',
    capabilities: [
      {
        name: 'Questions taken from the thesis',
        text: 'If the plan is ten times the customers, we examine data volume and tenancy. If it is a carve-out, we look for shared services and licences that do not transfer. A checklist applied without the thesis yields many findings and no advice.',
      },
      {
        name: 'Code, history and bus factor',
        text: 'We read hot files where change and complexity coincide, compare test coverage with incident history, and compute who last touched each module. A sole author is a retention clause, so that list reaches you before the salary talks.',
      },
      {
        name: 'Licence and ownership audit',
        text: 'A scan produces an SBOM in SPDX or CycloneDX, and a person reads the conflicts: copyleft in a distributed product, AGPL behind a service, snippets without origin. Contractor and founder agreements are checked for a written assignment of rights.',
      },
      {
        name: 'Security without a break-in',
        text: 'Within the permission given we review authentication, tenant separation, secrets in history, known exploited components and the incident log, mapped to OWASP ASVS 5.0 chapters. A penetration test needs the target’s separate authorisation and rarely fits the calendar.',
      },
      {
        name: 'Findings with a price and lever',
        text: 'Each carries severity, evidence, a three-point estimate to mend and where it belongs: price, escrow, warranty, condition precedent or hundred-day plan. Ranges stay wide when we saw little, and the report says what we were not shown.',
      },
      {
        name: 'Limits of the exercise',
        text: 'Diligence samples; it proves no absence of defects and is no legal opinion. If the target gives neither repository access nor two hours with its engineers, save the fee: a paper review of slides adds false comfort to the file.',
      },
    ],
    schematic: schematic({
      caption:
        'The deal thesis sets the questions, evidence comes from the repository and its authors, and each finding leaves through a contract lever.',
      lanes: {
        Buyer: { partner: ['person', 'Deal lead'], thesis: ['document', 'Deal thesis'] },
        Target: {
          room: ['outside', 'Data room'],
          repo: ['outside', 'Source repository'],
          cto: ['person', 'Target’s engineers'],
        },
        Review: { audit: 'Licence and SBOM scan', reading: 'Hot-file review' },
        Findings: { register: ['store', 'Finding register'], memo: ['document', 'Red-flag memo'] },
        Deal: { spa: ['document', 'Price and warranties'] },
      },
      flows: [
        ['partner', 'thesis'],
        ['thesis', 'room', 'request list'],
        ['room', 'audit', 'contracts'],
        ['repo', 'audit', 'components'],
        ['repo', 'reading', 'history'],
        ['cto', 'reading', 'interviews'],
        ['audit', 'register'],
        ['reading', 'register', 'evidence'],
        ['register', 'memo', 'critical first'],
        ['register', 'spa', 'priced'],
      ],
    }),
  },
});
