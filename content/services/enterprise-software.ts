import { schematic, servicePage } from '../catalogue/define';

export const enterpriseSoftware = servicePage({
  slug: 'enterprise-software',
  label: 'Enterprise Software',
  title: 'Enterprise software: many legal entities, one rule book',
  summary:
    'Systems shared by several companies, departments and auditors: duties kept apart, local rules as data, one identity source and a roll-out entity by entity.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'An auditor can follow any approval back to a person and a date.',
    quickAnswer:
      'A group of five companies keeps five sets of books, files several taxes and approves at five different limits. Software for one team fails on features; software that such a group shares fails on access, local tax, month-end and the order of roll-out. We design and build it for group CIOs from one codebase in which local differences are dated settings. The pilot belongs in an entity that has real exceptions and is small enough for daily help.',
    atAGlance: {
      fits: 'A group of several legal entities that needs one system and different local rules',
      notFor: 'A company on one site with a few dozen users should build or buy something smaller',
      firstStep: {
        what: 'A capability map, the quality scenarios and a drawing of the pilot entity',
        output: 'all three on paper, with a plan and a price for the pilot',
        weeks: [3, 4],
      },
      charged: 'Map and scenarios at a fixed price, the pilot by milestone, each later entity quoted anew',
      youBring:
        'Approval limits per entity, role lists, the month-end calendar, local tax advisers, an architect',
    },
    ask: {
      text: 'Pick one approval and give its limit in two of your companies. We draw it once, and the difference becomes a dated setting.',
      button: 'Give us one approval limit',
    },
    notNeeded: {
      before: 'Sister companies that meet only at year-end can consolidate without',
      struck: 'enterprise software',
      after: '.',
    },
    capabilities: [
      {
        name: 'Quality scenarios before architecture',
        text: 'We turn the ISO/IEC 25010 characteristics into scenarios with a stimulus and a measure: period close while a site link is down, or a role revoked mid-shift. Architects argue about those sentences. “Scalable” alone is not accepted as a requirement.',
      },
      {
        name: 'Segregation of duties',
        text: 'Whoever creates a vendor may not release its payment. Conflicting duties are kept as a matrix, checked when a role is granted and again at the transaction, because an employee who holds posts in two entities slips past the first check.',
      },
      {
        name: 'Identity from one source',
        text: 'Sign-in runs over SAML 2.0 or OIDC, and joiners and leavers arrive through SCIM from the HR directory. Authorisation mixes roles with attributes such as entity and cost centre. Local accounts remain only for emergencies, and each use raises an alert.',
      },
      {
        name: 'Entity variance as data',
        text: 'Number ranges, approval limits, calendars and tax codes are dated configuration per entity, with an owner and a change log. We do not fork the code for one subsidiary, because a fork looks cheap in its first year and then blocks every upgrade.',
      },
      {
        name: 'Modules before microservices',
        text: 'We start with a modular monolith whose bounded contexts are enforced in the build. We split a module out once its release rhythm or its load really differs. Splitting early buys network failures and distributed reporting before it buys independence.',
      },
      {
        name: 'What governance costs',
        text: 'A change board, role reviews and release windows take hours from people in every entity, and can take more than the software saves. We state those hours by role in the plan, then strike each meeting that decides nothing.',
      },
    ],
    schematic: schematic({
      caption:
        'The event that posts a transaction also writes its audit trail, once entity settings and duty matrix have let it through.',
      lanes: {
        People: { hr: ['outside', 'HR directory'], maker: ['person', 'Maker in entity A'] },
        Access: { identity: 'Identity provider', duties: 'Duty matrix check' },
        'Group application': {
          settings: ['store', 'Entity settings'],
          core: 'Transaction module',
          outbox: 'Event outbox',
        },
        Receivers: { erp: ['outside', 'Group ledger'], trail: ['store', 'Audit trail'] },
      },
      flows: [
        ['hr', 'identity', 'SCIM'],
        ['maker', 'identity', 'sign in'],
        ['identity', 'duties', 'role, entity'],
        ['duties', 'core', 'allowed'],
        ['settings', 'core', 'limits, tax codes'],
        ['core', 'outbox', 'same commit'],
        ['outbox', 'erp', 'posting'],
        ['outbox', 'trail', 'who, when, why'],
      ],
      mark: {
        node: 'settings',
        before: 'Fork per subsidiary',
        doubt: 'Architect: who merges five forks at each upgrade?',
        answer: 'Local rules are dated settings, so nothing is merged.',
      },
    }),
  },
});
