import { industryPage, schematic } from '../catalogue/define';

export const claimsManagement = industryPage({
  slug: 'claims-management',
  label: 'Claims Management',
  title: 'Claims software from first notice to recovery',
  summary:
    'FNOL, triage, survey, reserves, payment and subrogation for motor, health and property claims, with fraud referral that a handler can explain to the insured.',
  reviewedOn: '2026-11-25',
  detail: {
    promise:
      'Simple claims are paid on evidence already in hand; adjusters keep the ones that need judgement.',
    quickAnswer:
      'Count the touches on a closed windscreen claim. Chasing, re-keying, waiting: hardly one of them is a decision. For insurers, third-party administrators (TPAs) and self-insured groups we put notice, cover check, assessment, reserve and payment into one file with a visible clock. Triage rules are replayed over claims that you have settled.',
    atAGlance: {
      fits: 'Claims desks that re-key survey reports and chase documents by telephone',
      notFor: 'A few large losses a year, which an adjuster and a shared file handle better',
      firstStep: {
        what: 'One claim type drawn, its triage rules replayed',
        output: 'a measured map, and what the rules missed in the replay',
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
        text: 'Phone, web, WhatsApp and broker file open the same record of first notice of loss (FNOL), checked at once against policy period, endorsements and earlier losses. The form asks what that peril needs.',
        hardPart:
          'People in shock give incomplete facts, and later corrections must not read as contradictions.',
        today: {
          role: 'Call-centre agent',
          pain: 'The script has no box for somebody else’s fault. “A pipe came off a scaffold” is typed under Remarks and read after the repair.',
        },
      },
      {
        name: 'Triage and assignment',
        users: 'Claims managers, desk adjusters',
        text: 'Rules sort files into pay, ask, survey or investigate, by cover, amount, injury and missing items. Where two fit, the handler sees both. Straight-through payment starts with glass and small baggage losses, where an error costs little.',
        hardPart:
          'A flood fills every queue in a night, so surge rules must widen limits without opening them to abuse.',
      },
      {
        name: 'Survey and estimate',
        users: 'Surveyors, garages, repairers',
        text: 'Surveyors work offline with parts, labour and depreciation lines, which arrive as data and not as a scan. The insurer sees each change between first and supplementary estimate, with the reason.',
        hardPart: 'The second approval decides whether a car with its bumper off waits for days.',
      },
      {
        name: 'Cashless health desk',
        users: 'TPA doctors, hospital desks',
        text: 'Pre-authorisation, enhancement and discharge requests travel as FHIR bundles over the National Health Claims Exchange (NHCX) where the hospital supports it. Beside tariff and sum insured left run IRDAI’s clocks: one hour for the request, three for the discharge.',
        hardPart: 'The patient is waiting at the counter, and an unanswered query keeps a bed blocked.',
      },
      {
        name: 'Reserves, SIU and subrogation',
        users: 'Claims handlers, investigators, recovery desk',
        text: 'Notice posts an opening reserve by claim type; each change keeps author, reason and authority. Referral to the special investigation unit (SIU) shows its indicators, never a bare score. A third party’s liability is flagged at notice.',
        hardPart:
          'Suspicion is not a ground for refusal, so fraud flags stay out of letters and customer screens.',
        today: {
          role: 'Recovery officer',
          pain: 'She hears of the contractor from the closing note, when the scaffold is down and the old glass is in a skip.',
        },
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
        ['cover', 'triage', 'limits, deductible'],
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
            { label: 'Period', value: 'to 18 Sep 2026' },
            { label: 'Nil depreciation', value: 'from 19 Sep 2026, on renewal' },
            { label: 'Registered', value: '20 Sep 2023' },
            { label: 'Metal parts', value: '15 % over 2 years, 25 % over 3' },
            { label: 'Deductible', value: '₹1,000, compulsory' },
          ],
          onward: 'limits, deductible',
        },
        {
          at: 'triage',
          value: 'Survey',
          fields: [
            { label: 'T-03 fits', value: 'Glass: pay from photographs' },
            { label: 'T-14 fits', value: 'Third party: send a surveyor' },
            { label: 'Liable', value: 'Scaffolding contractor' },
            { label: 'Reserve', value: '₹18,000, by claim type' },
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
          value: '₹28,060 paid',
          fields: [{ label: 'Garage bill', value: '24 Sep 2026, cashless' }],
          sum: {
            rows: [
              ['Assessed, with GST', '31,600'],
              ['Depreciation, salvage nil', '−2,540'],
              ['Compulsory deductible', '−1,000'],
            ],
            total: ['Paid by the insurer', '28,060'],
          },
          onward: 'subrogation',
        },
        {
          at: 'liable',
          value: '₹21,740 kept',
          fields: [{ label: 'Letter', value: 'Subrogation, owner first' }],
          sum: {
            rows: [
              ['Assessed, with GST', '31,600'],
              ['Given up in settlement', '−6,320'],
              ['To the owner, first', '−3,540'],
            ],
            total: ['Kept by the insurer', '21,740'],
          },
        },
      ],
    },
    argument: {
      heading: 'What a visit to one broken window is worth',
      paragraphs: [
        'Two rules fit this notice: T-03 pays glass from photographs, T-14 sends a surveyor wherever a third party is named. The claims manager would ask the owner for a video before he spends a ₹1,500 visit (our assumption) on a loss too small for a licensed surveyor. The recovery desk knows that a video shows the glass; after the repair the contractor will ask whose pipe that was, and a surveyor notes pipe, firm and foreman.',
        'The insurer pays ₹28,060 on either path, because the bent tailgate follows as a supplementary estimate. With evidence it keeps ₹21,740 of a settlement at 80 %; without, we assume nothing. Before counsel’s fee, visits pay if recovery succeeds in 1 such claim in 14; a desk that wins fewer should drop T-14.',
        'Depreciation takes the old motor tariff’s rates, glass nil, and the car’s age on the day of loss: 12,600 × 15 % = ₹1,890 and, on paint, 5,200 × 25 % × 50 % = ₹650. A system that takes the bill’s date finds a car past three years and pays ₹26,800. One that reads the renewed policy pays ₹30,600; one that takes the deductible off the tailgate first, ₹28,210.',
        'The owner’s ₹3,540 goes back first, by the Supreme Court’s rule of 2010 for losses not paid in full. A letter that shares pro rata leaves the insurer ₹22,448.',
      ],
    },
    terms: [
      {
        term: 'Subrogation',
        meaning:
          'The insurer’s right, once it has paid, to recover from whoever caused the loss. It is no better a claim than the insured had.',
      },
      {
        term: 'Supplementary estimate',
        meaning:
          'An estimate for damage found during the repair. It belongs to the same claim and needs its own approval.',
      },
      {
        term: 'Opening reserve',
        meaning:
          'Money set aside at notice, before anybody has seen the damage: an amount by claim type, replaced by the insurer’s expected payment once the survey is in.',
      },
      {
        term: 'Claims review committee',
        meaning:
          'The insurer’s body without which no health claim is repudiated. With us, what it refused can be printed again years later for the Ombudsman, with that day’s rule and model version, inputs and the handler’s reason.',
      },
      {
        term: 'Run-off of open claims',
        meaning:
          'Claims open at cut-over are finished in the old system; after ninety days the rest moves by type, once finance has signed its reserves. New losses need one release of the policy vendor: cover read for their date.',
      },
    ],
    related: [
      {
        page: 'industries/policy-management',
        reason: 'When you cannot say which version of the policy held on the loss date.',
      },
      {
        page: 'solution/workflow',
        reason: 'Queues and approvals alone, where there is no reserve and nothing to recover.',
      },
      {
        page: 'services/ai-ml',
        reason: 'How a model that sorts files is tested before it sorts yours.',
      },
      {
        page: 'solution/document-management',
        reason: 'If your delay is finding papers, and deciding on them is quick.',
      },
      {
        page: 'services/third-party-integration',
        reason: 'Estimating systems, registration data and garages that each change without notice.',
      },
      {
        page: 'industries/digital-insurance',
        reason: 'If the policy is sold online and the claim begins in the same account.',
      },
    ],
    faq: [
      {
        question: 'How much may we pay without a licensed surveyor?',
        answer:
          'In Indian motor business, any loss under ₹50,000. From there on one is appointed, by IRDAI’s circular of June 2024 within 24 hours of the report.',
      },
      {
        question: 'Who demands the money from the contractor?',
        answer:
          'As a rule the car’s owner, or owner and insurer jointly, because subrogation is pursued in the insured’s name. So the owner signs the letter before payment leaves, and the demand is for all ₹31,600, deductible and depreciation included.',
      },
      {
        question: 'What if a cashless request looks like fraud inside the hour?',
        answer:
          'Your medical officer decides inside it: approve, approve a part with a written query, or refuse cashless under a named clause. Fraud indicators alone allow the first two only; SIU goes on until the final bill. Refused cashless is not a refused claim.',
      },
    ],
    chapters: {
      order: ['case', 'capabilities', 'systems'],
      systemsMap: [
        {
          system: 'Policy administration',
          holds: 'Policy versions, add-ons, endorsements',
          integration: 'Read for the loss date, answer stored with the claim',
          gotcha: 'Unless a date is sent it answers for today, and a renewal rewrites last week’s loss.',
        },
        {
          system: 'Garage and estimating systems',
          holds: 'Parts, labour, photographs, bills',
          integration: 'Vendor’s API, or a form',
          gotcha: 'A supplementary under a new number opens a second claim.',
        },
        {
          system: 'Vehicle registration data',
          holds: 'Registration date, class, owner',
          integration: 'Authorised access, or the certificate',
          gotcha: 'Sale and registration differ by days; the wording says from which the car’s age counts.',
        },
        {
          system: 'Finance ledger',
          holds: 'Payments, recoveries, reserve movements',
          integration: 'Journal entries with claim number and cause',
          gotcha: 'If recoveries are netted against payments, neither can be reported by claim type.',
        },
      ],
      buildOrBuy: [
        {
          way: 'Keep the policy suite’s module',
          rightWhen: 'You may change its triage rules without waiting for a release.',
          price: 'Recovery stays a diary note; replays are done by hand.',
        },
        {
          way: 'Buy a claims suite',
          rightWhen: 'Many lines and reinsurance recoveries belong in the same file.',
          price: 'Licence, integrator, and your authority matrix in its terms.',
        },
        {
          way: 'Rent photo assessment',
          rightWhen: 'Most of your volume is glass, bumpers and paint.',
          price: 'A fee for each claim, and no eye behind the panel.',
        },
        {
          way: 'Build triage and recovery',
          rightWhen: 'Your limits and recoveries differ from what the suite assumes.',
          price: 'One of your people must own each rule’s date.',
        },
      ],
      plan: [
        {
          name: 'Map and replay',
          text: 'A year of closed files runs through the rules. Where no one visited, an adjuster reads the notice for a third party.',
          weeks: [4, 6],
        },
        {
          name: 'Notice and cover check',
          text: 'All channels share one notice form, and the cover answer is fixed to the day of loss.',
          weeks: [6, 8],
        },
        {
          name: 'Survey, reserve, payment',
          text: 'Each finding moves the reserve, and limits of authority hold at payment.',
          weeks: [8, 11],
        },
        {
          name: 'Recovery',
          text: 'Evidence, letter and demand join the claim; money that returns is divided by the letter.',
          weeks: [4, 6],
        },
        {
          name: 'Second claim type',
          text: 'Its form, thresholds and replay are new; payment and recovery should not change.',
          weeks: [4, 6],
        },
      ],
      costDrivers: [
        {
          driver: 'Policies without dates',
          why: 'Earlier versions have to be rebuilt from endorsements.',
          keepDown: 'Store the schedule with every policy issued from now on.',
          step: 1,
        },
        {
          driver: 'Garages and surveyors',
          why: 'Their estimates come on paper, in spreadsheets and from vendors’ systems.',
          keepDown: 'Begin with the twenty garages that bill most.',
          step: 2,
        },
        {
          driver: 'Claim types',
          why: 'Each has its own form, thresholds and estimate lines.',
          keepDown: 'Add one only after the last has paid claims.',
          step: 4,
        },
      ],
      goingLive: [
        {
          name: 'A month in shadow',
          text: 'Rules propose, handlers decide, and one adjuster reads every difference.',
        },
        {
          name: 'Small glass first',
          text: 'No injury, no third party, within the limit that one handler may sign.',
        },
        {
          name: 'Reserves at a month start',
          text: 'Otherwise the actuary sees worse losses where only the opening figure changed.',
        },
      ],
      kpis: [
        {
          name: 'Recovery per visit',
          formula: 'amount kept from third parties ÷ visits made because one was named',
        },
        {
          name: 'Second estimates',
          formula: 'claims paid unseen with a later supplementary ÷ claims paid unseen',
        },
        {
          name: 'Reserve drift',
          formula: '(final payment − opening reserve) ÷ opening reserve, by claim type',
        },
      ],
      aiUse: [
        {
          name: 'Somebody else in the narrative',
          text: 'A language model reads each notice, in English, Hindi or Marathi, for another person’s act, and proposes T-14 with the words it relied on.',
          humanCheck: 'a desk adjuster, before a surveyor is sent.',
          dataCondition: 'a year of notices is labelled with recoveries made and missed.',
        },
      ],
    },
  },
});
