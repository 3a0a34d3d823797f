import { schematic, servicePage } from '../catalogue/define';

export const dataSync = servicePage({
  slug: 'data-sync',
  label: 'Data Sync',
  title: 'Data synchronisation with a daily proof of balance',
  summary:
    'Customers, items and orders held in several systems, kept alike by change capture, one master per field, conflict rules and a count that must tally.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'Every morning a report tells you whether the copies agree.',
    quickAnswer:
      'The ERP says the credit limit is ₹5 lakh, the shop says 3, and sales has a telephone number that nobody else has seen. Synchronisation begins by deciding who may change which field. Only then come the connectors: change capture, ordering, conflict rules, and a daily count that must tally. It is for data owners and operations heads whose customers, items or orders live in several systems.',
    atAGlance: {
      fits: 'The same customers, items or orders kept in ERP, CRM and web shop',
      notFor: 'Twenty corrections a month between two systems: print the list and name a clerk',
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
    capabilities: [
      {
        name: 'A master for every field',
        text: 'Ownership is settled by field, since finance may own the credit limit and sales the telephone number of one customer. The table also names who breaks a tie. Agreeing on it takes more meetings than any connector does. Build nothing before.',
      },
      {
        name: 'Capture at the source',
        text: 'Log-based change data capture with Debezium reads what the database committed, if the ERP’s licence allows it. A stopped reader can make the source keep its log until the disk is full, so lag raises alarms. Where we may change the application, a transactional outbox publishes business events in the same commit.',
      },
      {
        name: 'Order, duplicates and deletes',
        text: 'Events are partitioned by record, carry a version, and are applied only if newer. Delivery is at least once, so writes are upserts. Deletes travel as tombstones; a source that erases silently is compared by key list each night.',
      },
      {
        name: 'Conflicts decided by rule',
        text: 'Where two places must edit, we choose per field: master wins, later wins with clocks we trust, values merge, or a person decides. Last write wins is simple and loses data quietly, so it is reserved for fields nobody would miss. Writes of our own are marked, or they would echo back.',
      },
      {
        name: 'Identity across systems',
        text: 'A cross-reference table holds each system’s key for one party or item, with GTIN or tax number as evidence and a score for fuzzy matches. Merges can be undone. Erasure requests follow the same table to every copy.',
      },
      {
        name: 'Reconciliation, replay and restraint',
        text: 'Counts, sums and hashes per segment are compared daily up to one cut-off, so that records still under way are no fault. After repair the stream is replayed. If two systems need one value at one moment, let one call the other: a copy you never make cannot differ.',
      },
    ],
    schematic: schematic({
      caption:
        'Changes flow one way per field through a versioned stream, and an independent count decides whether the copies still agree.',
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
  },
});
