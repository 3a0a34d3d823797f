import { schematic, solutionPage } from '../catalogue/define';

export const fundraising = solutionPage({
  slug: 'fundraising',
  label: 'Fundraising',
  title: 'Fundraising ledger for gifts, mandates and tax receipts',
  summary:
    'A donor product in seven modules: one donor record, giving pages, mandates, a gate for foreign money, receipts, pledges and a daily tie-out with the bank.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'Every gift is matched to a donor, a purpose, a bank line and a receipt.',
    quickAnswer:
      'An Indian citizen gives by a card issued abroad; a foreign citizen gives by UPI from Pune. Only the second gift is a foreign contribution, because the law asks about the person, whereas a payment page asks about the card. This donor ledger for Indian non-profits puts the right question before the payment, then keeps gifts, mandates and receipts together and ties them to the bank every day.',
    atAGlance: {
      fits: 'Indian non-profits with recurring gifts, tax receipts and perhaps foreign money',
      notFor: 'Twenty donors a year ask for a receipt book and a helpful accountant',
      firstStep: {
        what: 'The drawing, then one giving page for domestic gifts by UPI',
        output: 'receipts issued from live gifts, each tied to its bank line',
        weeks: [6, 8],
      },
      charged: 'The drawing has a fixed price, the modules run by sprint; your gateway bills you directly',
      youBring:
        'Gateway and bank statements, registration papers, receipt series, donor lists, an accountant for the tie-out',
    },
    ask: {
      text: 'Describe a gift whose route you doubted, donor unnamed. We draw the questions to ask before payment, and mark those for your accountant.',
      button: 'Tell us one doubtful gift',
    },
    notNeeded: {
      before: 'A',
      struck: 'donor ledger',
      after: 'finds no donors. While they are few, pay somebody who asks.',
    },
    capabilities: [
      {
        name: 'Donor record',
        users: 'Fundraisers, donor care',
        text: 'Persons, households, companies and foundations are distinct, with soft credit for whoever introduced a gift. Duplicates are proposed by phone, PAN and name, and merged by a person; a wrong merge can be taken apart again.',
        owns: 'Donors, households, merge history',
      },
      {
        name: 'Giving pages',
        users: 'Donors, digital team',
        text: 'Short forms for UPI, cards and net banking state purpose and refund terms. Card data stays with the gateway, which keeps your PCI DSS scope small. No amount is ticked beforehand, and covering the fee is the donor’s choice.',
        owns: 'Page settings, donation intents',
      },
      {
        name: 'Mandates and retries',
        users: 'Regular donors, donor care',
        text: 'UPI Autopay, card e-mandates and NACH have notice and retry rules of their own, so each is modelled with its own states. A failure for want of funds is retried on another day; a revoked mandate never is.',
        owns: 'Mandates, attempts, cancellations',
      },
      {
        name: 'Source-of-money gate',
        users: 'Compliance officer',
        text: 'Before payment the donor’s citizenship and source decide the route. Foreign contributions under the FCRA lead to the designated account alone; without registration or prior permission that route stays closed. For a person, citizenship decides, not card or currency.',
        owns: 'Declarations, route decisions',
      },
      {
        name: 'Receipts and donation statement',
        users: 'Accounts, auditor',
        text: 'Deduction receipts need name, PAN, mode and purpose, so gaps are chased early, not on the filing date. Form numbers are configuration: what people still call 10BD and 10BE became Forms 113 and 114 under the Income-tax Act 2025.',
        owns: 'Receipt series, statement batches',
      },
      {
        name: 'Pledges and major gifts',
        users: 'Relationship managers, trustees',
        text: 'Proposals, visits and promised instalments form a pipeline with next steps. A pledge is no income until paid, and the two never share a total. Notes about a family’s wealth have a reader list and an expiry.',
        owns: 'Pledges, proposals, visit notes',
      },
      {
        name: 'Daily tie-out',
        users: 'Accounts',
        text: 'Gateway settlements arrive net of fees and in batches. Each is split into gifts and matched with the bank line, and what is left over becomes a worklist. Journals go to the accounting package by fund, and corrections are booked as reversals.',
        owns: 'Matches, exceptions, journals',
      },
    ],
    howItDiffers:
      'Payment and CRM work under Services starts from your own process; here donor ledger, mandates and the gate for foreign money are already modelled and are configured per organisation.',
    schematic: schematic({
      caption:
        'The source question comes before the payment, so that foreign money reaches only the FCRA account.',
      lanes: {
        Giving: { donor: ['person', 'Donor'], gate: 'Source question' },
        Collection: {
          mandate: 'Autopay mandates',
          gateway: ['outside', 'Payment gateway'],
        },
        Banks: { local: ['outside', 'Domestic account'], fcra: ['outside', 'FCRA account'] },
        Ledger: { tie: 'Daily tie-out', gifts: ['store', 'Gift ledger'] },
        Papers: { receipt: ['document', 'Donor receipt'], statement: ['document', 'Yearly statement'] },
      },
      flows: [
        ['donor', 'gate'],
        ['gate', 'mandate', 'monthly'],
        ['gate', 'gateway', 'one gift'],
        ['mandate', 'local'],
        ['gateway', 'local', 'net of fees'],
        ['gateway', 'fcra', 'foreign source'],
        ['local', 'tie', 'bank line'],
        ['fcra', 'tie', 'own series'],
        ['tie', 'gifts', 'matched'],
        ['gifts', 'receipt'],
        ['gifts', 'statement'],
      ],
      mark: {
        node: 'gate',
        before: 'Card country check',
        doubt: 'Donor: I am Indian with a Dubai card. Foreign?',
        answer: 'No. For a person, citizenship decides the route.',
      },
    }),
  },
});
