import { industryPage, schematic } from '../catalogue/define';

export const digitalInsurance = industryPage({
  slug: 'digital-insurance',
  label: 'Digital Insurance',
  title: 'Digital insurance: from quote to issued policy',
  summary:
    'Quote, proposal and issue flows for motor, health and life: rating calls, underwriting referrals, e-KYC and agent channels, with declarations that hold later.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'A standard risk is quoted, paid for and issued in one sitting.',
    quickAnswer:
      'Two years on, a claim may reopen the proposal form, so each question on it is evidence in waiting. That is how we build quote-and-buy, agent and partner channels for insurers, brokers and corporate agents. Private motor or retail health makes a sensible first line, since registration and identity data can fill much of the form.',
    atAGlance: {
      fits: 'Insurers, brokers and corporate agents selling a standard retail risk online or through agents',
      notFor: 'Bespoke commercial risks sell better through a submission form and a good underwriter',
      firstStep: {
        what: 'The question set drawn, and one product built as far as a quote',
        output: 'a form that quotes or refers, and the list of questions it dropped',
        weeks: [5, 7],
      },
      charged: 'Question set and quote at a fixed price; payment and issue per sprint',
      youBring:
        'Filed rates and wordings, the underwriting manual, a policy system sandbox, an underwriter for the referrals',
    },
    ask: {
      text: 'Mark on the proposal form what rating reads and what underwriting reads. Questions left unmarked are where our drawing would begin to cut.',
      button: 'Mark up your proposal form',
    },
    notNeeded: {
      before: 'If half the quotes end at an underwriter, let buyers ring.',
      struck: 'Digital insurance',
      after: 'is a detour.',
    },
    capabilities: [
      {
        name: 'Quote and buy',
        users: 'Proposers, web aggregators',
        text: 'The form leaves out whatever neither rating nor underwriting uses. Questions come in the order in which answers cut off further ones; vehicle data comes from VAHAN by registration number, identity from e-KYC, and the proposer confirms each pre-filled value.',
        hardPart:
          'Fewer questions sell better and weaken the duty of disclosure; every removed question needs the underwriter’s signature.',
      },
      {
        name: 'Rating and underwriting rules',
        users: 'Actuaries, underwriters',
        text: 'Tariff tables, loadings and discounts are versioned data with effective dates, tested against a book of sample risks before release. A referral says why it fired, so the underwriter need not repeat the questionnaire.',
        hardPart:
          'A quote stays valid for days while rates change overnight, so the old table has to remain callable.',
      },
      {
        name: 'Agent and partner channel',
        users: 'Agents, point-of-sale persons, bank partners',
        text: 'Agents quote, save and resume on a phone, with commission and licence expiry visible, while partners use the same service by API with their own question wording. A proposal carries its seller, since mis-selling complaints start there.',
        hardPart:
          'Premium paid on the agent’s phone still has to be traceable to the proposer’s own account.',
      },
      {
        name: 'Usage-based and embedded cover',
        users: 'Product managers, vehicle makers',
        text: 'Trip scores from telematics or a mileage band set the renewal price, and small covers attach to a ticket or device at checkout. We advise against scoring until enough driving data exists to defend the price to a regulator.',
        hardPart:
          'A driver can contest a score, so raw trips are kept long enough to explain it and no longer.',
      },
      {
        name: 'Issue, free look and service',
        users: 'Policyholders, service desk',
        text: 'Policy wording is generated from the version sold, signed and stored with the proposal. Free-look return of life and health policies, nominee change and address change run without a branch. Access and logs are designed against IRDAI’s 2026 cyber security guidelines.',
        hardPart:
          'Premium received and policy not issued is the worst state; it needs an owner within the same day.',
      },
    ],
    schematic: schematic({
      caption:
        'Clean risks pass straight from declared answers to an issued policy; a referral carries its reason and answers to the underwriter’s desk.',
      lanes: {
        'Who sells': { proposer: ['person', 'Proposer'], agent: ['person', 'Licensed agent'] },
        'Quote and buy': { form: 'Proposal form', lookup: ['outside', 'e-KYC, VAHAN'] },
        Decide: { rating: 'Rating tables', referral: 'Referral rules' },
        'Underwrite and pay': {
          underwriter: ['person', 'Underwriter'],
          premium: ['outside', 'Premium payment'],
        },
        Issue: { wording: ['document', 'Signed policy'] },
      },
      flows: [
        ['proposer', 'form', 'declarations'],
        ['agent', 'form', 'assisted sale'],
        ['lookup', 'form', 'pre-fill'],
        ['form', 'rating', 'risk factors'],
        ['rating', 'referral'],
        ['referral', 'underwriter', 'reason, answers'],
        ['referral', 'premium', 'clean risk'],
        ['underwriter', 'premium', 'terms'],
        ['premium', 'wording', 'issue'],
      ],
      mark: {
        node: 'premium',
        before: 'Agent’s collection',
        doubt: 'Premium accountant: whose money was this?',
        answer: 'It traces to the proposer’s own account.',
      },
    }),
    route: {
      name: 'Proposal PR-26-70241',
      about: 'a car’s own damage, lapsed',
      stations: [
        {
          at: 'form',
          value: 'Lapsed own damage',
          fields: [
            { label: 'Old cover', value: 'Ended 16 Jul 2026, no claim' },
            { label: 'Third party', value: 'In force to 16 Jul 2028' },
            { label: 'IDV', value: '₹8,00,000' },
            { label: 'Photographs', value: 'Tue 13 Oct 2026, 19:40' },
          ],
          onward: 'risk factors',
        },
        {
          at: 'rating',
          value: '₹9,440 quoted',
          fields: [{ label: 'Rate held', value: '1.25 % of IDV, to 26 Oct 2026' }],
          sum: {
            rows: [
              ['Own damage', '10,000'],
              ['No-claim bonus, 20 %', '−2,000'],
              ['GST, 18 %', '1,440'],
            ],
            total: ['Quoted', '9,440'],
          },
          onward: 'quote',
        },
        {
          at: 'referral',
          value: 'Inspect first',
          fields: [
            { label: 'Reason', value: '89 days without cover' },
            { label: 'Bonus ends', value: '14 Oct 2026, day 90' },
          ],
          onward: 'reason, answers',
        },
        {
          at: 'underwriter',
          value: 'Accepted on day 90',
          fields: [
            { label: 'Decided', value: 'Wed 14 Oct 2026, 17:30' },
            { label: 'Found', value: 'Scratch, left rear door' },
            { label: 'Bonus', value: 'Confirmed by the old insurer' },
            { label: 'Report valid', value: '48 hours, to 15 Oct, 19:40' },
            { label: 'Price holds to', value: '14 Oct 2026, 24:00' },
          ],
          mark: {
            struck: '16 Oct, 17:30',
            note: 'A link of 48 hours outlives bonus and report.',
          },
          onward: 'terms',
        },
        {
          at: 'premium',
          value: '₹11,800 paid',
          fields: [
            { label: 'Paid', value: 'Thu 15 Oct 2026, 09:10' },
            { label: 'From', value: 'Proposer’s own account' },
          ],
          sum: {
            rows: [
              ['Quoted', '9,440'],
              ['Bonus ended, with GST', '2,360'],
            ],
            total: ['Paid on day 91', '11,800'],
          },
          onward: 'issue',
        },
        {
          at: 'wording',
          value: 'Cover from 09:10',
          fields: [
            { label: 'Period', value: '15 Oct 2026 to 14 Oct 2027' },
            { label: 'Bonus', value: 'None; counts anew' },
            { label: 'Not covered', value: 'Scratch, left rear door' },
          ],
        },
      ],
    },
    argument: {
      heading: 'The quote lives to the 26th, its discount to the 14th',
      paragraphs: [
        'A no-claim bonus may be carried over if the new policy begins within 90 days of the old one’s end. She sent photographs on day 89 and was accepted on day 90. Left alone, a payment link runs its 48 hours. She paid on day 91, while the report on the car was still valid.',
        'The head of sales would honour ₹9,440: the customer was in time, and the wait was the insurer’s. The underwriter answers that a quote freezes the insurer’s rates and not the facts of the risk. No cover begins before its premium is paid, so on the 15th it begins without the bonus. That morning’s new table gives ₹10,500 before GST; by it she would pay ₹12,390, and with the bonus kept by mistake ₹9,912. Her rate was held, so the price is ₹11,800.',
        'What settles the argument is earlier than payment. Some insurers take the premium with the photographs and refund it if they refuse; this one takes money for accepted risks only. So its acceptance takes the first of all dates in the price, here midnight, and the message of 17:30 says so: ₹9,440 tonight, ₹2,360 more tomorrow. She has 390 minutes, and knows it. Issued at the lower price, the policy would carry a bonus that its own dates contradict, and a claims handler finds it first.',
      ],
    },
  },
});
