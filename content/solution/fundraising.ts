import { schematic, solutionPage } from '../catalogue/define';

export const fundraising = solutionPage({
  slug: 'fundraising',
  label: 'Fundraising',
  title: 'Fundraising ledger for gifts, mandates and tax receipts',
  summary:
    'A donor product in seven modules: one donor record, giving pages, mandates, a gate for foreign money, receipts, pledges and a daily tie-out with the bank.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'Every gift is matched to a donor, a purpose, a bank line and a receipt.',
    quickAnswer:
      'This donor ledger for Indian non-profits asks for citizenship before it takes a payment, since for a person that decides whether a gift is a foreign contribution; a payment page knows only the card. It then keeps gifts, mandates and receipts together and ties them to the bank every day.',
    atAGlance: {
      fits: 'Indian non-profits with recurring gifts, tax receipts and perhaps foreign money',
      notFor: 'Twenty donors a year ask for a receipt book and a helpful accountant',
      firstStep: {
        what: 'The drawing, then one giving page by UPI that asks for citizenship first',
        output: 'receipts for live domestic gifts, each tied to its bank line',
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
    argument: {
      heading: 'A British passport in Pune, an Indian one in Dubai',
      paragraphs: [
        'Five people give ₹20,000 in a day. The digital team would sort by card: the gateway knows its country, and each question loses somebody. Two cards are from abroad, so ₹11,000 would be foreign. The fundraisers would go by where a donor lives, which makes ₹10,000. The Foreign Contribution (Regulation) Act, FCRA, goes by citizenship, and an OCI card does not make a citizen: ₹6,000 are foreign, from the Briton in Pune and the Canadian in Toronto.',
        '“If in doubt, the FCRA account” is no careful choice either. Under section 17 foreign contribution may be received there alone, and nothing else may be. By card, four of the five gifts end in the wrong account, by residence two, and a transfer afterwards does not change where a gift was received. A refund before the gateway settles would undo it, were the gift doubted; the Briton’s UPI payment looks like any other.',
        'So the question comes before the payment, and without an answer there is none. The answer chooses one of two merchant accounts, each of which settles into one bank account: before fees, ₹14,000 domestic and ₹6,000 at the State Bank, Delhi. Of an Indian abroad the page also asks the passport number, as the Home Ministry’s own answers advise. The second field is for the friend who hands on somebody else’s gift, which is foreign if that person is.',
      ],
    },
    capabilities: [
      {
        name: 'Donor record',
        users: 'Fundraisers, donor care',
        text: 'Persons, households, companies and foundations are distinct, with soft credit for whoever introduced a gift. Duplicates are proposed by phone, PAN and name, and merged by a person; a wrong merge can be taken apart again.',
        owns: 'Donors, households, merge history',
        on: { part: 0, row: 1 },
      },
      {
        name: 'Giving pages',
        users: 'Donors, digital team',
        text: 'Short forms for UPI, cards and net banking state purpose and refund terms. Card data stays with the gateway, which keeps your PCI DSS scope small. No amount is ticked beforehand, and covering the fee is the donor’s choice.',
        owns: 'Page settings, donation intents',
        on: { part: 1, row: 1 },
      },
      {
        name: 'Mandates and retries',
        users: 'Regular donors, donor care',
        text: 'Only Indian citizens can give monthly. UPI Autopay, card e-mandates and NACH have their own notice and retry rules, so each is modelled with its own states. A failure for want of funds is retried another day; a revoked mandate never is.',
        owns: 'Mandates, attempts, cancellations',
        on: { part: 2, row: 1 },
      },
      {
        name: 'Source-of-money gate',
        users: 'Compliance officer',
        text: 'Before payment the donor’s citizenship and source decide the route. Foreign contributions lead to the designated account alone; each settlement’s donors, addresses, countries and purposes go to the bank for its daily report. Without registration or prior permission that route stays closed.',
        owns: 'Declarations, route decisions',
        on: { part: 1, row: 0, corrected: true },
      },
      {
        name: 'Receipts and donation statement',
        users: 'Accounts, auditor',
        text: 'Deduction receipts need name, address, PAN, amount and mode, so gaps are chased early, not on the filing date. Form numbers are configuration: what people still call 10BD and 10BE became Forms 113 and 114 under the Income-tax Act 2025.',
        owns: 'Receipt series, statement batches',
        on: { part: 2, row: 2 },
      },
      {
        name: 'Pledges and major gifts',
        users: 'Relationship managers, trustees',
        text: 'Proposals, visits and promised instalments form a pipeline with next steps. A pledge is no income until paid, and the two never share a total. Notes about a family’s wealth have a reader list and an expiry.',
        owns: 'Pledges, proposals, visit notes',
        on: { part: 2, row: 3 },
      },
      {
        name: 'Daily tie-out',
        users: 'Accounts',
        text: 'Gateway settlements arrive net of fees and in batches. Each is split into gifts and matched with the bank line, and what is left over becomes a worklist. Journals go to the accounting package by fund, and corrections are booked as reversals.',
        owns: 'Matches, exceptions, journals',
        on: { part: 2, row: 0 },
      },
    ],
    howItDiffers:
      'Payment and CRM work under Services starts from your own process; here donor ledger, mandates and the gate for foreign money are already modelled and are configured per organisation.',
    screen: {
      device: 'browser',
      heading: 'Gifts of 24 November',
      parts: [
        {
          part: 'table',
          columns: ['Paid by', 'Lives in', 'Passport', 'Gift'],
          rows: [
            ['Dubai card', 'Dubai', 'Indian', '₹6,000'],
            ['UPI', 'Pune', 'British', '₹2,000'],
            ['UPI', 'Nashik', 'Indian', '₹3,000'],
            ['Dutch card', 'Pune', 'Indian', '₹5,000'],
            ['UPI', 'Toronto', 'Canadian', '₹4,000'],
          ],
        },
        {
          part: 'form',
          fields: [
            { label: 'Citizen of', value: 'Britain' },
            { label: 'Money is', value: 'my own' },
          ],
          action: 'Pay to FCRA',
        },
        {
          part: 'list',
          items: [
            { label: 'FCRA gifts ₹6,000', state: 'done' },
            { label: 'Mandate: retry', state: 'waiting' },
            { label: 'Receipt: no PAN', state: 'alert' },
            { label: 'Pledge: unpaid', state: 'waiting' },
          ],
        },
      ],
    },
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
        ['mandate', 'local', 'citizens'],
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
