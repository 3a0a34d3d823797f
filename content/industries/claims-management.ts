import { industryPage, schematic } from '../catalogue/define';

export const claimsManagement = industryPage({
  slug: 'claims-management',
  label: 'Claims Management',
  title: 'Claims software from first notice to recovery',
  summary:
    'FNOL, triage, survey, reserves, payment and subrogation for motor, health and property claims, with fraud referral that a handler can explain to the insured.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'Simple claims are paid on evidence already in hand; adjusters keep the ones that need judgement.',
    quickAnswer:
      'Count the touches on a closed windscreen claim. Chasing, re-keying, waiting: hardly one of them is a decision. For insurers, TPAs and self-insured groups we put notice, cover check, assessment, reserve and payment into one file with a visible clock. Triage rules are replayed over claims that you have already settled, because that is the cheapest place to be wrong.',
    atAGlance: {
      fits: 'Claims desks that re-key survey reports and chase documents by telephone',
      notFor: 'A few large losses a year: keep an adjuster and a shared file',
      firstStep: {
        what: 'One claim type drawn, its triage rules replayed',
        output: 'a measured map, the replay’s misses, a notice form in test',
        weeks: [4, 6],
      },
      charged: 'Map and replay at a fixed price, afterwards claim type by claim type',
      youBring:
        'A year of closed files with payments, the authority matrix, a senior adjuster, a policy system sandbox',
    },
    ask: {
      text: 'Black out the names in one closed windscreen claim. Its route comes back drawn, every touch and every wait on it.',
      button: 'Show us one closed claim',
    },
    notNeeded: {
      before: 'When every file waits for one signature, raise the limits. A',
      struck: 'claims system',
      after: 'would wait too.',
    },
    capabilities: [
      {
        name: 'First notice on any channel',
        users: 'Insureds, call-centre staff, brokers',
        text: 'Phone, web, WhatsApp and broker file open the same FNOL record, checked at once against policy period, endorsements and earlier losses, and the form asks only what that peril needs.',
        hardPart:
          'People in shock give incomplete facts, and later corrections must not read as contradictions.',
      },
      {
        name: 'Triage and assignment',
        users: 'Claims managers, desk adjusters',
        text: 'Rules sort files into pay, ask, survey or investigate, by cover, amount, injury and missing items. Thresholds are tested on closed claims first. Straight-through payment starts with glass and small baggage losses, where an error costs little.',
        hardPart:
          'A flood fills every queue in a night, so surge rules must widen limits without opening them to abuse.',
      },
      {
        name: 'Survey and estimate',
        users: 'Surveyors, garages, repairers',
        text: 'Surveyors work offline with parts, labour and depreciation lines. What comes back is data, not a scan. The insurer sees each change between first and supplementary estimate, with the reason.',
        hardPart:
          'Hidden damage appears only when the bumper is off, and the second approval decides whether the repair stalls.',
      },
      {
        name: 'Cashless health desk',
        users: 'TPA doctors, hospital desks',
        text: 'Pre-authorisation, enhancement and discharge requests travel as structured bundles, through NHCX in FHIR where the hospital supports it. Medical staff see tariff, waiting period and sum insured left beside the clinical notes.',
        hardPart:
          'The patient is waiting at the discharge counter, and an unanswered query keeps a bed blocked.',
      },
      {
        name: 'Reserves, SIU and subrogation',
        users: 'Claims handlers, investigators, recovery desk',
        text: 'Notice posts an opening reserve by claim type; each later change keeps author, reason and authority level. Referral to the special investigation unit shows its indicators, never a bare score. Recovery rights against a third party are flagged at notice, before the evidence is repaired away.',
        hardPart:
          'Suspicion is not a ground for refusal, so fraud flags stay out of letters and customer screens.',
      },
    ],
    schematic: schematic({
      caption:
        'Triage decides at notice which losses pay at once, which need a surveyor and which an investigator, and the reserve follows each decision.',
      lanes: {
        Loss: { insured: ['person', 'Insured'], fnol: 'FNOL intake' },
        Sort: { cover: ['outside', 'Policy cover check'], triage: 'Triage rules' },
        Assess: { surveyor: ['person', 'Surveyor'], siu: ['person', 'SIU investigator'] },
        Settle: { reserve: ['store', 'Reserve ledger'], payout: 'Claim payment' },
        Recover: { liable: ['outside', 'Liable third party'] },
      },
      flows: [
        ['insured', 'fnol', 'loss report'],
        ['fnol', 'triage'],
        ['cover', 'triage', 'limits, excess'],
        ['triage', 'surveyor', 'inspect'],
        ['triage', 'siu', 'indicators'],
        ['triage', 'payout', 'straight through'],
        ['triage', 'reserve', 'opening reserve'],
        ['surveyor', 'reserve', 'estimate'],
        ['siu', 'reserve', 'finding'],
        ['reserve', 'payout', 'approved'],
        ['payout', 'liable', 'subrogation'],
      ],
      mark: {
        node: 'reserve',
        before: 'Survey estimates',
        doubt: 'Actuary: nothing reserved until a surveyor calls?',
        answer: 'Notice posts an opening reserve; each finding revises it.',
      },
    }),
    route: {
      name: 'Claim MC-26-30417',
      about: 'private car, own damage',
      stations: [
        {
          at: 'fnol',
          value: 'Rear glass broken',
          fields: [
            { label: 'Loss', value: '14 Sep 2026, 16:20' },
            { label: 'Cause', value: 'Pipe fell from a scaffold' },
            { label: 'Notified', value: '16:55, by app, 3 photos' },
          ],
          onward: 'policy number',
        },
        {
          at: 'cover',
          value: 'In force',
          fields: [
            { label: 'Period', value: 'to 30 Jun 2027' },
            { label: 'Add-on', value: 'Nil depreciation' },
            { label: 'Deductible', value: '₹1,000, compulsory' },
          ],
          onward: 'limits, excess',
        },
        {
          at: 'triage',
          value: 'Survey',
          fields: [
            { label: 'Rule', value: 'T-14, third party named' },
            { label: 'Liable', value: 'Scaffolding contractor' },
            { label: 'Reserve', value: '₹18,000 at notice' },
          ],
          mark: {
            struck: 'Pay unseen',
            note: 'A contractor is named: see it before repair.',
          },
          onward: 'inspect',
        },
        {
          at: 'surveyor',
          value: '₹31,600 assessed',
          sum: {
            rows: [
              ['Rear glass', '9,400'],
              ['Tailgate, under the glass', '12,600'],
              ['Paint', '5,200'],
              ['Labour', '4,400'],
            ],
            total: ['Assessed, with GST', '31,600'],
          },
          onward: 'estimate',
        },
        {
          at: 'payout',
          value: '₹30,600 paid',
          fields: [{ label: 'Payee', value: 'Garage, cashless' }],
          sum: {
            rows: [
              ['Assessed, with GST', '31,600'],
              ['Compulsory deductible', '−1,000'],
            ],
            total: ['Paid by the insurer', '30,600'],
          },
          onward: 'subrogation',
        },
        {
          at: 'liable',
          value: '₹24,480 recovered',
          fields: [{ label: 'Basis', value: 'Letter of subrogation' }],
          sum: {
            rows: [
              ['Paid by the insurer', '30,600'],
              ['Given up in settlement', '−6,120'],
            ],
            total: ['From the contractor', '24,480'],
          },
        },
      ],
    },
  },
});
