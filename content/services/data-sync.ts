import { schematic, servicePage } from '../catalogue/define';

export const dataSync = servicePage({
  slug: 'data-sync',
  label: 'Data Sync',
  title: 'Data synchronisation with a daily proof of balance',
  summary:
    'Customers, items, orders or results held in several systems, kept alike by change capture, one master per field, conflict rules and a count that must tally.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'Every morning a report tells you whether the copies agree.',
    quickAnswer:
      'The ERP says the credit limit is ₹5 lakh, the shop says 3. The laboratory has corrected a result, and the discharge summary still shows the old one. Synchronisation begins by deciding who may change which field, and which of two writes wins. Only then come the connectors. It is for data owners and operations heads, in a trading company or a hospital, whose records live in several systems.',
    atAGlance: {
      fits: 'The same customers, items, orders or results kept in ERP, CRM and shop, or on ward and bench',
      notFor: 'Twenty corrections a month between two systems, which a clerk makes from a printed list',
      firstStep: {
        what: 'Field owners agreed, and today’s differences counted',
        output: 'a table of masters and a reconciliation report on your own records',
        weeks: [3, 3],
      },
      charged: 'A price per flow, by fields and systems, once today’s differences have been counted',
      youBring:
        'Read access to each database, key lists, the people who correct records today, a tie-breaker',
    },
    ask: {
      text: 'Take one customer and write down what ERP, CRM and shop each hold, name left out. Field by field, we propose a master.',
      button: 'Show one record that differs',
    },
    notNeeded: {
      before: 'If one side only reads, let it ask the other. A copy never made needs no',
      struck: 'data sync',
      after: '.',
    },
    argument: {
      heading: 'The INR that goes home with the patient',
      paragraphs: [
        'The INR says how slowly blood clots, and the warfarin dose follows it. A technologist keyed 5.2 for 2.5 and put it right within the minute; the interface writes times to the minute, so both messages carry 10:40. The critical value was telephoned to the ward and taken back, but a summary prints what is stored. At 11:15, after a fix to its mapping, the engine sent the first one again, under a new message number and with the test’s international code (LOINC) added, so that no comparison of whole messages recognises it.',
        'Trust the last arrival, as an integration engineer might, and the summary prints 5.2: the dose is withheld for no reason. One vendor’s published rule treats a second message with the same order and status time as a duplicate, and loses the correction: 5.2 again. The ward argues for 3.1, its own later entry from a bedside meter, which is a good observation, but another one.',
        'The laboratory’s head decides, because the field is hers. After the signature nothing is overwritten: the 2.8 of 11:58, from a repeat run, arrived too late and is passed on as an addendum. If the chart can ask the laboratory at the moment of reading, you need API integration and, until the signature, no copy.',
      ],
    },
    exhibit: {
      kind: 'rules',
      document: 'Sync rule 4 of 11 · rev B · INR, ward copy',
      title: 'The laboratory’s latest status wins until the summary is signed',
      basis: 'Accession 26-4471 (OBR-3), for a discharge summary signed on 14 Nov 2026 at 12:00.',
      columns: ['Write, with its OBX-11', 'Status time, arrival', 'INR', 'Outcome'],
      rows: [
        { cells: ['Laboratory, F', '10:40, arrived 10:41', '5.2', 'Loses the tie-break'], outcome: 'loses' },
        { cells: ['Laboratory, C', '10:40, arrived 10:42', '2.5', 'Wins'], outcome: 'wins' },
        { cells: ['Ward, bedside meter', '10:55, arrived 10:55', '3.1', 'Not the master'], outcome: 'loses' },
        {
          cells: ['Laboratory, F, replayed', '10:40, arrived 11:15', '5.2', 'Loses the tie-break'],
          outcome: 'loses',
        },
        { cells: ['Laboratory, C', '11:58, arrived 12:06', '2.8', 'Signed: addendum'], outcome: 'absent' },
      ],
      tieBreak:
        'At one status time (OBR-22), a correction (C) beats a final result (F). Two corrections at one time are withheld until the laboratory confirms.',
      reading:
        'the shaded row is what the summary prints. OBR and OBX are segments of an HL7 version 2 message; arrival decides only whether the signature came first.',
    },
    capabilities: [
      {
        name: 'A master for every field',
        text: 'Ownership is settled by field, since finance may own the credit limit and sales the telephone number of one customer. The table also names who breaks a tie. Agreeing on it takes more meetings than any connector does.',
      },
      {
        name: 'Capture at the source',
        text: 'Log-based change data capture with Debezium reads what the database committed, if the ERP’s licence allows it. A stopped reader can make the source keep its log until the disk is full, so lag raises alarms. Where we may change the application, it writes business events in the same commit (an outbox).',
      },
      {
        name: 'Order, duplicates and deletes',
        text: 'Delivery is at least once, so every write carries a version and is applied only if newer. Deletes travel as tombstones; a source that erases silently is compared by key list each night. Writes of our own are marked, or they would echo back.',
      },
      {
        name: 'Identity across systems',
        text: 'A cross-reference table holds each system’s key for one party, item or specimen, with GTIN or tax number as evidence and a score for fuzzy matches. Merges can be undone, and erasure requests follow the same table to every copy.',
      },
    ],
    schematic: schematic({
      caption:
        'Changes flow one way per field through a versioned stream, and an independent comparison shows whether the copies still agree.',
      lanes: {
        Masters: { erp: ['outside', 'ERP: credit, items'], crm: ['outside', 'CRM: contacts'] },
        Capture: { cdc: 'Change capture', outbox: 'Outbox publisher' },
        Stream: { topic: ['store', 'Versioned change log'], xref: ['store', 'Key cross-reference'] },
        Targets: { apply: 'Upsert workers', shop: ['outside', 'Webshop copy'] },
        Proof: { recon: 'Count and hash report', steward: ['person', 'Data steward'] },
      },
      flows: [
        ['erp', 'cdc', 'commit log'],
        ['crm', 'outbox', 'events'],
        ['cdc', 'topic'],
        ['outbox', 'topic'],
        ['topic', 'apply', 'if newer'],
        ['xref', 'apply', 'keys'],
        ['apply', 'shop', 'upsert'],
        ['erp', 'recon', 'source counts'],
        ['shop', 'recon', 'counts, sums'],
        ['recon', 'steward', 'differences'],
      ],
      mark: {
        node: 'steward',
        before: 'Nightly repair job',
        doubt: 'Finance: why did a job change our credit limit?',
        answer: 'It reports the difference; the data steward decides.',
      },
    }),
    terms: [
      {
        term: 'Master of a field',
        meaning:
          'The one system whose value counts when copies differ. It is settled for each field, as one customer’s limit and telephone number may have different masters.',
      },
      {
        term: 'Tombstone',
        meaning:
          'A message that says a record was deleted. Without it a copy cannot tell a deleted record from one that has not arrived.',
      },
      {
        term: 'Change data capture',
        meaning:
          'Reading a database’s own log of commits to learn what changed, without altering the application that wrote it.',
      },
    ],
    related: [
      {
        page: 'industries/ehr-emr-software',
        reason: 'If the record, its screens and the signed summary are to be built.',
      },
      {
        page: 'services/api-integration',
        reason: 'If one system can ask the other and no copy is needed.',
      },
      {
        page: 'services/data-warehousing',
        reason: 'If the copy is for reports, a day late, and never written back.',
      },
      { page: 'solution/omnichannel', reason: 'If shop and web store should sell from one stock.' },
      { page: 'industries/supply-chain', reason: 'If the records belong to other companies.' },
      {
        page: 'services/cloud-integration',
        reason: 'If both systems are rented and talk through their vendors’ connectors.',
      },
    ],
    faq: [
      {
        question: 'Can both systems go on editing the same field?',
        answer:
          'Yes, if its owners choose a rule: the master wins, the later one wins, values are merged, or a person decides. “Later wins” is simple and loses data quietly, so keep it for fields where a lost change does no harm.',
      },
      {
        question: 'What happens while one of the systems is down?',
        answer:
          'Changes wait in the log and are applied in order when it returns. The morning report then shows its age beside the count, since an old copy that tallies is still old.',
      },
    ],
    chapters: {
      order: ['exhibit', 'capabilities', 'example'],
      approach: [
        {
          name: 'Count today’s differences',
          text: 'We compare each pair of systems by key and field, at one cut-off. The list shows which fields drift, and who has been correcting them by hand.',
          output: 'Differences by field, with samples',
          weeks: [2, 2],
        },
        {
          name: 'Sign the table of masters',
          text: 'For each field the owners name the master, the tie-break, how old a copy may be, and what happens to one that somebody has signed or printed.',
          output: 'Rules, each tried on real conflicts',
          decidedBy: 'Field owners; the tie-breaker for the rest',
          weeks: [1, 1],
        },
        {
          name: 'Run one flow in the shadow',
          text: 'Changes reach a shadow copy that no user sees. We stop the reader, replay an hour and send messages in the wrong order.',
          output: 'A flow that survives replay and disorder',
          weeks: [3, 4],
        },
        {
          name: 'Switch on, field by field',
          text: 'Each field goes live once the shadow has tallied for five working days. Until then the clerk’s list goes on.',
          output: 'Live flows, a queue for rejects, a repair guide',
          decidedBy: 'The owner of each field',
          weeks: [3, 5],
        },
      ],
      costDrivers: [
        {
          driver: 'Fields written on both sides',
          why: 'Each needs a conflict rule, and people who agree on it.',
          keepDown: 'Close one side’s input field.',
          step: 1,
        },
        {
          driver: 'Keys that do not match',
          why: 'Doubtful pairs are read by a person.',
          keepDown: 'Merge the obvious duplicates before we begin.',
          step: 0,
        },
        {
          driver: 'A source without log or event',
          why: 'Polling by date misses deletes and late commits.',
          keepDown: 'Ask the vendor for read access to the log.',
          step: 2,
        },
      ],
      workedExample: {
        paragraphs: [
          'At 02:00 the ERP holds 18,406 customers and the shop 18,397, so nine seem to be missing. Copy nine across and the totals agree, with the wrong records in them. Compared by key, 11 records differ: seven are still under way, three were refused and wait in a queue, and one was deleted in the ERP without a tombstone.',
          'The seven need nothing. The three need a person: a tax number of 14 characters, say, where GSTIN has 15. The eleventh must go. A count alone would also pass if one record were missing and another one too many, which is why keys, sums and hashes are compared as well.',
        ],
        sums: {
          columns: ['Customers at 02:00', 'ERP', 'Shop'],
          rows: [
            ['Counted', '18,406', '18,397'],
            ['Under way', '0', '7'],
            ['Refused, in the queue', '0', '3'],
            ['Deleted in the ERP alone', '0', '−1'],
          ],
          total: ['Accounted for', '18,406', '18,406'],
          verdict: ['Records that differ', '–', '11'],
        },
      },
      risks: [
        {
          risk: 'The last writer wins by accident',
          earlySign: 'A corrected value returns some hours later.',
          response: 'We order by the master’s own version or status time, never by arrival.',
        },
        {
          risk: 'A repair job hides the cause',
          earlySign: 'The same records differ at each cut-off and are equal by morning.',
          response: 'Differences go to a steward with their history, and nothing is repaired unseen.',
        },
        {
          risk: 'Clocks of two sites disagree',
          earlySign: 'A change is dated before the record was created.',
          response: 'Fields with two editors get versions; a clock decides only where both clocks are ours.',
        },
      ],
      measures: [
        {
          metric: 'Unexplained differences',
          how: 'Records that differ in key or content, minus those under way, refused or deleted, at one cut-off a day.',
          baseline: 'The count of the first step.',
        },
      ],
    },
  },
});
