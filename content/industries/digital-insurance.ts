import { industryPage, schematic } from '../catalogue/define';

export const digitalInsurance = industryPage({
  slug: 'digital-insurance',
  label: 'Digital Insurance',
  title: 'Digital insurance: from quote to issued policy',
  summary:
    'Quote, proposal and issue flows for motor, health and life: rating calls, underwriting referrals, e-KYC and agent channels, with declarations that hold later.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'A standard risk is quoted, paid for and issued in one sitting.',
    quickAnswer:
      'Three years on, a claim may reopen the proposal form, so each question on it is evidence in waiting. That is how we build quote-and-buy, agent and partner channels for insurers, brokers and corporate agents. Private motor or retail health makes a sensible first line, since registration and identity data can fill much of the form.',
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
        text: 'The form leaves out whatever neither rating nor underwriting uses. Questions come in the order in which answers cut off further ones; vehicle data comes from the registration or VIN, identity from e-KYC, and the proposer confirms each pre-filled value.',
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
        text: 'Policy wording is generated from the version sold, signed and stored with the proposal. The free-look return, nominee change and address change run without a branch. Access and logs are designed against IRDAI’s 2026 cyber security guidelines.',
        hardPart:
          'Premium received and policy not issued is the worst state; it needs an owner within the same day.',
      },
    ],
    schematic: schematic({
      caption:
        'Clean risks pass straight from declared answers to an issued policy; a referral carries its reason and answers to the underwriter’s desk.',
      lanes: {
        'Who sells': { proposer: ['person', 'Proposer'], agent: ['person', 'Licensed agent'] },
        'Quote and buy': { form: 'Proposal form', lookup: ['outside', 'e-KYC, VIN lookup'] },
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
  },
});
