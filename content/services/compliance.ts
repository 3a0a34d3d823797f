import { schematic, servicePage } from '../catalogue/define';

export const compliance = servicePage({
  slug: 'compliance',
  label: 'Compliance Readiness',
  title: 'Readiness for ISO 27001, SOC 2 and the DPDP Act',
  summary:
    'A gap list with owners, one control set for several frameworks, evidence collected on a calendar, and a rehearsal before the independent auditor arrives.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'Your auditor finds controls that people already work by, with dated evidence behind each.',
    quickAnswer:
      'Ask a control owner to show last quarter’s access review. If the answer is a search through mailboxes, start there. We build what the auditor will test: the scope, the controls, the evidence and the habit of collecting it, for software firms and service operators heading for ISO/IEC 27001:2022, a SOC 2 report or the DPDP Act. The certificate or report itself comes from somebody independent.',
    atAGlance: {
      fits: 'A software firm whose customer has asked for ISO 27001 or SOC 2 by a date',
      notFor: 'If one customer sent one questionnaire, answer it truthfully and close the two worst gaps',
      firstStep: {
        what: 'Scope statement and gap analysis on real samples',
        output: 'a gap list with an owner, an effort and a date against each line',
        weeks: [3, 4],
      },
      charged:
        'Gap analysis at a fixed price, then a monthly retainer up to the audit; the auditor bills you',
      youBring:
        'The contract clause that asks for it, data-flow papers, joiner and leaver lists, a sponsor with authority',
    },
    ask: {
      text: 'A contract clause asks you for ISO 27001 or SOC 2. Paste it without names; we separate what it fixes from what it leaves open.',
      button: 'Paste the customer’s clause',
    },
    notNeeded: {
      before: 'Until a customer asks for the certificate, spend on backups and sign-in, not on',
      struck: 'ISO 27001',
      after: '.',
    },
    argument: {
      heading: 'None of 21, or four of 25',
      paragraphs: [
        'The control owner brings 21 leaver tickets, each closed by the next working day, and reports no exception. An auditor will hardly begin with the tickets. He draws his sample from a list that he has reason to believe complete: HR’s, and purchasing’s for contractors, whom HR does not know. On these are four more people. One never had an account, one account ended by itself, and two stayed open too long.',
        'Then there is the wording. The IT department works from Monday to Friday and has always meant one working day. Sales agreed on 24 hours with a bank, and as the shorter interval applies, control 14 says 24 hours. An auditor tests what is written. Two people who left on Friday evenings kept their accounts until Monday: two exceptions more, though nothing went wrong. Rewriting the control now would not reach back to them.',
        'Four exceptions are many, yet need not cost the opinion; the auditor weighs them, and the report can print your answer beside each. But the period runs until 31 December, and they stay in it. From 1 December the directory closes an account by the end date that HR or purchasing has entered, at weekends too, and the description of the system says since when.',
      ],
    },
    exhibit: {
      kind: 'comparison',
      document: 'Rehearsal · control 14, leavers · 16 Nov 2026',
      title: '21 leaver tickets, and 25 people who left from July to October',
      columns: ['Leaver tickets', 'Lists and the directory'],
      rows: [
        {
          before: '19 tickets, each closed within 24 hours',
          after: 'HR: 19 people, accounts disabled within 24 hours',
          note: 'No exception.',
        },
        {
          before: 'Ticket 207: closed Mon 17 Aug 2026 10:30',
          after: 'HR: left Fri 14 Aug 2026 18:00, account disabled with the ticket',
          note: 'Exception, after 64.5 hours. By working days none.',
        },
        {
          before: 'Ticket 233: closed Mon 28 Sep 2026 11:00',
          after: 'HR: left Fri 25 Sep 2026 18:00, account disabled with the ticket',
          note: 'Exception, after 65 hours. By working days none.',
        },
        {
          before: 'No ticket',
          after: 'HR: left on the second day, before there was an account',
          note: 'No exception, and the reason is filed.',
        },
        {
          before: 'No ticket',
          after: 'HR: left Wed 9 Sep 2026 18:00, account disabled Mon 21 Sep 2026 11:00',
          note: 'Exception, although the last sign-in was on the last day.',
        },
        {
          before: 'No ticket',
          after: 'Purchasing: contractor, whose account ended with his purchase order',
          note: 'No exception: the end date was set with the account.',
        },
        {
          before: 'No ticket',
          after: 'Purchasing: contractor until Mon 31 Aug 2026, account open',
          note: 'Exception, though without a sign-in since. Closed at the rehearsal, after 77 days.',
        },
      ],
      reading:
        'one line a case, the first for 19. Control 14 says: directory account disabled within 24 hours of the last hour worked.',
    },
    capabilities: [
      {
        name: 'Scope before controls',
        text: 'We draw which products, offices, clouds and suppliers are inside, and where personal data enters and leaves. A narrow scope is quicker, but a customer reads the scope line first. Leaving out the product they buy defeats the exercise.',
      },
      {
        name: 'Statement of Applicability',
        text: 'You decide on all 93 controls of Annex A with a reason: included, and whether implemented yet, or excluded. Exclusions follow from your risk assessment. We draft, you sign. A statement copied from elsewhere is the fault an experienced auditor notices first.',
      },
      {
        name: 'One control, several frameworks',
        text: 'An access review serves ISO 27001, the SOC 2 trust services criteria and a bank’s questionnaire alike. We map each control once and store its evidence once. Where the wording differs, the shorter interval applies and the map says which demand set it.',
      },
      {
        name: 'The evidence calendar',
        text: 'Leaver lists and tickets are exported monthly, restore tests quarterly and supplier reviews yearly. Each entry has an owner, and the export runs by itself where the tool allows. A SOC 2 Type 2 report covers a period, so a month without evidence cannot be made up later.',
      },
      {
        name: 'Duties under Indian law',
        text: 'Until May 2027 section 43A of the IT Act applies with its SPDI Rules. Then the DPDP duties begin: notices, consent records, breach intimation and erasure, although rule 8(3) wants personal data and logs kept at least a year. CERT-In already expects incident reports within six hours. Counsel interprets; we build.',
      },
      {
        name: 'Rehearsal, and what we may not do',
        text: 'You hold an internal audit and a management review first, on real samples. We cannot certify: accredited bodies decide on ISO 27001 and a licensed CPA firm signs SOC 2. Whoever built a control should not be its internal auditor either.',
      },
    ],
    schematic: schematic({
      caption:
        'Several demands become one set of controls, judged by a party that had no hand in building them.',
      lanes: {
        Demands: {
          annex: ['document', 'Annex A, SOC 2 criteria'],
          statute: ['document', 'DPDP, CERT-In duties'],
        },
        Decisions: { gaps: ['document', 'Gap list'], soa: ['document', 'Statement of Applicability'] },
        Operation: { owners: ['person', 'Control owners'], exports: 'Scheduled exports' },
        Assurance: {
          evidence: ['store', 'Dated evidence'],
          internal: ['person', 'Internal auditor'],
          body: ['outside', 'Certifier, CPA firm'],
        },
      },
      flows: [
        ['annex', 'gaps'],
        ['statute', 'gaps'],
        ['gaps', 'soa', 'treated risks'],
        ['soa', 'owners', 'calendar'],
        ['soa', 'exports'],
        ['owners', 'evidence', 'signed reviews'],
        ['exports', 'evidence', 'leavers, restores'],
        ['evidence', 'internal', 'sample'],
        ['evidence', 'body', 'audit sample'],
      ],
      mark: {
        node: 'exports',
        before: 'Screenshots at audit',
        doubt: 'CPA: what shows that it ran in August as well?',
        answer: 'Exports run on a calendar and carry their date.',
      },
    }),
    faq: [
      {
        question: 'Our logs last nine days, CERT-In wants 180: what do we tell the auditor?',
        answer:
          'That it is not in place, what was done, and the day on which it will be. On the first day name who reports within six hours, and a deputy. In the first week lengthen retention, in India; then arrange a night watch over the alerts. Lost days cannot be recovered: lengthened on 1 December 2026, nine days reach 180 on 21 May 2027, 171 days later.',
      },
    ],
  },
});
