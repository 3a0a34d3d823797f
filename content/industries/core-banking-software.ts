import { industryPage, schematic } from '../catalogue/define';
import type { IndustryPage } from '../catalogue/types';
import { dataSync } from '../services/data-sync';
import { disasterRecovery } from '../services/disaster-recovery';
import { legacyReengineering } from '../services/legacy-reengineering';
import { banking } from './banking';
import { dwhBanking } from './dwh-banking';
import { paymentSolutions } from './payment-solutions';

export const coreBankingSoftware: IndustryPage = industryPage({
  slug: 'core-banking-software',
  label: 'Core Banking Software',
  title: 'Core banking replaced one product at a time',
  summary:
    'Product engine, posting and day end of a bank’s core, rebuilt or carved out by product, with balances proved equal before a single branch moves.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'You change a deposit or loan product by parameter, close the day while payments continue, and prove every migrated balance to the paisa.',
    quickAnswer:
      'Co-operative, regional and small finance banks come to us when an old core must be replaced, or when one product has to leave it. Core banking software keeps the accounts, posts every entry and closes the business day. The first output is a catalogue of account types, interest rules and ledger mappings, reconciled to one month-end trial balance. Allow six to eight weeks for it.',
    capabilities: [
      {
        name: 'Product engine',
        users: 'Product and finance teams',
        text: 'Day count, slabs, penalties and fees are dated parameters of the product, inherited by the account. Savings interest accrues on the daily balance, and a back-valued entry makes the engine recompute the days it touches.',
        hardPart:
          'Old cores round per day, per month or per credit, and each habit becomes paise differences.',
      },
      {
        name: 'Posting and balance service',
        users: 'Tellers, channels, payment systems',
        text: 'One service checks lien and available balance, writes balanced legs and repeats its earlier answer when a reference comes twice. Hot accounts, such as a settlement pool, are split into shards and summed for reporting.',
        hardPart: 'Shards buy throughput, but somebody must decide what happens when one part runs empty.',
      },
      {
        name: 'Day end on an open ledger',
        users: 'Operations shift lead',
        text: 'UPI, IMPS, NEFT and RTGS do not pause. The business date rolls for new postings while accrual, standing instructions and overdue marking work on a fixed cut. Each step restarts from its own checkpoint.',
        hardPart:
          'A debit approved at 23:59:59 may reach the ledger after the roll; its value date must survive.',
      },
      {
        name: 'General ledger bridge',
        users: 'Finance control, statutory auditor',
        text: 'Product events map to branch, head and currency through dated rules that finance owns. Sub-ledger sums are tied to their control heads before the date closes, and a difference names the batch that caused it.',
        hardPart: 'Inter-branch legs must net to zero for the bank and still be explained in each branch.',
      },
      {
        name: 'Migration bench',
        users: 'Migration team, internal audit',
        text: 'Extracts load through staging with field rules, and each reject has an owner. Old and new engines then accrue side by side; a difference is classed as fault, rounding or decided change.',
        hardPart:
          'Dormant, joint and lien-marked accounts carry decades of exceptions that no data dictionary mentions.',
      },
    ],
    schematic: schematic({
      caption:
        'Every channel posts through one service, and the date closes only when account sums and ledger heads agree on the same fixed cut.',
      lanes: {
        Channels: {
          teller: ['person', 'Teller'],
          cards: ['outside', 'ATM and card switch'],
          rtgs: ['outside', 'RTGS gateway'],
        },
        Core: { product: 'Product engine', posting: 'Posting service' },
        Ledgers: { accounts: ['store', 'Account ledgers'], gl: ['store', 'General ledger'] },
        'Day end': { run: 'Accrual run', tie: 'Control-head check' },
        Proof: { trial: ['document', 'Trial balance'] },
      },
      flows: [
        ['teller', 'posting', 'voucher'],
        ['cards', 'posting', 'ISO 8583'],
        ['rtgs', 'posting', 'pacs.008'],
        ['product', 'posting', 'dated terms'],
        ['posting', 'accounts', 'balanced legs'],
        ['accounts', 'gl', 'sums by head'],
        ['accounts', 'run', 'fixed cut'],
        ['gl', 'tie', 'head balance'],
        ['run', 'tie', 'interest booked'],
        ['tie', 'trial', 'no difference'],
      ],
    }),
    chapters: {
      whoInside: [
        {
          role: 'Head of operations',
          question: 'Did the day close, and which branches still hold unposted entries?',
        },
        {
          role: 'Finance controller',
          question: 'Which head is out, by how much, and who explains suspense?',
        },
        { role: 'Product manager', question: 'Can a new deposit variant start on Monday without a release?' },
        { role: 'IT shift lead', question: 'If the run stops now, will counters open on the right date?' },
      ],
      howWorkFlows: {
        record: 'a transaction, from voucher or message to a line in the trial balance.',
        steps: [
          {
            name: 'Accept',
            text: 'A teller’s entry or a switch message arrives with reference, amount, value date and channel.',
          },
          {
            name: 'Check',
            text: 'Status, freeze, lien and available balance are read together under one lock.',
          },
          {
            name: 'Authorise',
            text: 'Above the teller’s limit a checker decides; a card message needs its answer before the switch times out.',
          },
          {
            name: 'Post',
            text: 'Balanced legs are written once. A correction is a reversal that names its original, never an edit.',
          },
          {
            name: 'Accrue',
            text: 'Interest and charges are computed from balances at the cut, not from live ones.',
          },
          {
            name: 'Mark overdue credit',
            text: 'Days past due are counted. When one facility turns non-performing, the borrower’s others follow it.',
          },
          {
            name: 'Roll',
            text: 'Control heads agree, operations signs, and the date advances with the run’s counts archived.',
          },
        ],
      },
      painPoints: [
        {
          pain: 'Product rules live in batch programs',
          consequence: 'A rate change waits for a release, and the deposit campaign misses its date.',
        },
        {
          pain: 'Day end runs into branch hours',
          consequence: 'Counters open on yesterday’s date and cash entries are keyed twice.',
        },
        {
          pain: 'Suspense heads keep growing',
          consequence: 'Unmatched ATM and clearing items age until the auditor asks for a provision.',
        },
        {
          pain: 'Apps query the core directly',
          consequence: 'Balance enquiries on salary day slow the tellers’ postings.',
        },
      ],
      systemsMap: [
        {
          system: 'ATM and card switch',
          holds: 'Authorisations, reversals, stand-in decisions',
          integration: 'ISO 8583 messages, settlement files',
          gotcha: 'A reversal can arrive for a debit the core never saw.',
        },
        {
          system: 'Payment gateways',
          holds: 'RTGS, NEFT, IMPS and NACH traffic',
          integration: 'ISO 20022 or the rail’s own message, mandate files',
          gotcha: 'After a time-out, ask for status before any retry.',
        },
        {
          system: 'Loan origination',
          holds: 'Sanction, schedule, security',
          integration: 'API event at disbursement',
          gotcha: 'Two systems compute one schedule and round it differently.',
        },
        {
          system: 'Regulatory reporting',
          holds: 'Returns, classifications',
          integration: 'Extract from the frozen cut',
          gotcha: 'A repeated day end changes figures already filed.',
        },
      ],
      dataObjects: [
        {
          term: 'CASA',
          meaning:
            'Current and savings accounts: balances repayable on demand, usually the cheapest part of a bank’s funds.',
        },
        {
          term: 'Value date',
          meaning:
            'The date from which an entry earns or costs interest; it may differ from the booking date.',
        },
        {
          term: 'Lien',
          meaning: 'Part of a balance held for a lender or court: still in the ledger, not available.',
        },
        {
          term: 'Control head',
          meaning: 'A general ledger account whose balance must equal the sum of the accounts beneath it.',
        },
        {
          term: 'NPA',
          meaning:
            'Non-performing asset in India; a term loan generally becomes one when dues stay unpaid beyond 90 days.',
        },
        {
          term: 'Inoperative account',
          meaning:
            'Savings or current account without customer-induced transactions for over two years, with its own reactivation controls.',
        },
      ],
      standards: [
        {
          id: 'bian',
          use: 'Services are named after BIAN service domains, so that your next supplier reads the same map; the data model stays yours.',
        },
        {
          id: 'iso-20022',
          use: 'Structured party and remittance fields are kept whole with the posting, even where a passbook narration holds one short line.',
        },
        {
          id: 'iso-8583',
          use: 'Repeats, advices and late reversals each get their own tests, because double debits usually start there.',
        },
        {
          id: 'pci-dss-4.0.1',
          use: 'Full card numbers stay at the switch; the core keeps a token, and scope is confirmed with your assessor.',
        },
        {
          id: 'ifrs-9',
          use: 'Where it applies, cash flows, effective rate and days past due go to impairment as a frozen set.',
        },
        {
          id: 'rbi-it-directions',
          use: 'Access, change records, exit from outsourcing and logs are designed against the text for your class of bank.',
        },
        {
          id: 'dora-eu',
          use: 'An EU bank gets register entries and a tested exit plan covering core hosting and our own support contract.',
        },
      ],
      aiUse: [
        {
          name: 'Sorting migration rejects',
          text: 'A model groups rejected records by likely cause and proposes a mapping rule for each group.',
          humanCheck: 'a data steward, who tries the rule on a sample before it is applied.',
          dataCondition: 'each reject keeps its raw source row, masked outside production.',
        },
      ],
      security: [
        {
          name: 'Data fixes under dual control',
          text: 'Corrections run from reviewed scripts with maker, checker and before-and-after images, and show in the exception report.',
        },
        {
          name: 'Named batch operators',
          text: 'Privileged sessions are time-bound and recorded; no shared batch user may post to customer accounts.',
        },
        {
          name: 'Logs the vendor cannot edit',
          text: 'Audit entries leave the core for write-once storage that the bank owns.',
        },
      ],
      rollout: [
        {
          name: 'Start with term deposits',
          text: 'They have few daily transactions and a maturity value that can be recomputed, so errors show before customers meet them.',
        },
        {
          name: 'Rehearse three times',
          text: 'Full production volume, timed. The hour plan for cut-over comes from the third rehearsal.',
        },
        {
          name: 'Run in parallel',
          text: 'Both engines work through at least one interest application and a month-end.',
        },
        {
          name: 'Cut over on a long weekend',
          text: 'Never at quarter-end. Going back stays possible until the first external settlement is posted.',
        },
        {
          name: 'Open in waves',
          text: 'Pilot branches first, with a trainer beside the head cashier at the first cash close.',
        },
      ],
      kpis: [
        { name: 'Day-end duration', formula: 'Time from cut to sign-off, by step and type of day' },
        { name: 'Tie-out difference', formula: 'Sum of accounts − control head balance, per branch and day' },
        { name: 'Suspense ageing', formula: 'Open amount in age band ÷ total open amount' },
        { name: 'Migration parity', formula: 'Accounts equal to the paisa ÷ accounts compared, per product' },
      ],
      buildOrBuy: [
        'Buy a packaged core if you need treasury, trade finance and many currencies: its regulatory upkeep outweighs a closer fit. A cloud core with product APIs suits a new bank with few products. Build or carve out where one product line is your reason to exist and the package would be customised past upgrading. Keep the old core if its ledger is sound and only its interfaces hurt.',
      ],
      risks: [
        {
          risk: 'Interest differs after cut-over',
          earlySign: 'Parallel-run differences are waved through as rounding without a named rule.',
          response: 'Each difference gets a class and an owner; unclassed ones block the decision to go.',
        },
        {
          risk: 'A package customised until it cannot be upgraded',
          earlySign: 'Every gap in the fit-gap sessions becomes a change request.',
          response: 'The business changes its process, or signs why the rule is truly its own, before code.',
        },
        {
          risk: 'Interfaces that nobody listed',
          earlySign: 'A database user with read rights appears in no document.',
          response: 'Connections are logged through a month-end and a quarter-end before the list is frozen.',
        },
      ],
      faq: [
        {
          question: 'Can a core be replaced without one big cut-over weekend?',
          answer:
            'By product, yes. A routing layer sends each account to the core that owns it, and one general ledger receives from both. The price is a period in which limits, group exposure and customer totals are added across two cores. For a small bank with few products, one well-rehearsed weekend may be the lower risk.',
        },
        {
          question: 'How is day end tested before real days depend on it?',
          answer:
            'We replay recorded days at production volume: an ordinary Tuesday, a salary day, a month-end, 31 March and a leap day. Each run is killed once inside every step and must finish with the same control totals. Operations then rehearses from its own runbook while we only watch.',
        },
        {
          question: 'What happens to ATM and UPI debits while the core is down?',
          answer:
            'The card switch may approve in stand-in up to a limit you set and advise the core later, so the bank carries a small overdraft risk. A UPI debit fails as a technical decline unless balances are also kept outside the core. That copy shortens outages, but it becomes a second ledger to reconcile.',
        },
        {
          question: 'May an Indian bank run its core in a public cloud?',
          answer:
            'It depends on control more than on place. Payment data must be stored in India, supervisor and auditor need access to records, and the exit must work. We draw hosting, keys, recovery sites and subcontractors on one sheet, for your compliance officer to test against the directions.',
        },
      ],
      related: () => [
        {
          page: banking,
          reason: 'If the core stays and only the payment and onboarding layer around it must change.',
        },
        {
          page: dwhBanking,
          reason: 'Returns and provisions read the frozen cut, so both projects need one calendar.',
        },
        {
          page: paymentSolutions,
          reason: 'Rails and switches generate most postings, and most of the duplicates to be refused.',
        },
        {
          page: legacyReengineering,
          reason: 'How recorded behaviour of old batch programs becomes tests for the new engine.',
        },
        { page: dataSync, reason: 'Two cores side by side need one owner for every customer field.' },
        { page: disasterRecovery, reason: 'A second site proves itself only by closing a real day there.' },
      ],
      cta: {
        heading: 'Bring one product and its ledger heads',
        text: 'Send the product note, a month-end trial balance and your list of interfaces, without customer data. We answer with the questions that separate replacing, carving out and leaving alone.',
      },
    },
  },
});
