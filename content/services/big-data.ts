import { schematic, servicePage } from '../catalogue/define';

export const bigData = servicePage({
  slug: 'big-data',
  label: 'Big Data Engineering',
  title: 'Big data pipelines with a replay for wrong months',
  summary:
    'Event streams and lakehouse tables for volumes one server cannot hold: schemas enforced at the door, late data handled, replays rehearsed, bills capped.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'When a calculation was wrong, last month can be run again.',
    quickAnswer:
      'Do the sum first: devices times readings, at peak, for as long as you keep them. If one well-built database server copes, stay there. Beyond it the trouble is order, lateness and money, whether the events are meter readings, clicks, telemetry, ad or card events. For platform and data teams we build the log, the processing and the tables, and try them with one event type at the true peak rate.',
    atAGlance: {
      fits: 'Streams or tables whose writes or scans one good server no longer carries',
      notFor: 'What PostgreSQL still carries needs an index, a partition or a replica, not a new platform',
      firstStep: {
        what: 'A working pilot with one event type at your true peak',
        output: 'the stream drawn, throughput and cost per million events measured, one replay rehearsed',
        weeks: [6, 8],
      },
      charged: 'Pilot at a fixed price; cloud usage runs on your own account, under a cap',
      youBring: 'A day of raw events, peak figures, retention rules, a cloud account',
    },
    ask: {
      text: 'Give us devices, readings per hour and years kept. Should one good server carry them, our reply says so and ends there.',
      button: 'Send three capacity figures',
    },
    notNeeded: {
      before: 'Forty thousand meters, read four times an hour, fit one good server without',
      struck: 'big data',
      after: '.',
    },
    capabilities: [
      {
        name: 'A capacity sheet first',
        text: 'Forty thousand meters reading every fifteen minutes make about 44 events a second. PostgreSQL handles that. We work out such sums for peak, size and retention before naming a tool, since distributed systems buy throughput with operational effort, and small teams feel it.',
      },
      {
        name: 'Partition keys and ordering',
        text: 'Kafka keeps order within a partition only, so the choice of key decides which events stay in sequence. Keying by device is natural until one gateway sends a third of the traffic. We measure skew on a real day before fixing the count.',
      },
      {
        name: 'Schemas that may only grow',
        text: 'Avro or Protobuf schemas are registered with a compatibility rule, and AsyncAPI documents who sends and who reads. A producer that breaks the rule fails its own build. Unreadable events go to a dead-letter topic with an owner.',
      },
      {
        name: 'Event time and late arrivals',
        text: 'Flink sorts events into windows by the time at which they happened, and a watermark says how long each window waits. How late is too late is a business choice: a longer wait means a truer total, delivered later. Stragglers correct the figure afterwards, and reports show which figures are provisional.',
      },
      {
        name: 'Lakehouse housekeeping',
        text: 'Parquet files under Iceberg need compaction, snapshot expiry and a partition scheme that can change, or queries crawl through a million small files. Erasure requests under the DPDP Act or Article 17 of the GDPR must reach old snapshots too, and the job records that they did.',
      },
      {
        name: 'Replay and the bill',
        text: 'An event that arrives twice must count once. Stable event keys and repeatable writes see to that, and we show it by replaying a day into a copy and comparing totals. Storage tiers, limits on what a query may scan and cost tags keep the invoice explainable per data product.',
      },
    ],
    schematic: schematic({
      caption:
        'Live and replayed events land in the same tables, so a corrected calculation can overwrite a wrong month.',
      lanes: {
        Producers: { devices: ['outside', 'Field devices'], clicks: 'App click events' },
        Log: {
          schema: 'Schema registry',
          topic: ['store', 'Partitioned log'],
          dead: ['store', 'Dead-letter topic'],
        },
        Processing: { windows: 'Event-time windows', replay: 'Replay job' },
        Lakehouse: { iceberg: ['store', 'Iceberg tables'], compact: 'Compaction, expiry' },
      },
      flows: [
        ['devices', 'topic', 'keyed by device'],
        ['clicks', 'topic'],
        ['schema', 'topic', 'grow only'],
        ['topic', 'dead', 'unreadable'],
        ['topic', 'windows'],
        ['topic', 'replay', 'past month'],
        ['windows', 'iceberg', 'with corrections'],
        ['replay', 'iceberg', 'idempotent'],
        ['compact', 'iceberg'],
      ],
      mark: {
        node: 'windows',
        before: 'Arrival-time windows',
        doubt: 'Grid control: late readings count on which day?',
        answer: 'They count when they happened and correct that total.',
      },
    }),
  },
});
