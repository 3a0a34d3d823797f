import { schematic, solutionPage } from '../catalogue/define';

export const loyaltyPrograms = solutionPage({
  slug: 'loyalty-programs',
  label: 'Loyalty Programmes',
  title: 'Loyalty points kept as a ledger auditors can read',
  summary:
    'A loyalty engine with double-entry points, dated earn rules, tiers, coupons, abuse watch and a monthly liability report for the finance team.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'On any day finance knows how many points are owed and what they may cost.',
    quickAnswer:
      'A member earns 40 points on ₹2,000, pays a bill of ₹30 in points, then returns half the first goods. The balance is minus ten, and that is correct. This engine books each point as the small debt it is, in balanced entries with dated lots, for retailers, restaurant chains and fuel or travel brands that run a scheme themselves. Before launch, last year’s bills go through the draft rules.',
    atAGlance: {
      fits: 'A scheme that you run yourself, or one that has outgrown the module in the till',
      notFor: 'One shop with regular customers is well served by a printed stamp card',
      firstStep: {
        what: 'A simulation in which last year’s bills run through the draft rules',
        output: 'points earned, likely redemption and the liability they would have created',
        weeks: [3, 3],
      },
      charged: 'The simulation at a fixed price; the engine follows by sprint, each till connection quoted',
      youBring:
        'A year of bills, draft earn rules, item margins, your auditor’s view of breakage (points never spent), the till vendor',
    },
    ask: {
      text: 'Send one earn rule and one awkward return. We book both as ledger entries and show whether the balance falls below zero.',
      button: 'Tell us one earn rule',
    },
    notNeeded: {
      before: 'Whoever buys a sofa every ten years wants a good sofa, not a',
      struck: 'loyalty programme',
      after: '.',
    },
    argument: {
      heading: 'Twenty points that come back after their last day',
      paragraphs: [
        'A point is worth ₹1. On 10 October the member paid 200 points and ₹4,000 for goods of ₹4,200. The oldest lot went first: the 120 of lot A, which were to end on 31 October, then 80 of lot B. The money earned 80 new ones, lot C. On 9 November, the last day for returns, half came back. She is owed ₹2,000 and 100 points, and 40 of lot C are taken off. Holding new points until returns close would spare the 40, not the 100.',
        'Member service would credit the 100 as new, good for a year, since the goods are back. Then whoever holds points that end tomorrow can buy, return, and keep them. Finance would give every point its old date. Those of lot A are then dead, though alive when she spent them. A few days’ grace for all is the same gift, smaller.',
        'The ledger undoes what was spent last first: 80 go back to lot B, whose date stays, and 20 to lot A. Lot A’s date passed meanwhile, so these get the 21 days that were left on 10 October, counted from the return: to 30 November. Today 360 points are owed and on 1 December, if she spends none, 340. Split by shares, 60 would end on 30 November instead of 20, and in the order of spending all 100.',
      ],
    },
    capabilities: [
      {
        name: 'Member and consent',
        users: 'Members, counter staff',
        text: 'Enrolment at the till takes a mobile number and one consent per purpose, stored with wording and time. Service messages and marketing are kept apart. Withdrawing consent is as easy as giving it, as India’s DPDP Act requires from May 2027.',
        owns: 'Members, households, consents',
        on: { part: 2, row: 1 },
      },
      {
        name: 'Points ledger',
        users: 'Finance, member service',
        text: 'Every entry balances a lot against points issued, redeemed, expired, transferred or reversed, and cannot be edited; a mistake gets a counter-entry. A returned item takes back the points it earned, even below zero; those that paid return to their lots.',
        owns: 'Entries, lots with expiry dates',
        on: { part: 0, row: 0, corrected: true },
      },
      {
        name: 'Earn rules',
        users: 'Loyalty managers',
        text: 'Rules carry start date, stores, items and a ceiling per member. They are tested against stored bills before release. Stacked multipliers look generous in a campaign deck and can pay out more than the item’s margin.',
        owns: 'Rules, multipliers, ceilings',
        on: { part: 0, row: 2 },
      },
      {
        name: 'Tiers and benefits',
        users: 'Loyalty managers, members',
        text: 'A rolling twelve months rewards steady buyers, whereas a calendar year is easier to explain. Either can be set, with a grace period. Members hear of a downgrade before they meet it at the counter.',
        owns: 'Tiers, periods, benefit grants',
        on: { part: 2, row: 0 },
      },
      {
        name: 'Redemption and coupons',
        users: 'Members, cashiers',
        text: 'The member releases points by a one-time code, since cashiers know members’ numbers. Points are held during payment, oldest lot first; offline tills have a small limit. Your tax adviser settles whether GST sees discount or tender. Gift cards stay outside.',
        owns: 'Redemptions, holds, coupon serials',
        on: { part: 1 },
      },
      {
        name: 'Liability and breakage',
        users: 'Financial controllers, auditors',
        text: 'Ind AS 115 treats points that give the member a material right as a separate performance obligation, so part of each sale is deferred. The module reports outstanding lots by age; finance sets breakage and value per point.',
        owns: 'Valuations, breakage assumptions',
        on: { part: 0, row: 3 },
      },
      {
        name: 'Abuse watch',
        users: 'Fraud analysts, store audit',
        text: 'Cashiers who scan one card for many customers, dormant accounts emptied at night and referral rings are listed for review. Suspicion delays redemption, and only a person may take points away.',
        owns: 'Alerts, decisions, account blocks',
        on: { part: 2, row: 2 },
      },
    ],
    howItDiffers:
      'Retail pages elsewhere on this site mention loyalty as one feature of a shop; this product is the accounting engine behind a scheme, whichever till, app or web store awards the points.',
    screen: {
      device: 'browser',
      heading: 'Member 3318, 25 Nov 2026',
      parts: [
        {
          part: 'table',
          columns: ['Lot', '9 Oct', 'Now', 'Ends'],
          rows: [
            ['A', '120', '20', '30 Nov 2026'],
            ['B', '300', '300', '31 Jan 2027'],
            ['C', '0', '40', '31 Oct 2027'],
            ['Owed', '420', '360', '340 on 1 Dec'],
          ],
        },
        {
          part: 'log',
          lines: [
            ['10 Oct', 'A', '−120', 'spent'],
            ['10 Oct', 'B', '−80', 'spent'],
            ['10 Oct', 'C', '80', 'earned'],
            ['9 Nov', 'B', '80', 'back'],
            ['9 Nov', 'A', '20', 'back'],
            ['9 Nov', 'C', '−40', 'off'],
          ],
        },
        {
          part: 'figures',
          items: [
            { label: 'Tier', value: 'silver' },
            { label: 'SMS', value: 'agreed' },
            { label: 'Review', value: 'none' },
          ],
        },
      ],
    },
    schematic: schematic({
      caption: 'The liability report is computed from the same dated lots that make up each balance.',
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
