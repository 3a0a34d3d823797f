import { schematic, servicePage } from '../catalogue/define';

export const bigData = servicePage({
  slug: 'big-data',
  label: 'Big Data Engineering',
  title: 'Big data pipelines that replay, compact and stay affordable',
  summary:
    'Event streams and lakehouse tables for volumes one server cannot hold: schemas enforced at the door, late data handled, replays rehearsed, bills capped.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'Events by the million arrive once, in a shape somebody agreed, and a faulty calculation can be run again over last month.',
    quickAnswer:
      'You need this when one well-built database server no longer keeps up with the writes or scans: meter readings, clicks, telemetry, ad or card events. If it still does, stay there. For platform and data teams past that point we build the log, the processing and the tables. A measured pilot with one event type, at your real peak rate, takes about six to eight weeks to plan and run.',
    capabilities: [
      {
        name: 'A capacity sheet first',
        text: 'Forty thousand meters reading every fifteen minutes make about 44 events a second, which PostgreSQL handles. We work out such sums for peak, size and retention before naming a tool. Distributed systems buy throughput with operational effort, and small teams feel it.',
      },
      {
        name: 'Partition keys and ordering',
        text: 'Kafka keeps order within a partition only, so the key decides which events stay in sequence. Keying by device is natural until one gateway sends a third of the traffic. We measure skew on a real day before fixing the count.',
      },
      {
        name: 'Schemas that may only grow',
        text: 'Avro or Protobuf schemas are registered with a compatibility rule, and AsyncAPI documents who sends and who reads. A producer that breaks the rule fails its own build. Unreadable events go to a dead-letter topic with an owner.',
      },
      {
        name: 'Event time and late arrivals',
        text: 'Flink windows close by watermark on the time an event happened. How late is too late is a business choice: a longer wait means a truer total, delivered later. Stragglers correct the figure afterwards, and reports show which figures are provisional.',
      },
      {
        name: 'Lakehouse housekeeping',
        text: 'Parquet files under Iceberg need compaction, snapshot expiry and a partition scheme that can change, or queries crawl through a million small files. Erasure requests under GDPR Article 17 must reach old snapshots too, and the job logs proof.',
      },
      {
        name: 'Replay and the bill',
        text: 'Effectively-once results come from idempotent writes and stable event keys, shown by replaying a day into a copy and comparing totals. Storage tiers, query scan limits and cost tags in FOCUS terms keep the invoice explainable per data product.',
      },
    ],
    schematic: schematic({
      caption:
        'Live and replayed events take the same log and land in the same tables, so a corrected calculation can overwrite a wrong month.',
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
    }),
  },
});
