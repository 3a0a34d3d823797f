import { counted, houseFacts } from '../house-facts';

const { acceptanceDays, discontinuation, failedMilestone, noticeWeeks } = houseFacts;

/** In the margin of a paper: why something is there, how to read it, what a buyer may ask to change, and what came of it in this project. */
interface Notes {
  readonly why?: string;
  readonly note?: string;
  readonly ask?: string;
  readonly here?: string;
}

interface Clause extends Notes {
  readonly name: string;
  readonly text: readonly string[];
}

/*
 * A name in ‹ › is a figure of `lib/before-you-buy/papers.ts`, which reckons it from the ledger and the course: no sum and no day of the
 * project is typed here.
 */
export const papers = {
  lead: 'Order, estimate, drawing, rules, test results, the report of a bad month, handover: one project’s papers, as you would receive them. The margin says why a clause is there, and what you may ask to change.',
  set: {
    heading: 'Four lines to look up first',
    text: 'In each of them a buyer can lose money without anybody breaking the contract.',
    project: 'All seven belong to one project, that of our',
    caseStudy: 'case study',
    about: ': a distributor with three depots puts an ordering portal before its ERP.',
    risks: [
      {
        name: 'The cap of liability moves',
        place: 'order-liability',
        text: 'It counts the fees of the twelve months before. Here that is ‹cap.early› on ‹cap.earlyDay› ‹year› and ‹cap.late› on ‹cap.lateDay›. Ask for a floor.',
      },
      {
        name: 'A stop can cost more than finishing',
        place: 'order-exit',
        text: 'Work in progress is paid at the agreed rates. Notice given on ‹report.on› makes ‹notice.price› due for a milestone whose price, finished, is ‹M2.price›.',
      },
      {
        name: 'Silence shortens what you own',
        place: 'order-ownership',
        text: 'An assignment that names neither term nor territory holds for five years and in India only.',
      },
      {
        name: 'The first warranty ends too soon',
        place: 'order-warranty',
        text: 'Each milestone has its own. That of M1 ends on ‹M1.warranty›; the first depot opens on ‹M4.begun›.',
      },
    ],
    list: 'The seven papers',
    print: 'Print this paper alone',
    ready: 'now press Ctrl+P or ⌘P',
    printing:
      'To print one paper, or to keep it as a PDF, choose “Print this paper alone” at its head and then your browser’s print command. From here, the browser prints all seven.',
  },
  notes: {
    why: 'Why it is there',
    note: 'How to read it',
    ask: 'You may ask for',
    here: 'In this project',
  },
  sample: 'Sample. The distributor, the course and the rate are made up.',
  order: {
    name: 'Order',
    read: 'Ten clauses: what you pay, when, and what happens if it goes wrong.',
    title: 'Order 2: milestones M1 to M4',
    strip:
      'Signed ‹order2.signed› ‹year›, with general terms, data processing agreement and deed of assignment',
    parts: ['The order', 'General terms'],
    /** Clauses of the first part. */
    first: 5,
    columns: ['Milestone', 'Ends with', 'Weeks', 'Price'],
    clauses: [
      {
        name: 'Scope',
        text: [
          'You are the distributor, we are the supplier. We build what revision B of the drawing shows (‹drawing.b›), milestone by milestone. Damaged goods are left out and wait for a second release (decision DR-5).',
        ],
        why: 'Without a drawing and criteria, acceptance is a matter of taste.',
        ask: 'The list of what is left out, signed as well.',
        here: 'Order 1 of ‹order1.signed› was for the drawing alone, ‹D.price›. Order 2 followed once it had been seen.',
      },
      {
        name: 'Price and payment',
        text: [
          'The price is ‹order2.price› without GST, fixed for each milestone: an overrun is ours. A deposit of ‹deposit› is set off against the first invoice.',
          `${houseFacts.payment} ${houseFacts.tds}`,
        ],
        why: 'You pay for results, and a dispute about one part does not stop the rest.',
        ask: '45 days; 5 to 10 % kept until the warranty ends; no deposit. A supplier registered as micro or small must be paid within 45 days at most (MSMED Act, section 15).',
        here: 'Deducted here: 2 %, as for technical services. For professional ones it is 10 %, and custom software has been argued both ways. Your accountant decides.',
      },
      {
        name: 'Acceptance',
        text: [
          `You have ${counted(acceptanceDays, 'working day')} after delivery to accept a milestone or to name what does not meet its criteria. We correct that and deliver again. ${houseFacts.acceptance} ${failedMilestone}`,
          'Working days are Monday to Friday except ‹holidays›. Saturday, ‹saturday›, is worked for ‹saturday.for›.',
        ],
        why: 'Work cannot wait without end, and nobody is trapped by silence.',
        ask: 'Fifteen days at month end, and a named deputy who may accept.',
        here: `M2 was rejected on ‹M2.rejected›, day ‹M2.rejectedAfter› of ${acceptanceDays}, for ‹prices.failed› of ‹prices.cases› price cases. The second attempt was accepted on ‹M2.accepted›.`,
      },
      {
        name: 'Change',
        text: [houseFacts.changes],
        why: 'It keeps the scope from creeping and a bill from surprising.',
        ask: 'A sum a month up to which your product owner may approve alone.',
        here: 'Three were asked for. C-01, a locked test copy: ‹C-01.price›, one week. C-02, texts in Marathi: ‹C-02.days› person-days, ‹C-02.price›, approved ‹C-02.approved›. C-03, damaged goods: ‹C-03.price›, let go.',
      },
      {
        name: 'Warranty',
        text: [houseFacts.warranty],
        why: 'Some faults show only in use.',
        ask: 'One warranty for all milestones, counted from the last acceptance.',
        here: 'M1’s ended on ‹M1.warranty›, before the first depot opened on ‹M4.begun›. Counted from the last acceptance, all would begin on ‹M4.accepted›.',
      },
      {
        name: 'Ownership',
        text: [houseFacts.ownership, houseFacts.assignment],
        why: 'To have ordered code gives you no copyright in it: the author, or his employer, owns it first (Copyright Act, 1957, section 17).',
        ask: 'The deed signed with the order, and a licence to use what is delivered until it is paid. Whether a deed can pass rights part by part, as invoices are paid, is disputed: ask your counsel.',
        here: 'Deeds were signed on ‹order1.signed› and ‹order2.signed›. By ‹state› the rights in D to M3 had passed; those in M4 pass with invoice ‹M4.invoice›.',
      },
      {
        name: 'Liability',
        text: [houseFacts.liability, houseFacts.unlimited],
        why: 'A firm cannot insure a client’s whole business. Courts by and large enforce such caps, subject to bargaining power and public policy.',
        ask: 'A floor at the order’s price, ‹order2.price›; a higher cap for data; “due” and “fees” defined, the latter with or without GST.',
        here: 'The word “due” alone is worth ‹cap.apart› on ‹cap.disputedDay›: invoice ‹M2.invoice› was paid, invoice ‹M3.invoice› had been sent and was not yet due.',
      },
      {
        name: 'Claims of others',
        text: [houseFacts.indemnity],
        why: 'The defence can cost more than the part that it is about.',
        ask: 'A time limit for the cure, and a word in who chooses counsel.',
      },
      {
        name: 'Exit',
        text: [
          `You may end this order with ${counted(noticeWeeks, 'week')}’ notice. You pay for accepted milestones and, at ‹rate› a person-day, for work in progress up to the end of notice. You receive that work in its current state with the notes needed to continue it.`,
          discontinuation,
        ],
        why: 'You can leave without a quarrel and without a fault to prove.',
        ask: 'A ceiling: work in progress never costs more than its milestone.',
        here: 'Notice on ‹report.on› would have ended on ‹notice.end›: ‹notice.bill› for M2, whose fixed price is ‹M2.price›.',
      },
      {
        name: 'Law and courts',
        text: [houseFacts.governingLaw],
        why: 'The place is known before there is a dispute.',
        ask: 'Your own city, or arbitration with its seat and the number of arbitrators.',
      },
    ] satisfies readonly Clause[],
    cap: {
      columns: ['Day', 'Cap', 'Because'],
      rows: [
        ['‹cap.earlyDay›', '‹cap.early›', 'Only the deposit has been paid.'],
        ['‹cap.middleDay›', '‹cap.middle›', 'M1 is paid.'],
        [
          '‹cap.disputedDay›',
          '‹cap.fallenDue› or ‹cap.invoiced›',
          'M3 is invoiced and not yet due: the second sum counts it.',
        ],
        [
          '‹cap.lateDay›',
          '‹cap.late›',
          'The last payment, on ‹openDue› ‹year› at the latest, is more than a year old.',
        ],
      ],
    },
  },
  estimate: {
    name: 'Estimate',
    read: 'Good, likely and bad days, and what moved them.',
    title: 'In person-days, by revision B of the drawing',
    strip: 'Orders 1 and 2, as of ‹drawing.b› ‹year›',
    columns: ['Person-days', 'Good', 'Likely', 'Bad', 'Mean', 'Price', 'Weeks'],
    total: 'Orders 1 and 2',
    basis:
      'Mean = (good + 4 × likely + bad) ÷ 6. Price = mean × ‹rate›, without GST. Weeks = good and bad days ÷ (people × 5), rounded up to whole weeks.',
    mean: {
      note: 'A price at the likely days would be ‹atLikely›. The ‹hidden› between the two are a risk that somebody carries unseen.',
      ask: 'The sum at the bad days. Here it is ‹atBad›; as milestones have a fixed price, the difference is the supplier’s.',
    },
    moved: {
      name: 'What moved it',
      text: 'Revision A took an order’s number from the ERP. On ‹drawing.walked› we walked an order of 22:40 through the drawing, when the ERP is closed: it has no number. The key now comes from the portal. That adds ‹added.sum› person-days to M2.',
      rows: ['M2 in revision A', 'Added', 'M2 in revision B'],
      note: 'Days are paid, weeks give the date. ‹moved.good› and ‹moved.bad› days no longer fit ‹moved.before› weeks of ‹moved.week› days, so the date moves by a week and the price by ‹added.price›.',
      ask: 'A price for the days and not for the week, which would be ‹added.asWeek›.',
    },
  },
  drawing: {
    name: 'Drawing',
    read: 'What is built, and the six decisions behind it.',
    title: 'Revision B, with its decisions',
    strip: 'Revision A ‹drawing.a›, revision B ‹drawing.b›, accepted ‹D.accepted› ‹year›',
    columns: ['Decision', 'Decided', 'Because'],
    decisions: [
      [
        'DR-1',
        'A portal before the ERP, of four options',
        'It is open when shops order, and the ERP is left as it is.',
      ],
      [
        'DR-2',
        'Prices from a dated copy; the ERP confirms at booking',
        'The ERP takes no calls during its nightly closing.',
      ],
      [
        'DR-3',
        'The key of an order comes from the portal',
        'At 22:40 the ERP gives no number. Revision A relied on one.',
      ],
      [
        'DR-4',
        'The owner may release a held order, with his name beside it',
        'If he could not, people would go round the portal.',
      ],
      ['DR-5', 'Damaged goods wait for release 2', 'This plan leaves them out. See change C-03.'],
      [
        'DR-6',
        'Quantities are kept in the smallest unit',
        'Shop, price list and depot count in different ones.',
      ],
    ],
    why: 'A decision with its reason can be reopened when the reason is gone. Without it, somebody guesses.',
    ask: 'The options that were rejected, each with its reason.',
  },
  rules: {
    name: 'Rule book',
    read: 'Four rules and three cases, reckoned out.',
    title: 'Price and credit',
    strip: 'With revision B of the drawing, ‹drawing.b› ‹year›',
    list: [
      {
        name: 'R-1 Price',
        text: 'Customer price, contract group, scheme, list: the first that is found counts.',
      },
      {
        name: 'R-2 Credit',
        text: 'What is owed, other orders that wait and this order add up. If the sum is above the limit, the order is held.',
      },
      {
        name: 'R-3 Cheque',
        text: 'A cheque counts when it is posted, and not when the sales rep has it in hand.',
      },
      { name: 'R-4 Release', text: 'The balance is read again at the moment of release.' },
    ],
    cases: {
      unit: 'In rupees',
      name: 'Order SO-4471 under these rules',
      owed: 'Owed',
      waiting: 'Other orders waiting',
      order: 'This order',
      total: 'Together',
      verdict: 'Against ‹limit›',
      held: 'held, over by',
      passes: 'passes',
    },
    note: 'If a cheque counted in hand (R-3), the first case would pass: the rep had ‹cheque› of this shop at noon. If other orders did not count (R-2), the third would.',
    ask: 'A case for each rule, and the name of whoever decided it at your side.',
  },
  tests: {
    name: 'Test results',
    read: 'Counts that can be accepted or rejected.',
    title: 'Five tests: plan and outcome',
    strip: 'Assumed course, ‹M2.delivered› to ‹people.on› ‹year›',
    columns: ['Test', 'How it is counted', 'Result'],
    rows: [
      [
        'Price rules',
        '‹prices.cases› cases of the sales office: account, item, day, expected price',
        '‹M2.delivered›: ‹prices.passed› right, ‹prices.failed› wrong. ‹M2.again›: all right.',
      ],
      [
        'Lost answers',
        'Each posting is interrupted: ‹lost.sum›; then orders are counted',
        '‹lost.on›: ‹lost.all› orders, none missing, none twice.',
      ],
      [
        'Stale balance',
        'The copy of balances is stopped on purpose',
        'The basket showed its age, and the order was held.',
      ],
      [
        'Access',
        'Roles × requests: ‹access.sum›; with ‹access.rival› of one retailer against another, ‹access.all›',
        'None passed that the table forbids.',
      ],
      [
        'People',
        '‹people.all› shopkeepers place a real order of the Tuesday before',
        '‹people.on›: ‹people.alone› without help; ‹people.stopped› stopped at “box”. Once the label said “inner pack”: all ‹people.all›.',
      ],
    ],
    why: 'A count can be rejected; “prices tested” cannot. ‹prices.failed› of ‹prices.cases› were the reason to refuse M2.',
    ask: 'Cases that belong to you. Here the sales office owns the price sheet.',
  },
  report: {
    name: 'Report of a bad month',
    read: 'Two weeks late: whose they are, and who pays.',
    title: 'July, milestone M2',
    strip: 'Assumed course, written ‹report.on› ‹year›',
    summary:
      'M2 will be delivered on ‹report.end› instead of ‹report.planned›. Of the two weeks one is ours and one is yours. Your price does not change.',
    effort: {
      name: 'Effort',
      columns: ['M2', 'Person-days'],
      booked: 'Booked to the end of July',
      toFinish: 'To finish, mean of ‹report.range›',
      total: 'Forecast',
      priced: 'Priced',
      over: 'Over, which is ‹report.cost› and ours',
      causes: 'Where the ‹report.over› days went',
    },
    dates: {
      name: 'Date',
      columns: ['M2', 'Person-days', 'Weeks of ‹moved.week›', 'Rounded up', 'Ends'],
      note: 'The mean prices the rest, the bad figure (‹report.bad›) dates it. Take away either cause and the end is ‹report.alone›: each side owns one week.',
      ask: 'The same two sums each month, from the days that were booked.',
    },
    rest: [
      {
        name: 'Your week',
        text: 'The test copy of the ERP was locked from ‹lock.from› to ‹lock.to›, a matter of your licence: ‹lock.days› working days, ‹report.lost› person-days that nobody booked. Change C-01, asked for on ‹C-01.asked›, written on ‹C-01.written›, approved on ‹C-01.approved›: ‹C-01.price›, one week.',
      },
      {
        name: 'People',
        text: 'The integration engineer left on ‹side.to›. The successor whom you approved worked beside him from ‹side.from›: two weeks, of which you pay one of two people.',
      },
      { name: 'Needed from you', text: 'Clean item and customer masters by ‹report.needed›.' },
    ],
    why: 'It divides the delay before anybody argues about it, and puts a sum on our part.',
  },
  handover: {
    name: 'Handover index',
    read: 'Whatever you hold, when it was last tried, and what was paid.',
    title: 'What you hold, and the account',
    strip: 'Assumed course, state of ‹state› ‹year›',
    proved: {
      columns: ['Proved', 'How', 'Last'],
      rows: [
        ['Deployment and restore', 'Your own person deployed and restored the database alone', '‹restored›'],
        ['Paper fallback', 'Rehearsed with the printed list', '‹fallback›'],
        ['Price sheet', '‹prices.cases› cases, all right', '‹M2.again›'],
        ['Lost answers', '‹lost.all› interrupted postings', '‹lost.on›'],
      ],
    },
    held: {
      name: 'Held, all in your name since the first week',
      list: [
        'Repository with its history, and the pipeline that builds it from a clean machine',
        'Cloud subscription, domain, certificate, vault with every secret',
        'Decisions DR-1 to DR-6, runbook, list of components (CycloneDX), known issues',
        'Deeds of assignment with the list of parts that are paid',
        'Data processing agreement, and the note that says what we deleted',
      ],
    },
    note: 'A backup that nobody has restored may not work. Look at the day beside each line.',
    ask: 'Each step done by your own person while the supplier watches.',
    account: {
      name: 'Account',
      columns: ['Invoice', 'Price', 'GST, 18 %', 'With GST', 'Tax, 2 %', 'To the bank'],
      days: ['Invoice', 'Sent', 'Due', 'Paid', 'Warranty to'],
      total: 'All',
      open: 'open',
      text: 'Order 1 and order 2 came to ‹all.price›; change C-02 makes it ‹invoiced.price›. Paid to the bank: ‹paidToBank›. Open: ‹openToBank›, invoice ‹openNumber›.',
      deposit:
        'The deposit, ‹deposit.withGst› with GST, reached the bank on ‹deposit.paid› as ‹deposit.toBank› and is set off in invoice ‹deposit.number›: ‹deposit.toBank› + ‹deposit.rest› = ‹deposit.all›.',
      note: 'But for change C-02 the price held. The weeks did not: ‹weeks.worked› of work against ‹weeks.planned› weeks planned.',
    },
  },
  basis: {
    heading: 'What the notes rest on',
    list: [
      {
        name: 'Copyright',
        text: 'Copyright Act, 1957: section 17 (first owner), 18(1) (future work passes when it exists), 19 (what an assignment must name; lapse after a year, five years, India).',
      },
      {
        name: 'Tax',
        text: 'Income-tax Act, 2025, section 393(1). GST of 18 % on software development, due on a deposit when it is received (CGST Act, section 13(2)). That no tax is deducted on GST shown apart rests on CBDT circular 23/2017, made under the Act before.',
      },
      {
        name: 'Payment',
        text: 'MSMED Act, 2006, section 15. What a micro or small supplier is paid later than that, the buyer deducts from his income only when it is paid (Income-tax Act, 2025, section 37(2)(g)).',
      },
      {
        name: 'Not in here',
        text: 'The data processing agreement and the whole text of the general terms: ask for both before you sign. Stamp duty on the order, which differs by state. Read on 23 November 2026; your counsel decides, and none of this is a form to copy.',
      },
    ],
  },
} as const;
