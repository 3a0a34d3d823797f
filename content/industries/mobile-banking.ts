import { industryPage, schematic } from '../catalogue/define';

export const mobileBanking = industryPage({
  slug: 'mobile-banking',
  label: 'Mobile Banking Apps',
  title: 'Mobile banking apps that survive a lost phone',
  summary:
    'Retail and business banking apps with device binding, UPI, card controls and a plan for end of day, tested against OWASP MASVS on phones people really own.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'A stolen handset or a swapped SIM does not open the whole balance.',
    quickAnswer:
      'Design for the worst day: the phone is gone, the SIM is swapped, and somebody is talking the call centre into a reset. If binding and recovery hold on that day, transfers, cards and statements are ordinary screens. We build apps for retail and small-business customers that way, gateway included, and test them on the cheap phones and weak networks that those customers have.',
    atAGlance: {
      fits: 'Digital heads of banks whose present app is slow to change or easy to abuse',
      notFor:
        'A small bank on a vendor’s core should license that vendor’s app and order Penetration Testing for it',
      firstStep: {
        what: 'A threat model, then binding and recovery drawn and built as working flows',
        output: 'both flows and a balance screen against your test core',
        weeks: [5, 7],
      },
      charged: 'Two-week sprints after a fixed-price design; release upkeep by the month',
      youBring: 'Core and UPI switch test access, a year of fraud cases, call-centre scripts, a risk officer',
    },
    ask: {
      text: 'How does a customer get back in after losing the phone? Number the call centre’s steps; we point at the one we would attack.',
      button: 'List your rebinding steps',
    },
    notNeeded: {
      before: 'A call centre that resets on a good story undoes any',
      struck: 'banking app',
      after: '. Rewrite its script.',
    },
    capabilities: [
      {
        name: 'Device binding and recovery',
        users: 'Account holders, fraud desk',
        text: 'The app ties account, SIM and a hardware-backed key from Keystore or Secure Enclave. A new phone starts with low limits that rise over days. Play Integrity and App Attest feed the risk score; neither alone blocks anybody.',
        hardPart:
          'Recovery is the attack path: whoever can talk the call centre into a rebind owns the account.',
      },
      {
        name: 'UPI and account transfers',
        users: 'Account holders, small traders',
        text: 'One “send” screen covers UPI, IMPS and NEFT and states the fee and arrival time. Pending payments keep their own state, and the app never invites a second attempt while the first is open.',
        hardPart:
          'A debit without a known credit must read as “being checked”, with a date, or the help desk fills within minutes.',
      },
      {
        name: 'Card controls and tokens',
        users: 'Cardholders, card operations',
        text: 'Holders switch channels on and off, set limits, block and reissue. They see which merchants and wallets hold a token of the card and can delete one. The authorisation host reads the switch; a toggle that changes only the screen is a liability.',
        hardPart:
          'Recurring mandates should survive a reissue while a compromised card number should not, and one event triggers both.',
      },
      {
        name: 'Protection against guided fraud',
        users: 'Elderly customers, fraud analysts',
        text: 'Screen-sharing and remote-control tools, overlays and a running call during a first large transfer raise a pause with plain wording. The cost is friction for honest users, so limits are tuned with the fraud desk each month.',
        hardPart:
          'Screen readers use the same accessibility interface as malware, so a blunt block locks out blind customers.',
      },
      {
        name: 'Service while the core closes',
        users: 'Account holders, branch staff',
        text: 'During the end-of-day batch the app shows a dated shadow balance, accepts instructions into a queue and says so; statements, cheque-book requests and deposit rates do not need the core and stay available.',
        hardPart:
          'The shadow balance has to count queued transfers and each UPI or card debit approved meanwhile, or the same money is spent twice before morning.',
      },
    ],
    schematic: schematic({
      caption:
        'A signed transfer is checked against the core, or against the shadow balance while the core runs its batch.',
      lanes: {
        Customer: { holder: ['person', 'Account holder'] },
        Phone: { app: 'Banking app', key: ['store', 'Hardware-bound key'] },
        'Bank edge': { risk: 'Risk scoring', gateway: 'Mobile gateway', shadow: ['store', 'Shadow balance'] },
        'Bank and rails': { core: ['outside', 'Core banking'], upi: ['outside', 'UPI switch'] },
        Watch: { fraud: ['person', 'Fraud analyst'] },
      },
      flows: [
        ['holder', 'app', 'biometric or PIN'],
        ['app', 'key', 'sign request'],
        ['app', 'risk', 'device signals'],
        ['key', 'risk', 'attestation'],
        ['risk', 'gateway', 'limit left'],
        ['app', 'gateway', 'signed transfer'],
        ['gateway', 'upi', 'pay request'],
        ['gateway', 'core', 'debit'],
        ['gateway', 'shadow', 'during batch'],
        ['gateway', 'fraud', 'held payment'],
      ],
      mark: {
        node: 'shadow',
        before: 'Last core balance',
        doubt: 'Batch operator: can one balance be spent twice tonight?',
        answer: 'Queued transfers and approved debits count against it.',
      },
    }),
    route: {
      name: 'Binding DB-26-11806',
      about: 'stolen bag, 12 Nov 2026',
      stations: [
        {
          at: 'holder',
          value: 'Bag gone, 19:30',
          fields: [
            { label: 'In it', value: 'Phone, SIM, debit card' },
            { label: 'Phone', value: 'Locked; the SIM comes out' },
          ],
          onward: 'SIM moved',
        },
        {
          at: 'app',
          value: 'Bound, 21:40',
          fields: [
            { label: 'SIM', value: 'Moved, not replaced' },
            { label: 'SMS', value: 'From her number, 21:38' },
            { label: 'Proof', value: 'Card and expiry, OTP by SMS' },
            { label: 'UPI PIN', value: 'Set anew by the same proof' },
          ],
          onward: 'sign request',
        },
        {
          at: 'key',
          value: 'New key, 21:40',
          fields: [
            { label: 'Old key', value: 'Revoked' },
            { label: 'Attested', value: 'Play Integrity: genuine phone' },
          ],
          onward: 'attestation',
        },
        {
          at: 'risk',
          value: '₹10,000 in 24 hours',
          fields: [
            { label: 'Counts', value: 'All rails together' },
            { label: 'Runs from', value: '21:40, the binding' },
            { label: 'Exempt', value: 'Payees paid from an old phone' },
          ],
          mark: {
            struck: '₹25,000 a day',
            note: 'By rail and calendar day, ₹35,000 gone by 00:03.',
          },
          onward: 'limit left',
        },
        {
          at: 'gateway',
          value: '₹9,000 paid',
          fields: [
            { label: 'Left at 22:06', value: '₹1,000' },
            { label: 'Payees', value: 'New, sent without registering' },
          ],
          sum: {
            rows: [
              ['UPI, 21:52', '5,000'],
              ['IMPS, 21:58', '4,000'],
            ],
            total: ['Paid', '9,000'],
          },
          onward: 'held payment',
        },
        {
          at: 'fraud',
          value: '₹26,000 held',
          fields: [
            { label: 'Call, 22:10', value: 'Second number, no answer' },
            { label: 'Reported', value: '13 Nov, 07:15; key revoked' },
          ],
          sum: {
            rows: [
              ['IMPS, 22:06', '16,000'],
              ['IMPS, 00:03', '10,000'],
            ],
            total: ['Held, then refused', '26,000'],
          },
        },
      ],
    },
    argument: {
      heading: 'What a new phone may send between 21:40 and breakfast',
      paragraphs: [
        'A replaced SIM gets no SMS for its first 24 hours. This one only moved into another phone, so that wait never began: the binding message, the OTP and the attested key are in order. Asking for the ATM PIN as well stops this thief, though not one who talks her out of it. Past the binding he meets one control, the limit of a new phone.',
        'The head of digital wants it by rail, UPI ₹5,000 and IMPS ₹20,000 a day: UPI has its own rule for the first day, and rent is due. The fraud desk wants one count over all rails, from the binding and not from midnight. The thief tried four transfers: ₹5,000, ₹4,000, ₹16,000 and, at 00:03, ₹10,000. By rail and calendar day all four go, ₹35,000. By rail from the binding ₹25,000 go, by one calendar-day count ₹19,000, by the fraud desk’s rule ₹9,000.',
        'Rent by IMPS needs no higher limit: a landlord whom she has paid from an old phone is exempt, and a thief gains little by paying him. Making every new payee wait a day would bring the loss to nothing, but an honest owner may face a hospital bill. She reports within RBI’s three working days (five calendar days from January 2027), so unless negligence is proved the ₹9,000 is the bank’s, less what a call to 1930 freezes.',
      ],
    },
    faq: [
      {
        question: 'A UPI or IMPS transfer timed out. Who reverses it, and by which day?',
        answer:
          'Where the payee cannot be credited, his bank, by the day after the transfer (T+1); from then on ₹100 a day is due. Payments to a UPI merchant have until T+5. Overnight, switch file, core postings and the app’s states are reconciled by reference number. Your back office keeps what two of the three show and one does not, a credit that arrives after its reversal, and disputes.',
      },
    ],
  },
});
