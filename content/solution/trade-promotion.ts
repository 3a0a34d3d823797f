import { schematic, solutionPage } from '../catalogue/define';

export const tradePromotion = solutionPage({
  slug: 'trade-promotion',
  label: 'Trade Promotion',
  title: 'Trade promotion from budget to settled claim',
  summary:
    'Trade spend on one record: budgets by account, scheme mechanics with a cost limit, accruals, claim checks, deductions and uplift against a baseline.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'Every rupee of trade spend has a scheme and an owner before it is promised.',
    quickAnswer:
      'Buy ten, get one. Sales announced it in June, distributors gave it in July, and finance meets it as a claim in October. For consumer goods companies in general trade, modern trade or both, budget, mechanic, accrual and claim become one record here, so that the cost is known while the scheme can still be changed.',
    atAGlance: {
      fits: 'Consumer goods companies whose schemes, accruals and claims are kept in separate spreadsheets',
      notFor: 'One annual scheme with one customer: a spreadsheet and a credit note will do',
      firstStep: {
        what: 'One quarter’s schemes of one region, loaded from your circulars',
        output: 'committed spend against budget, customer by customer',
        weeks: [5, 6],
      },
      charged: 'One region at a fixed price, then time and material with a monthly ceiling',
      youBring:
        'Scheme circulars, budgets, secondary invoices, open claims, a controller who knows the accruals',
    },
    ask: {
      text: 'The wording of one closed scheme, brand removed, becomes mechanic, eligibility and stacking order, with our doubts in the margin.',
      button: 'Send one closed scheme',
    },
    notNeeded: {
      before: 'A discount that never ends is a price. Put it on the price list, not in',
      struck: 'trade promotion',
      after: '.',
    },
    argument: {
      heading: 'Sold in May, promised in June, given in July: whose cost?',
      paragraphs: [
        'For every ten cases on a July bill, a shop gets one free, and the maker credits the distributor ₹480 for it, before GST. The circular is dated 24 June. Of the 20,000 cases expected on such bills, 4,000 had reached the distributors in May, as their stock by batch shows. Sales would book the cost in July, when shops get the goods; a sheet that lists claims books it in October. The controller cites Ind AS 115, the Indian standard on revenue: such a cost comes off revenue at the later of two moments, the sale to the distributor and the promise.',
        'May’s cases therefore fall on the day of the circular. June bears ₹1,92,000 + ₹3,84,000 = ₹5,76,000, July the other ₹3,84,000. If all of it went to July, the quarter that ends in June would look ₹5,76,000 better.',
        'There is one date to quarrel about. Where the offer returns every year, trade custom may have promised it before the circular did, and May bears its own share; with March’s cases that would be another year. So a scheme records when it was promised, and by what. Claims settle the rest: 1,840 free cases are paid, and 160 × ₹480 = ₹76,800 is released.',
      ],
    },
    terms: [
      {
        term: 'Accrual true-up',
        meaning:
          'Correction of the cost that was estimated at the sale to the cost that was paid, once claims are in or their last day has passed.',
      },
      {
        term: 'Net uplift',
        meaning:
          'Sales above those expected without the scheme, less the dip that follows and what sister packs lost.',
      },
    ],
    capabilities: [
      {
        name: 'Budgets and guard rails',
        users: 'Sales finance, key-account teams',
        text: 'Funds follow brand, channel and customer group, with planned, committed, accrued and paid shown apart. A scheme that would break its budget can pass once sales finance names the fund it takes from.',
        owns: 'Funds, transfers, commitments',
        on: { part: 2, row: 0 },
      },
      {
        name: 'Scheme mechanics',
        users: 'Trade marketing',
        text: 'Slab, free goods, mix, display payment and growth rebate are templates with test bills attached. Two schemes on one line follow a written order. A slab on the month’s total invites late loading; one on each bill does not.',
        owns: 'Mechanics, eligibility, stacking',
        on: { part: 2, row: 1 },
      },
      {
        name: 'Promotion calendar',
        users: 'Key-account teams, demand planners',
        text: 'In-store dates differ from buy-in dates. Supply needs the first shipment, analysis the week on the shelf, so both are kept. Confirmed events go to the forecast with an expected volume and a grade of confidence.',
        owns: 'Events, buy-in dates, shelf dates',
        on: { part: 2, row: 2 },
      },
      {
        name: 'Accruals',
        users: 'Financial controllers',
        text: 'Expected cost is accrued by the month of sale and the day of the promise, as a reduction of revenue. Where a claim’s last day has passed, finance is asked whether to release what is open.',
        owns: 'Entries, estimates, releases',
        on: { part: 0, row: 0, corrected: true },
      },
      {
        name: 'Claims and proof',
        users: 'Distributors, claim auditors',
        text: 'Claims are recomputed from secondary invoices, the bills that distributors write to shops; display claims need dated photographs. A cut names the bill and the rule. A scheme fixes beforehand which kind of credit note settles it.',
        owns: 'Claims, proofs, settlement notes',
        on: { part: 2, row: 3 },
      },
      {
        name: 'Modern-trade deductions',
        users: 'Receivables, key-account teams',
        text: 'A chain pays short and states a code. Its remittance, an EDI 820 or REMADV line for instance, is matched to an event by customer, item and date. Small unmatched sums are written off under a limit.',
        owns: 'Deductions, matches, disputes',
        on: { part: 2, row: 4 },
      },
      {
        name: 'Post-event reading',
        users: 'Revenue managers, brand teams',
        text: 'Sales are read against a baseline without the event, net of what they took from later weeks. A control region goes before any model. Without a baseline the report says that it cannot tell.',
        owns: 'Baselines, uplifts, lessons',
        on: { part: 1 },
      },
    ],
    howItDiffers:
      'Distributor management pays a claim once it is approved; here the money is planned, accrued and judged.',
    screen: {
      device: 'browser',
      heading: 'S-207: free case, ₹480',
      parts: [
        {
          part: 'table',
          columns: ['Sold in', 'Cases', 'Accrued', 'Borne by'],
          rows: [
            ['May', '4,000', '1,92,000', 'June'],
            ['June', '8,000', '3,84,000', 'June'],
            ['July', '8,000', '3,84,000', 'July'],
            ['Scheme', '20,000', '9,60,000', '–'],
          ],
        },
        {
          part: 'chart',
          style: 'bars',
          label: 'Hundred cases a week',
          points: [37, 38, 37, 38, 51, 49, 50, 50, 26, 28, 33, 37],
        },
        {
          part: 'list',
          items: [
            { label: 'Fund: ₹10,00,000', state: 'done' },
            { label: '10 + 1, said 24 Jun', state: 'done' },
            { label: 'Shelf: 1 to 31 Jul', state: 'done' },
            { label: 'Paid: 1,840 free', state: 'active' },
            { label: 'Chain D: −₹9,600', state: 'alert' },
          ],
        },
      ],
    },
    schematic: schematic({
      caption:
        'One scheme record ties fund, accrual and claim together, and the reading afterwards decides whether the same mechanic is funded again.',
      lanes: {
        Plan: { fund: ['store', 'Trade fund'], manager: ['person', 'Trade marketer'] },
        Offer: { scheme: ['document', 'Scheme and slabs'], calendar: 'Promotion calendar' },
        Execute: { invoices: ['outside', 'Secondary invoices'], accrual: ['store', 'Accrual ledger'] },
        Settle: { claim: 'Claim recompute', reading: 'Uplift reading' },
      },
      flows: [
        ['fund', 'scheme', 'commit'],
        ['manager', 'scheme', 'mechanic'],
        ['manager', 'calendar', 'shelf dates'],
        ['scheme', 'accrual', 'expected cost'],
        ['calendar', 'invoices', 'eligible bills'],
        ['invoices', 'claim', 'proof'],
        ['accrual', 'claim', 'true up'],
        ['claim', 'reading', 'cost paid'],
      ],
      mark: {
        node: 'accrual',
        before: 'Claims received',
        doubt: 'CFO: given in July, claimed in October. Which month?',
        answer: 'With the sale or the promise, whichever is later.',
      },
    }),
    faq: [
      {
        question: 'Should a claim be settled by a credit note with GST?',
        answer:
          'Without GST the distributor keeps his input tax credit (CBIC circular 251/08/2025), and your own tax stays paid. With GST your tax falls once he has reversed his. Until the Finance Act, 2026 changes section 15(3)(b) by notification, that also takes an agreement from before the sale, which cases sold before 24 June lack. Ask your adviser; the scheme holds both dates.',
      },
      {
        question: 'Did the scheme pay?',
        answer:
          'Say that July brought 20,000 cases, on bills of every size, against a baseline of 15,000, August fell 2,600 short and a sister pack lost 400: 5,000 − 2,600 − 400 = 2,000 extra cases. The claims came to 1,840 × ₹480 = ₹8,83,200, or ₹8,83,200 ÷ 2,000 = ₹441.60 for each. On a case at ₹480 that is hardly a success.',
      },
      {
        question: 'What if a distributor claims for bills outside the dates?',
        answer:
          'Here 60 of 1,900 claimed cases stood on August bills and were cut, with the bill numbers. Another 100 of the 2,000 expected were never claimed, which makes the 160 released.',
      },
    ],
    chapters: {
      order: ['screen', 'rent-or-build', 'capabilities', 'integrations'],
      rentOrBuild: [
        {
          way: 'Sheets with a scheme number',
          rightWhen: 'Ten schemes a year, one channel, and one controller.',
          price: 'A week at each quarter’s end, spent on finding the cost.',
        },
        {
          way: 'Rented planner',
          rightWhen: 'It reads secondary bills, and accrues by sale and by promise.',
          price: 'A yearly fee; unusual mechanics go round it in sheets.',
        },
        {
          way: 'Build',
          rightWhen: 'Your mechanics change each season, in general trade and chains at once.',
          price: 'Trade marketing must write a scheme so that it can be tested.',
        },
      ],
      integrations: [
        {
          system: 'ERP, sales and ledger',
          direction: 'both',
          trigger: 'Invoice posted; month’s accrual approved',
          onFailure: 'The entry keeps its number, and a closed month turns it away.',
        },
        {
          system: 'Distributors’ systems',
          direction: 'in',
          trigger: 'Secondary bills of the day sent',
          onFailure: 'Missing days are shown by distributor, and his claim waits for them.',
        },
        {
          system: 'Chains’ remittances',
          direction: 'in',
          trigger: 'Payment advice received',
          onFailure: 'Unread lines stay open against the invoice, never against a scheme.',
        },
        {
          system: 'Demand forecast',
          direction: 'out',
          trigger: 'Event confirmed, moved or cancelled',
          onFailure: 'The planner sees the event’s last state with its date.',
        },
      ],
      ownership: {
        dataIn:
          'Running schemes are loaded from their circulars, with the day and form of the promise. Opening accruals come from the ledger by scheme; what belongs to none waits under one heading until finance clears it.',
        dataOut:
          'Schemes with their test bills, entries, claims with bill numbers, and readings with baselines leave as tables. An auditor can rebuild an accrual from them by month of sale.',
      },
      rollout: [
        {
          name: 'One region, one quarter',
          text: 'Its schemes are loaded and committed spend is set against budget. Wording that two people read differently is listed.',
          weeks: [5, 6],
        },
        {
          name: 'Accruals beside the ledger',
          text: 'Two month ends are computed and compared with what the controller booked by hand.',
          weeks: [5, 7],
        },
        {
          name: 'Claims of a closed quarter',
          text: 'Paid claims are recomputed from shop bills, before any distributor meets the new rules.',
          weeks: [4, 5],
        },
        {
          name: 'Regions and two chains',
          text: 'Regions follow at the start of a quarter, two chains once their deduction codes are mapped.',
          weeks: [6, 9],
        },
      ],
      releases: [
        {
          feature: 'Budget and commitment',
          when: 'first',
          reason: 'It stops the second scheme on money that is gone.',
        },
        {
          feature: 'Accruals with the promise date',
          when: 'first',
          reason: 'Quarter ends do not wait for claims.',
        },
        {
          feature: 'Claims from shop bills',
          when: 'first',
          reason: 'Without them the true-up is another estimate.',
        },
        {
          feature: 'Further chains’ deductions',
          when: 'later',
          reason: 'Codes have to be agreed with each chain.',
        },
      ],
      costDrivers: [
        {
          driver: 'Wording of circulars',
          why: 'Each exception becomes a rule, a test bill and a talk.',
          keepDown: 'Offer five templates, and price a sixth.',
          step: 0,
        },
        {
          driver: 'Gaps in shop bills',
          why: 'Distributors who send totals leave claims to be checked by hand.',
          keepDown: 'Begin with those who send each bill.',
          step: 2,
        },
        {
          driver: 'Chains',
          why: 'Every chain has its own codes, formats and habits of paying.',
          keepDown: 'Map the two that deduct most.',
          step: 3,
        },
      ],
      permissions: {
        actions: ['Write a scheme', 'Commit a fund', 'Date the promise', 'Post accruals', 'Cut a claim'],
        roles: [
          { role: 'Trade marketer', grants: ['yes', 'no', 'no', 'no', 'no'] },
          { role: 'Sales finance', grants: ['no', 'yes', 'no', 'no', 'no'] },
          { role: 'Financial controller', grants: ['no', 'no', 'yes', 'yes', 'no'] },
          { role: 'Claim auditor', grants: ['no', 'no', 'no', 'no', 'yes'] },
          { role: 'Distributor', grants: ['no', 'no', 'no', 'no', 'no'] },
        ],
      },
    },
    related: [
      {
        page: 'solution/distributor-management',
        reason: 'Your distributors have no system in which a shop bill could be found.',
      },
      {
        page: 'solution/demand-forecasting',
        reason: 'The scheme is settled, and the plant asks how many cases to make.',
      },
      {
        page: 'services/data-sync',
        reason: 'Shop bills arrive late or twice, before any scheme is applied.',
      },
      {
        page: 'services/predictive-analytics',
        reason: 'You want a baseline, with a test of how far it errs.',
      },
      {
        page: 'services/b2b-portal',
        reason: 'Customers order direct, and their price must be right at the order.',
      },
      { page: 'solution/consumer-analytics', reason: 'If you ask who buys, and not what the scheme cost.' },
    ],
  },
});
