import { schematic, servicePage } from '../catalogue/define';

export const legacyReengineering = servicePage({
  slug: 'legacy-reengineering',
  label: 'Legacy Re-engineering',
  title: 'Legacy re-engineering behind a strangler facade',
  summary:
    'One old system replaced function by function: behaviour pinned by tests, traffic moved through a facade, and results compared until the books agree.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'The old system shrinks one function at a time while it keeps earning.',
    quickAnswer:
      'For owners who wait months for every change, a COBOL batch or a VB6 client whose last author retires in spring can be replaced without one great switch-over night. We put a facade in front of one function, record what the old program answers to real inputs, odd answers included, rewrite the function until the figures agree, and then turn the route. As long as writes reach both stores it can be turned back.',
    atAGlance: {
      fits: 'A system that still earns money, slow to change, its last authors leaving',
      notFor: 'If the system goes within two years, freeze it and archive its data',
      firstStep: {
        what: 'One function drawn, recorded and already called through a working facade',
        output: 'a drawing of the modules, the recorded behaviour, the facade in use',
        weeks: [5, 7],
      },
      charged:
        'The first function at a fixed price, later ones under a ceiling each, because old code hides work',
      youBring:
        'Source, job schedules and copybooks, production traces, masked inputs, one function’s business owner',
    },
    ask: {
      text: 'Pick the function that changes most often and tell us what it reads and writes. We draw the facade in front of it.',
      button: 'Pick one function to move',
    },
    notNeeded: {
      struck: 'Re-engineering',
      after: 'is for rules that change. If only the machine is dying, move the code.',
    },
    argument: {
      heading: 'Two paise that may not be put right yet',
      paragraphs: [
        'The old program credits an agent with 5 % of each receipt. Its COMPUTE lacks the word ROUNDED, so whatever lies beyond the second decimal is cut off. Agent 208 gets ₹4.07 for these four lines and would get ₹4.09 if each were rounded. The head of agencies wants the new service to round. It is fairer, and at a paisa a receipt, 40,000 × 0.01 = 400 rupees a month are the most that it can cost.',
        'The engineer wants it to wait until a month-end agrees, and ₹400 are not his reason. A colleague had written FLOOR, which cuts towards minus infinity. FLOOR answers every receipt correctly and the reversal with −0.53, and the day ends at ₹4.06. Sort the differences by cause, and that line counts as rounding, which gives −0.53 as well; a tolerance of two paise a day passes both. Rounding once, on the day’s total, ends at ₹4.08.',
        'Why not put ROUNDED into the old program now, so that both sides agree at once? The tests would then expect answers that were never paid, from a program that its last author has just changed. So the recorded answers hold to the paisa, the unfair ones included. When the route is turned for good, rounding follows as a change with a date, an owner and a letter to the agents.',
      ],
    },
    exhibit: {
      kind: 'code',
      document: 'Characterisation test 31 · commission · rev B',
      title: 'The old program cuts off fractions of a paisa; so must the new',
      lines: [
        { code: '05 AMT PIC S9(7)V99 COMP-3.' },
        {
          code: '05 COMM PIC S9(7)V99 COMP-3.',
          note: 'Packed decimal with two places after the point.',
        },
        { code: 'COMPUTE COMM = AMT * 0.05', note: 'No ROUNDED: a third place is cut off.' },
        { code: 'recorded, agent 208, 19 Nov 2026:' },
        { indent: 1, code: 'receipt 10.50: 0.52', note: 'Exactly 0.525.' },
        { indent: 1, code: 'receipt 30.70: 1.53', note: 'Exactly 1.535.' },
        { indent: 1, code: 'receipt 50.90: 2.54', note: 'Exactly 2.545.' },
        {
          indent: 1,
          code: 'reversal −10.50: −0.52',
          note: 'Undoes the 10.50 above, keyed the day before too; cut towards zero, nothing remains.',
        },
        { indent: 1, code: 'day: 4.07' },
        { code: 'rewritten in Java:' },
        { indent: 1, code: 'amount.multiply(FIVE_PERCENT)' },
        {
          indent: 2,
          code: '.setScale(2, RoundingMode.DOWN)',
          note: 'HALF_UP ends at 4.09, HALF_EVEN at 4.08, FLOOR at 4.06.',
        },
        { code: 'judged by the head of agencies:' },
        { indent: 1, code: 'keep until a month-end agrees' },
      ],
      reading:
        'a line under “recorded” is an input and what the old program answered, in rupees; the last line is the verdict on this oddity.',
    },
    capabilities: [
      {
        name: 'Archaeology from code and runs',
        text: 'Static analysis gives the call graph and the tables each program writes; production traces show which of it still runs. Copybooks, triggers and scheduler entries are read too, because batch order is often the only place where a business rule lives.',
      },
      {
        name: 'Characterisation tests first',
        text: 'Real inputs are masked and replayed, and whatever the old program answers is recorded as the expected result, errors included. Each oddity is then judged by its business owner: keep, fix, or keep until a named date or event.',
      },
      {
        name: 'The facade and its routing table',
        text: 'A proxy, message bridge or database view takes every call to the function and decides which side answers, by customer group or branch. Setting the route back is the rollback, as long as writes still reach both stores. The price is one more hop, removed when the last function has moved.',
      },
      {
        name: 'Parity checked in figures',
        text: 'During the parallel run both sides process the same day. Balances, counts and checksums are compared per account, and differences sorted into old and new defects; until the route is turned for good, a rounding difference is a new one. Packed decimals and two-digit years deserve their own tests.',
      },
      {
        name: 'Length of the parallel run',
        text: 'The run covers at least one full cycle of the function: a month-end for postings, a renewal for policies, a year-end if interest depends on it. Double running costs two teams’ attention, so the exit criteria are fixed in writing beforehand.',
      },
      {
        name: 'When another route is cheaper',
        text: 'We put the six Rs in a table: rehost, replatform, repurchase, refactor, retire, retain. If a package covers the rules, buy it. Machine translation of COBOL into Java keeps the old structure in new syntax, which helps with hardware exit and little else.',
      },
    ],
    schematic: schematic({
      caption:
        'Both sides answer during the parallel run, until their agreement makes the new route permanent.',
      lanes: {
        Callers: { clerks: ['person', 'Branch clerks'], batch: 'Night batch' },
        Facade: { router: 'Routing facade' },
        'Both sides': { old: 'Legacy module', fresh: 'New service' },
        Records: { oldDb: ['store', 'Legacy files'], newDb: ['store', 'New ledger tables'] },
        Proof: { parity: 'Parity comparison', accountant: ['person', 'Record owner'] },
      },
      flows: [
        ['clerks', 'router', 'calls'],
        ['batch', 'router', 'files'],
        ['router', 'old', 'route A'],
        ['router', 'fresh', 'route B'],
        ['old', 'oldDb'],
        ['fresh', 'newDb'],
        ['oldDb', 'parity', 'balances'],
        ['newDb', 'parity', 'checksums'],
        ['parity', 'accountant', 'differences'],
      ],
      mark: {
        node: 'parity',
        before: 'Regression tests',
        doubt: 'Accountant: your tests pass; do the balances agree?',
        answer: 'Both run a month-end; balances are compared per account.',
      },
    }),
    faq: [
      {
        question: 'During the parallel run, which system is master for stock and customer balances?',
        answer:
          'The one to which the route points: the old module until it turns, then the new service, which goes on feeding the old files. Stock turns by branch, balances by customer group once a month-end agrees. We refuse two masters for one field. Closed transactions and duplicates without an owner are not migrated, but archived. Where stock and ledger cannot part, both turn in one weekend, which is the exception.',
      },
    ],
  },
});
