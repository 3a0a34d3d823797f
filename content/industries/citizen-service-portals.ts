import { industryPage, schematic } from '../catalogue/define';

export const citizenServicePortals = industryPage({
  slug: 'citizen-service-portals',
  label: 'Citizen Service Portals',
  title: 'Citizen service portals without a counter visit',
  summary:
    'Application, document pull, fee, file movement, signed certificate and status by charter date, in Indian languages, designed against GIGW 3.0 and IS 17802.',
  reviewedOn: '2026-11-21',
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
        'The charter clock starts with the application; once the limit has passed, the case is before the appellate officer.',
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
  },
});
