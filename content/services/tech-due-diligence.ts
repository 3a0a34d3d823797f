import { schematic, servicePage } from '../catalogue/define';

export const techDueDiligence = servicePage({
  slug: 'tech-due-diligence',
  label: 'Tech Due Diligence',
  title: 'Technical due diligence for a deal with a deadline',
  summary:
    'Code, architecture, licences, security and the people behind them, read against the deal thesis, with each finding priced and tied to a contract lever.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'You learn before signing what the software can carry, and what putting it right would cost.',
    quickAnswer:
      'Exclusivity ends on a date, so the reading has two depths. A red-flag memo goes out within five to seven working days of data-room access; the full report follows, with each finding priced and tied to a lever in the contract. We read code, history, licences and security against the deal thesis, under NDA, and talk to the builders. It serves acquirers and investors, and founders who would rather find the holes first.',
    atAGlance: {
      fits: 'A deal or funding round where the price rests on software and the data room is open',
      notFor: 'A target that shows slides but no repository: ask for a warranty instead of a report',
      firstStep: {
        what: 'A red-flag reading from the day the data room opens',
        output: 'a memo of red flags, each with its evidence and its lever',
        weeks: [1, 2],
      },
      charged: 'Memo and full report, each at a price fixed before access is given',
      youBring:
        'The deal thesis, data-room and repository access, names of engineers we may question, your counsel’s contact',
    },
    ask: {
      text: 'Give us the deal thesis in a sentence, the target unnamed. You get three questions to put to its engineers.',
      button: 'Send the thesis, no names',
    },
    notNeeded: {
      before: 'If you buy the customers and scrap the code, skip',
      struck: 'tech due diligence',
      after: '. Read the contracts.',
    },
    capabilities: [
      {
        name: 'Questions taken from the thesis',
        text: 'If the plan is ten times the customers, we examine data volume and tenancy. If it is a carve-out, we look for shared services and licences that do not transfer. A checklist applied without the thesis yields many findings and no advice.',
      },
      {
        name: 'Code, history and bus factor',
        text: 'We read hot files where change and complexity coincide, compare test coverage with incident history, and compute from two years of commits who really knows each module. A sole author is a retention clause, so that list reaches you before the salary talks.',
      },
      {
        name: 'Licence and ownership audit',
        text: 'A scan produces an SBOM in SPDX or CycloneDX, and a person reads the conflicts: copyleft in a distributed product, AGPL behind a service, snippets without origin. Contractor and founder agreements are checked for a written assignment of rights.',
      },
      {
        name: 'Security without a break-in',
        text: 'Authentication, tenant separation, secrets in history, components with exploited flaws, the incident log: within the permission given we review them, mapped to OWASP ASVS 5.0 chapters. A penetration test is another matter. It needs the target’s separate authorisation and rarely fits the calendar.',
      },
      {
        name: 'Findings with a price and lever',
        text: 'Each carries severity, evidence, a three-point estimate to fix it, and its place: price, specific indemnity, escrow, condition precedent or hundred-day plan. A general warranty seldom covers what the buyer knew, so it serves for the unseen. Ranges stay wide where we saw little. The full report takes two to four weeks.',
      },
      {
        name: 'Limits of the exercise',
        text: 'Two hours with the target’s engineers tell us more than a hundred pages of data room. Diligence samples: it cannot prove that defects are absent, it is no legal opinion, and the report names what we were not shown.',
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
        Deal: { spa: ['document', 'Price and indemnities'] },
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
      mark: {
        node: 'spa',
        before: 'General warranty',
        doubt: 'Seller’s counsel: is the general warranty not enough?',
        answer: 'Seldom for known faults; each gets price or indemnity.',
      },
    }),
  },
});
