import { schematic, servicePage } from '../catalogue/define';

export const enterpriseSoftware = servicePage({
  slug: 'enterprise-software',
  label: 'Enterprise Software',
  title: 'Enterprise software: many legal entities, one rule book',
  summary:
    'Systems shared by several companies, departments and auditors: duties kept apart, local rules as data, one identity source and a roll-out entity by entity.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'An auditor can follow any approval back to a person and a date.',
    quickAnswer:
      'A group of five companies keeps five sets of books, files several taxes and approves at five different limits. Software for one team is judged by its features; software that such a group shares, by access, local tax, month-end and the order of roll-out. We design and build it for group CIOs from one codebase in which local differences are dated settings. The pilot belongs in an entity that has real exceptions and is small enough for daily help.',
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
    argument: {
      heading: 'A clean role report, and two payments that it let through',
      paragraphs: [
        'Inside each company none of the 14 people in accounts may both create a supplier and release money to it, and the role report says so. Payments P-5177 and P-5301 passed it all the same. U-31 had created the supplier in company A; company C copied the record, bank account included, under a number of its own, and in C it is U-31 who releases.',
        'Internal audit would count duties across the group and take one from each of the 6 people who hold both. The head of the shared centre answers that the other 5 never paid their own suppliers, that P-5230, ₹88,000 to another supplier, would have stopped for nothing, and that C’s record was made by U-08. It was, but with the account that U-31 had typed.',
        'What decides is how a supplier is recognised when money leaves. Its number differs from company to company, and so does the GSTIN where it supplies from different states. Characters 3 to 12 of it are the PAN, the same in A and C. Compared by PAN at release, 2 of 412 payments stop, and all 6 keep their work; an Indian supplier without a PAN stops as well (none was paid). The bank account would find the same 2. It misses a firm’s second account; the PAN misses an account that two firms share; so the repair compares both.',
      ],
    },
    exhibit: {
      kind: 'record',
      document: 'Finding 6 · access review, July to Sept 2026',
      title: 'One supplier under two numbers, and one person on both sides',
      severity: 'High',
      grounds:
        'Goods came; each supplier was approved. Yet any of six people could pay an account that they typed in a sister company.',
      fields: [
        { label: 'Reviewed', value: '412 payments, 14 people, 5 companies, 1 Jul to 30 Sep 2026' },
        {
          label: 'By role',
          value: '0 conflicts within any one company; 6 people hold both duties in the group',
        },
        { label: 'By number', value: '0 payments: A calls the supplier V-2207, C calls it V-0915' },
        { label: 'By PAN', value: '2 payments, ₹3,46,000 together' },
        {
          label: 'Repair',
          value: 'At release, compare who typed that PAN or account in any company',
        },
      ],
      exchange: [
        {
          label: 'Suppliers created: company, number, GSTIN, by',
          lines: [
            '5 May 2026 · A · V-2207 · 27xxxxx4418K1Zx · U-31',
            '14 May 2026 · C · V-0915 · 29xxxxx4418K1Zx · U-08',
            '18 May 2026 · B · V-3340 · 27xxxxx7120M1Zx · U-12',
          ],
          marked: 0,
        },
        {
          label: 'Payments released: company, supplier, amount, by',
          lines: [
            '9 Jul 2026 · P-5102 · A · V-2207 · ₹1,20,000 · U-19',
            '6 Aug 2026 · P-5177 · C · V-0915 · ₹2,14,000 · U-31',
            '19 Aug 2026 · P-5230 · B · V-3340 · ₹88,000 · U-31',
            '10 Sep 2026 · P-5301 · C · V-0915 · ₹1,32,000 · U-31',
          ],
          marked: 1,
        },
      ],
      reading:
        'five letters and the check character of each GSTIN are masked. The underlined lines are one supplier, created and paid by one person. Every payment that PAN would stop is here.',
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
        ['duties', 'core', 'PAN, account clear'],
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
