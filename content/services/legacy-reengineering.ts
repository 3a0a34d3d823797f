import { schematic, servicePage } from '../catalogue/define';

export const legacyReengineering = servicePage({
  slug: 'legacy-reengineering',
  label: 'Legacy Re-engineering',
  title: 'Legacy re-engineering behind a strangler facade',
  summary:
    'One old system replaced function by function: behaviour pinned by tests, traffic moved through a facade, and results compared until the books agree.',
  reviewedOn: '2026-11-21',
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
    capabilities: [
      {
        name: 'Archaeology from code and runs',
        text: 'Static analysis gives the call graph and the tables each program writes; production traces show which of it still runs. Copybooks, triggers and scheduler entries are read too, because batch order is often the only place where a business rule lives.',
      },
      {
        name: 'Characterisation tests first',
        text: 'Real inputs are masked and replayed, and whatever the old program answers is recorded as the expected result, errors included. Each oddity is then judged by its business owner: keep, fix, or keep until the auditor has seen it.',
      },
      {
        name: 'The facade and its routing table',
        text: 'A proxy, message bridge or database view takes every call to the function and decides which side answers, by customer group or branch. Setting the route back is the rollback, as long as writes still reach both stores. The price is one more hop, removed when the last function has moved.',
      },
      {
        name: 'Parity checked in figures',
        text: 'During the parallel run both sides process the same day. Balances, counts and checksums are compared per account, and differences sorted into old defect, new defect and rounding. Packed decimals and two-digit years deserve their own tests.',
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
  },
});
