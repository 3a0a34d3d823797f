import { schematic, solutionPage } from '../catalogue/define';

export const loyaltyPrograms = solutionPage({
  slug: 'loyalty-programs',
  label: 'Loyalty Programmes',
  title: 'Loyalty points kept as a ledger auditors can read',
  summary:
    'A loyalty engine with double-entry points, dated earn rules, tiers, coupons, partner settlement and a monthly liability report for the finance team.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'On any day finance knows how many points are owed and what they may cost.',
    quickAnswer:
      'A member earns 40 points on ₹2,000, spends 30, then returns half the goods. The balance is minus ten, and that is correct. This engine books each point as the small debt it is, in balanced entries with dated lots, for retailers, restaurant chains and fuel or travel brands that run a scheme themselves. Before launch, last year’s bills go through the draft rules.',
    atAGlance: {
      fits: 'A scheme that you run yourself, or one that has outgrown the module in the till',
      notFor: 'One shop with regulars: print a stamp card, or use the till’s own module',
      firstStep: {
        what: 'A simulation: last year’s bills through the draft rules',
        output: 'points earned, likely redemption and the liability they would have created',
        weeks: [3, 3],
      },
      charged: 'The simulation at a fixed price; the engine follows by sprint, each till connection quoted',
      youBring:
        'A year of bills, draft earn rules, item margins, your auditor’s view of breakage, the till vendor',
    },
    ask: {
      text: 'One earn rule, one awkward return. Both get booked as ledger entries, and you see whether the balance goes below zero.',
      button: 'Tell us one earn rule',
    },
    notNeeded: {
      before: 'Whoever buys a sofa every ten years wants a good sofa, not a',
      struck: 'loyalty programme',
      after: '.',
    },
    capabilities: [
      {
        name: 'Member and consent',
        users: 'Members, counter staff',
        text: 'Enrolment at the till takes a mobile number and one consent per purpose, stored with wording and time. Service messages and marketing are separate, as the GDPR and India’s DPDP Act expect, and leaving is as short as joining.',
        owns: 'Members, households, consents',
      },
      {
        name: 'Points ledger',
        users: 'Finance, member service',
        text: 'Earn, burn, expiry, transfer and reversal are balanced entries that nobody edits; a mistake is corrected by a counter-entry. A returned item takes back its own points, even when that leaves the balance below zero.',
        owns: 'Entries, lots with expiry dates',
      },
      {
        name: 'Earn rules',
        users: 'Loyalty managers',
        text: 'Rules carry start date, stores, items and a ceiling per member. They are tested against stored bills before release. Stacked multipliers look generous in a campaign deck and can pay out more than the item’s margin.',
        owns: 'Rules, multipliers, ceilings',
      },
      {
        name: 'Tiers and benefits',
        users: 'Loyalty managers, members',
        text: 'Rolling twelve months reward steady buyers. Calendar years are easier to explain. Either can be set, with a grace period, and members hear of a downgrade before they meet it at the counter.',
        owns: 'Tiers, periods, benefit grants',
      },
      {
        name: 'Redemption and coupons',
        users: 'Members, cashiers',
        text: 'The member releases points by a one-time code, since cashiers know the numbers. Points are held during payment and taken oldest lot first. Offline tills redeem up to a small floor limit. Gift cards stay outside the points ledger.',
        owns: 'Redemptions, holds, coupon serials',
      },
      {
        name: 'Liability and breakage',
        users: 'Financial controllers, auditors',
        text: 'IFRS 15 (Ind AS 115 in India) treats points that give a material right as a separate obligation, so part of each sale is deferred. The module reports outstanding lots by age; finance sets breakage and value per point.',
        owns: 'Valuations, breakage assumptions',
      },
      {
        name: 'Abuse watch',
        users: 'Fraud analysts, store audit',
        text: 'Cashiers who scan one card for many customers, dormant accounts emptied at night and referral rings are listed for review. Suspicion delays redemption, and only a person may take points away.',
        owns: 'Alerts, decisions, account blocks',
      },
    ],
    howItDiffers:
      'Retail pages elsewhere on this site mention loyalty as one feature of a shop; this product is the accounting engine behind a scheme, whichever till, app or web store awards the points.',
    schematic: schematic({
      caption:
        'Bills become dated lots of points; only the ledger may change a balance, and the liability report is computed from its lots.',
      lanes: {
        Touchpoints: { member: ['person', 'Member'], bill: ['outside', 'Till and web bills'] },
        Rules: { earn: 'Earn rules', tier: 'Tier rules', redeem: 'Redemption holds' },
        Ledger: { lots: ['store', 'Points lots'] },
        Finance: {
          breakage: 'Breakage model',
          liability: ['document', 'Liability report'],
          abuse: 'Abuse watch',
        },
      },
      flows: [
        ['bill', 'earn', 'bill lines'],
        ['member', 'redeem', 'spend'],
        ['earn', 'lots', 'dated lot'],
        ['tier', 'earn', 'multiplier'],
        ['redeem', 'lots', 'oldest first'],
        ['lots', 'breakage', 'lots by age'],
        ['breakage', 'liability', 'value per point'],
        ['lots', 'abuse', 'entries'],
      ],
      mark: {
        node: 'lots',
        before: 'Points balance',
        doubt: 'Financial controller: which of these points expire in March?',
        answer: 'Every lot carries its own expiry; balances are sums.',
      },
    }),
  },
});
