import { industryPage, schematic } from '../catalogue/define';

export const citizenServicePortals = industryPage({
  slug: 'citizen-service-portals',
  label: 'Citizen Service Portals',
  title: 'Citizen service portals without a counter visit',
  summary:
    'Application, document pull, fee, file movement, signed certificate and status by charter date, in Indian languages, designed against GIGW 3.0 and IS 17802.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'A citizen applies once and has the signed certificate by the date in the citizen charter.',
    quickAnswer:
      'Suppose that an income certificate asks for seven papers, four of which the same State has issued. Strike those four first. A form online merely moves the queue unless the clerk, the field inspector and the signing officer work from the screen too, so we build both sides, for departments, municipal bodies and e-District programmes.',
    atAGlance: {
      fits: 'Departments and municipal bodies with a notified service, a charter time limit and a queue',
      notFor: 'A service with a few applications a month gets by on a plain form and an e-mail box',
      firstStep: {
        what: 'One service measured, redrawn and put on a test portal',
        output: 'a shorter document list, and that service to try from form to certificate',
        weeks: [5, 6],
      },
      charged: 'Milestones as the tender sets them, support under an annual contract',
      youBring:
        'The government resolutions, three months of case files, departmental DigiLocker approval, a nodal officer',
    },
    ask: {
      text: 'Scan the empty form of one service. It returns with those papers struck out that a government register probably holds already.',
      button: 'Scan one blank service form',
    },
    notNeeded: {
      before: 'Ask for three papers instead of seven, and the queue may not need a',
      struck: 'citizen portal',
      after: '.',
    },
    capabilities: [
      {
        name: 'Service catalogue and eligibility',
        users: 'Citizens, Common Service Centre (CSC) operators',
        text: 'Each service states fee, documents, designated officer and time limit under the right-to-services law. A few questions answer “may I apply?” before any login. Assisted mode lets a service-centre operator file for a citizen and leaves a trace.',
        hardPart:
          'Rules live in government resolutions that amend one another, and counter practice differs by taluka.',
      },
      {
        name: 'Identity and document pull',
        users: 'Applicants, verification clerks',
        text: 'DigiLocker and API Setu fetch issued documents with consent, so no scan is uploaded and none verified by eye. Aadhaar eKYC is used only where the department has a lawful basis and an AUA/KUA arrangement; other proofs stay open.',
        hardPart:
          'Names differ in spelling between three registers, so a mismatch needs a clerk’s decision and a reason.',
      },
      {
        name: 'Desk workflow and file movement',
        users: 'Clerks, designated officers, field inspectors',
        text: 'Applications move through scrutiny, site visit and approval with the noting style officers know, and connect to e-Office where it is in use. A query may be raised once, with all defects. An overdue case appears before the first appellate officer.',
        hardPart: 'Transfers and leave happen weekly, so work belongs to a post and not to a person.',
      },
      {
        name: 'Fees, eSign and certificates',
        users: 'Treasury, approving officers, verifiers',
        text: 'Payment goes through the State’s own receipt gateway and reconciles daily; officers sign by eSign or DSC; certificates carry a verifiable QR code and are pushed to DigiLocker, where banks and colleges can check them without a letter.',
        hardPart:
          'A payment deducted and not recorded must settle itself, since the citizen has no helpdesk but the counter.',
      },
      {
        name: 'Access, hosting and audit',
        users: 'Citizens with disabilities, NIC, auditors',
        text: 'Pages are tested against GIGW 3.0, IS 17802 and WCAG 2.2 with screen readers in Hindi and English. Hosting is planned on MeitY-empanelled cloud. Release waits for a CERT-In empanelled auditor, so book that audit when the design is approved.',
        hardPart:
          'Machine translation of legal terms changes entitlement, so each language needs a named approver.',
      },
    ],
    schematic: schematic({
      caption:
        'The charter clock starts with the application; once the limit has passed, the appellate officer sees the case.',
      lanes: {
        Citizen: { applicant: ['person', 'Applicant'], csc: ['person', 'CSC operator'] },
        Portal: { form: 'Application form', locker: ['outside', 'DigiLocker pull'] },
        Office: { scrutiny: 'Scrutiny desk', clock: 'Charter clock' },
        Decide: { officer: ['person', 'Designated officer'], appeal: ['person', 'Appellate officer'] },
        Issue: { certificate: ['document', 'eSigned certificate'] },
      },
      flows: [
        ['applicant', 'form'],
        ['csc', 'form', 'assisted'],
        ['locker', 'form', 'with consent'],
        ['form', 'scrutiny', 'fee paid'],
        ['form', 'clock', 'due date'],
        ['scrutiny', 'officer', 'noting'],
        ['clock', 'appeal', 'limit passed'],
        ['officer', 'certificate', 'approves'],
        ['appeal', 'certificate', 'orders issue'],
      ],
      mark: {
        node: 'officer',
        before: 'Officer by name',
        doubt: 'Tehsildar: I am transferred Friday, who signs my files?',
        answer: 'Your successor does; files belong to the post.',
      },
    }),
    route: {
      name: 'Application NCL-26-1187',
      about: 'non-creamy-layer certificate',
      stations: [
        {
          at: 'applicant',
          value: 'OBC, for admission',
          fields: [
            { label: 'Father', value: 'Clerk, State service, Group C' },
            { label: 'Mother', value: 'No post, owns a let shop' },
            { label: 'From DigiLocker', value: 'Caste certificate' },
            { label: 'Filed', value: '8 Jun 2026, by the student' },
            { label: 'Charter limit', value: '29 Jun 2026' },
          ],
          onward: 'one application',
        },
        {
          at: 'form',
          value: '₹10,90,000 in all',
          sum: {
            rows: [
              ['Salary', '7,00,000'],
              ['Farm land', '1,50,000'],
              ['Other sources', '2,40,000'],
            ],
            total: ['Family, 2025-26', '10,90,000'],
          },
          onward: 'fee paid',
        },
        {
          at: 'scrutiny',
          value: '₹2,40,000 counts',
          fields: [
            { label: '2023-24', value: 'Other sources ₹2,10,000' },
            { label: '2024-25', value: 'With rent arrears ₹8,80,000' },
            { label: '2025-26', value: 'Other sources ₹2,40,000' },
            { label: 'Creamy layer', value: '₹8,00,000 up, 3 years running' },
            { label: 'Proof by head', value: 'Payroll, land, lease and bank' },
          ],
          mark: { struck: '₹10,90,000', note: 'Salary and farm income stay out of this test.' },
          onward: 'noting',
        },
        {
          at: 'officer',
          value: 'Approved',
          fields: [
            { label: 'Post', value: 'Sub-Divisional Officer' },
            { label: 'Parents’ posts', value: 'Neither in Group A or B' },
            { label: 'Land', value: 'Below the holding limit' },
            { label: 'Wealth', value: 'Shop, below the limit' },
            { label: 'Years at limit', value: '1 of 3' },
          ],
          onward: 'approves',
        },
        {
          at: 'certificate',
          value: 'Not creamy layer',
          fields: [
            { label: 'eSigned', value: '19 Jun 2026, day 11 of 21' },
            { label: 'Valid to', value: '31 Mar 2027, not three years' },
            { label: 'Income on it', value: 'None, only the status' },
          ],
        },
      ],
    },
    argument: {
      heading: 'Two incomes of one family, and both are true',
      paragraphs: [
        'The tehsildar’s income certificate says ₹10,90,000, and for a fee concession that is right. Laid beside the ₹8,00,000 of the creamy layer it reads as a refusal. But the memorandum of 8 September 1993, which this State follows, does not club salary or farm income with the rest. ₹2,40,000 is left.',
        'The clerk has reason to refuse: he holds one figure with a signature under it, and his own will stand on the noting. His neighbour would add up as tax returns do, before deductions. They show the land apart and keep the salary, so he gets ₹9,40,000 and refuses, too. A third counts other sources alone and stops at 2024-25, when arrears of rent brought them to ₹8,80,000. The test asks for three years on end; here it was one. That year shows in the validity: a certificate for three years needs all of them below.',
        'The usual way out is a query for an affidavit by heads, one more visit for each applicant. We would put the heads into the form, three of them for three years, each with its proof, and strike the income certificate from this service’s list.',
        'Posts come before money. With a parent recruited into Group A the answer is no at any income. For staff of public undertakings and private firms, the Supreme Court’s judgment of March 2026 belongs in the rules.',
      ],
    },
    faq: [
      {
        question: 'Can your company bid alone on GeM, with turnover and past-experience criteria?',
        answer:
          'Not on what this site shows: no GeM registration, turnover or completed public work. Read them as “not in place”, and ask us before you write the tender. Whether we would bid alone or behind a lead bidder is undecided. Our terms say 30 days and foresee no payment delayed by nine months, so the tender must. Let acceptance name a post, which a transferred officer’s successor inherits.',
      },
      {
        question: 'Would the portal be in Marathi first, and which citizen would it leave out?',
        answer:
          'We plan screen-reader tests in Hindi and English. Marathi first needs a Marathi voice on test machines, two blind citizens who use one daily, pages tagged Marathi, and an officer who approves each legal term. For the State Data Centre, get its rules before design. Source code lies in your repository. Left out is whoever has no phone for the one-time password; for her the service centre needs another proof.',
      },
      {
        question: 'May a clerk’s query stop the clock under the right to services?',
        answer:
          'Only where your State’s notification says so, hence a dated setting. We propose that it stops once, from the query until the citizen replies, and that she sees both dates. A second query, or one for a paper already in the file, stops nothing and goes to the appellate officer’s list by desk. Whether the paper was truly needed, that officer decides.',
      },
    ],
  },
});
