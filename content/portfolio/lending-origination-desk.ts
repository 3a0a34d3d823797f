import type { PortfolioItem } from './schema';

export const lendingOriginationDesk: PortfolioItem = {
  slug: 'lending-origination-desk',
  label: 'Loan origination desk',
  title: 'A loan desk with a recorded reason for each decision',
  summary:
    'Origination for small-business loans: one file per applicant, consented data pulls, versioned credit rules, and a reason kept with each yes or no.',
  reviewedOn: '2026-11-23',
  sample: true,
  facts: {
    sector: 'Non-bank lending',
    product: 'Loan origination system',
    users: 'Sourcing staff, credit officers, operations, auditors',
    platform: 'Web, with an assisted mode for branch tablets',
    team: 'Business analyst, backend and web engineers, security reviewer, tester',
    plannedEffort: 'Planning range: 20 to 26 weeks for one loan product',
    stack: 'Java, Spring Boot, PostgreSQL, decision tables in DMN, object storage',
  },
  screen: {
    device: 'browser',
    heading: 'File LN-20931',
    parts: [
      { part: 'steps', items: ['Apply', 'Verify', 'Decide', 'Offer', 'Disburse'], current: 2 },
      {
        part: 'list',
        items: [
          { label: 'KYC matched', state: 'done' },
          { label: 'Bank data: consented', state: 'done' },
          { label: 'Bureau file: two names', state: 'alert' },
          { label: 'Officer’s note', state: 'waiting' },
        ],
      },
      {
        part: 'form',
        fields: [
          { label: 'Rule set', value: 'SME-14' },
          { label: 'Reason code', value: 'R07 cash flow' },
        ],
        action: 'Refer to committee',
      },
    ],
  },
  startingPoint:
    'At the lender of this example, an application is a chain of e-mails: scanned statements, a bureau report as a PDF, a spreadsheet with the ratio, and a reply that says “approved”. Six months later the lender cannot show which version of the policy applied. An inspector who asks when a borrower saw the key fact statement waits for days.',
  constraints: [
    'The loan management system stays and receives a file only after disbursal is approved.',
    'Bank data from an Account Aggregator may be kept only as long as the consent says, and used only for its purpose.',
    'Branch staff work over lines that drop, so a half-entered file must survive a lost session.',
  ],
  delivers: [
    {
      name: 'One applicant file',
      text: 'Documents, consents, bureau pulls and bank-statement data would sit on one file with their source and time. Account Aggregator consents show purpose and expiry beside the data they brought.',
    },
    {
      name: 'Versioned credit rules',
      text: 'Policy would live in decision tables that credit staff can read. A change passes maker and checker, replays past files in a sandbox, and takes effect from a stated date.',
    },
    {
      name: 'Offer and key facts',
      text: 'The key fact statement would be generated from the same figures as the agreement, shown before acceptance, and stored as the borrower saw it, with language and timestamp.',
    },
    {
      name: 'Disbursal control',
      text: 'Money would leave only to the borrower’s verified account, after mandate registration and a second pair of eyes. A failed credit returns to a queue instead of being sent again.',
    },
  ],
  decision: {
    question: 'Does a scoring model decide, or do written rules?',
    chosen: 'Rules decide; a score may only order the queue until it has its own evidence.',
    why: 'A young book has too few defaults to train on, and a rejected shopkeeper is owed a reason. Rules give up finer grading of risk. The ratios they used are stored; raw statements go when the consent ends. A model may be trained on those ratios later, if the consent named that purpose.',
    rejected: [
      {
        option: 'A bought score as sole criterion',
        why: 'It is fast, but the lender could not say why two similar shops got different answers.',
      },
      {
        option: 'Officers decide freely',
        why: 'Local knowledge would count for more, but branches would drift apart without a report that explains it.',
      },
    ],
  },
  measures: [
    {
      metric: 'Decisions that can be replayed',
      how: 'Sampled files whose recorded rule version gives the recorded answer again, run every month.',
      baseline: 'Fifty old approvals reconstructed from e-mail, with those that cannot be.',
    },
    {
      metric: 'Time from complete file to answer',
      how: 'Hours between the last required document and the decision, median and slowest tenth.',
      baseline: 'Dates taken from mail headers of the quarter before.',
    },
  ],
  illustrates: [
    'industries/lending-software',
    'services/third-party-integration',
    'services/custom-software',
    'solution/document-management',
  ],
};
