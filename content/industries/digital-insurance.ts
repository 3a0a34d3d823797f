import { industryPage, schematic } from '../catalogue/define';

export const digitalInsurance = industryPage({
  slug: 'digital-insurance',
  label: 'Digital Insurance',
  title: 'Digital insurance: from quote to issued policy',
  summary:
    'Quote, proposal and issue flows for motor, health and life: rating calls, underwriting referrals, e-KYC and agent channels, with declarations that hold later.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'A standard risk is quoted, paid and issued in one sitting, and an unusual one reaches an underwriter with the answers already collected.',
    quickAnswer:
      'A sale in insurance is only as good as the declarations behind it, because a claim will reopen them years later. We build quote-and-buy, agent and partner channels for insurers, brokers and managing agents. The first product line, usually private motor or retail health, is planned at eight to twelve weeks; after three of these you see the question set, the rating call and a referral working end to end.',
    capabilities: [
      {
        name: 'Quote and buy',
        users: 'Proposers, web aggregators',
        text: 'The form asks only what rating and underwriting use, in the order in which answers cut off further questions. Vehicle data comes from the registration or VIN, identity from e-KYC, and each pre-filled value is shown for confirmation.',
        hardPart:
          'Fewer questions sell better and weaken the duty of disclosure; every removed question needs the underwriter’s signature.',
      },
      {
        name: 'Rating and underwriting rules',
        users: 'Actuaries, underwriters',
        text: 'Tariff tables, loadings and discounts are versioned data with effective dates, tested against a book of sample risks before release. Referral rules say why they fired, so the underwriter does not repeat the questionnaire.',
        hardPart:
          'A quote stays valid for days while rates change overnight, so the old table has to remain callable.',
      },
      {
        name: 'Agent and partner channel',
        users: 'Agents, points of sale, bank partners',
        text: 'Agents quote, save and resume on a phone, with commission and licence expiry visible. Partners use the same service by API with their own question wording. A proposal carries its seller, since mis-selling complaints start there.',
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
    }),
  },
});
