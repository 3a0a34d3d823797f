import { schematic, servicePage } from '../catalogue/define';

export const bigData = servicePage({
  slug: 'big-data',
  label: 'Big Data Engineering',
  title: 'Big data pipelines with a replay for wrong months',
  summary:
    'Event streams and lakehouse tables for volumes one server cannot hold: schemas enforced at the door, late data handled, replays rehearsed, bills capped.',
  reviewedOn: '2026-11-25',
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
    argument: {
      heading: 'October did not end at midnight',
      paragraphs: [
        'Two hundred meters behind current transformers were set up with a multiplying factor of 40, and it should be 60. For the energy an UPDATE would do. But the job also holds the kVA of each quarter of an hour against the contract demand, and at 60 some exceed it, so it has to run again. A data engineer would read the log from October’s first midnight to its last, since a log is kept by arrival. Billing means what was consumed in October. The last quarter-hour of all 200, and a broken gateway’s, came in November: 1,104 readings, long sorted in by the live job.',
        'The short reading’s copy ends 3,360 kWh too low, and the merge would leave the late readings at 40, which no chart shows. The UPDATE does, as a sum: the copy must hold the old total × 60 ÷ 40. At 17,96,640 kWh it does not, nor at 18,01,440, which comes out when the 1,440 kWh sent twice count twice.',
        'Two conditions have to hold long before. Kafka deletes after 7 days unless told otherwise, and in this rehearsal the first reading of October is 54 days old; the raw readings stay there longer, or in a table. And the copy is merged by meter and time. Overwriting the days of October with these meters is one line shorter, and removes all other meters from them.',
      ],
    },
    exhibit: {
      kind: 'checklist',
      document: 'Replay of October · rehearsed on 24 Nov 2026',
      title: '200 meters with factor 60 instead of 40: October runs again',
      steps: [
        {
          at: '10:00',
          by: 'Data engineer',
          step: 'Notes the old total of the month',
          proof: '12,00,000 kWh at factor 40 in the table; the live job has had 60 since 23 Nov.',
        },
        {
          at: '10:20',
          by: 'Data engineer',
          step: 'Reads the log by event time, up to today',
          proof: '5,95,584 messages: 5,94,000 by the last midnight, 1,104 later, 480 sent twice.',
        },
        {
          at: '10:50',
          by: 'Data engineer',
          step: 'Writes a copy with factor 60, each key once',
          proof: '5,95,104 rows in the copy, as many as in the table.',
        },
        {
          at: '11:10',
          by: 'Meter data analyst',
          step: 'Counts against the calendar',
          proof: '200 × 96 × 31 = 5,95,200 were due. 96 never came: meter 77, 18 Oct.',
        },
        {
          at: '11:30',
          by: 'Meter data analyst',
          step: 'Compares energy, old and new',
          proof:
            '12,00,000 × 60 ÷ 40 = 18,00,000 kWh, and the copy holds 18,00,000. Two meters’ highest kVA by hand: equal.',
        },
        {
          at: '27 Nov',
          by: 'Billing head',
          step: 'Accepts the copy, or has the 96 estimated first',
          proof: 'A signature. Midnight registers hold that day’s sum; estimates carry their own mark.',
        },
        {
          at: '30 Nov',
          by: 'Data engineer',
          step: 'Merges the copy by meter and time',
          proof: '5,95,104 rows changed, none or 96 added; all other meters as before.',
        },
      ],
      ticked: 5,
      wayBack:
        'After a wrong merge the table returns to the snapshot before it, and the live job reads the log again from that hour.',
      reading:
        'a reading is due every quarter of an hour and dated by its start. The replay changes the table; corrected bills are a decision of their own. November’s first weeks follow in the same way.',
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
        text: 'Parquet files under Iceberg need compaction, snapshot expiry and a partition scheme that can change, or queries crawl through a million small files. Erasure requests under Article 17 of the GDPR, and from May 2027 under the DPDP Act, must reach old snapshots too, and the job records that they did.',
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
