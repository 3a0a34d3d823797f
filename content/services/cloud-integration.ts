import { schematic, servicePage } from '../catalogue/define';

export const cloudIntegration = servicePage({
  slug: 'cloud-integration',
  label: 'Cloud Integration',
  title: 'Integration between SaaS, cloud and your own racks',
  summary:
    'Hybrid connections with private paths, a choice of iPaaS or code per flow, events with a schema registry, and one place that shows what is stuck.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'One screen shows which message is stuck, whose it is and how to resend it.',
    quickAnswer:
      'Integration leads and IT managers inherit scripts between SaaS applications, cloud workloads and machines behind a firewall. One of them copies invoices at 02:10 every night, and its author has left without saying what happens when it fails. We list every flow, then give it a known path, a schema and an owner. Some stay as they are, since a script that works and has an owner is no fault.',
    atAGlance: {
      fits: 'SaaS, cloud and on-site systems tied together by scripts of former colleagues',
      notFor: 'For three flows and one developer, scheduled functions with an alert cost less',
      firstStep: {
        what: 'An interface register, and one flow rebuilt',
        output: 'each flow’s owner, volume, path and failure handling, drawn on one sheet',
        weeks: [3, 3],
      },
      charged: 'The register first, for a fixed sum; then per flow, by its difficulty',
      youBring: 'Read access to crontabs, firewall rules and SaaS settings, the colleagues who get the calls',
    },
    ask: {
      text: 'A script copies data at night, and its author has left. Tell us what you know of it; we draw the rest as questions.',
      button: 'Describe one orphan script',
    },
    notNeeded: {
      before: 'SaaS from a single vendor comes with connectors. Try those before',
      struck: 'cloud integration',
      after: '.',
    },
    argument: {
      heading: 'Seven nights without a call, and a reader all the same',
      paragraphs: [
        'The script of 02:10 copies the previous day’s invoices into a table in the company’s own rack. It had no owner, so the IT manager paused it from 16 to 22 November to see who calls. The line stayed quiet, and now the script is to be deleted. The integration lead asks first who reads that table, and how often.',
        'PostgreSQL keeps, since version 16, the time at which an index was last used: 1 November, 06:30. The crontab of another server has a job at that minute of each month. A pause of a fortnight, begun as this one was, would have been over before the next read, on 1 December.',
        'A pause across that morning would have been quiet too. The cost file would have been written on time, with invoices up to 14 November, 14 days of 30, and a pleasantly low total; its warnings go to the mailbox of the author who left. The time of the last read finds this reader without a pause. The table’s own finds one who reads past the index. Both miss a reader on a standby, since each server keeps its own statistics, and a crash resets them. So the register also asks whoever closes the books.',
      ],
    },
    exhibit: {
      kind: 'record',
      document: 'Interface register · line 17 of 31 · rev B',
      title: 'A pause of seven nights did not meet the monthly reader',
      severity: 'Keep',
      grounds: 'The copy is read on the first of each month. The pause lay between two reads.',
      fields: [
        { label: 'Flow', value: 'SaaS finance to table inv_copy, 02:10, invoices of the day before' },
        { label: 'Paused', value: '16 Nov 2026 to 22 Nov 2026, seven runs; calls: none' },
        { label: 'Copied later', value: '24 Nov 2026, by date, the invoices of 15 to 21 November' },
        { label: 'Next read', value: '1 Dec 2026, 06:30' },
        { label: 'Owner', value: 'Cost controller, since 24 Nov 2026; none before' },
      ],
      exchange: [
        {
          label: 'pg_stat_user_indexes, seen on 24 Nov 2026',
          lines: ['indexrelname: inv_copy_month', 'last_idx_scan: 2026-11-01 06:30'],
          marked: 1,
        },
        {
          label: 'crontab of the reporting server',
          lines: ['MAILTO=<author who left>', '30 6 1 * * cost_file.sh'],
          marked: 1,
        },
      ],
      reading:
        'a crontab line begins with minute, hour and day of the month; the stars mean every month, on any weekday.',
    },
    capabilities: [
      {
        name: 'The interface register',
        text: 'Scheduled scripts, database links, SFTP drops and connector recipes are listed with source, target, trigger, volume and owner. Searching crontabs and firewall rules finds those that were not mentioned. A flow without an owner is traced to its readers first; if it is paused then, that month’s papers are compared too, since silence proves little.',
      },
      {
        name: 'iPaaS or code, flow by flow',
        text: 'A connector platform (iPaaS) suits many small SaaS flows and staff who maintain recipes; code on queues suits volume, tests and complicated mapping. Price per task can overturn the sum at scale, so we calculate with your counts and allow both, under one monitoring view.',
      },
      {
        name: 'Paths through the firewall',
        text: 'An agent inside dials out and polls for work, or a private link joins the networks, so no inbound port has to be opened. Private links cost a standing fee and need address plans that do not overlap. Credentials are short-lived workload identities where the system allows them, and rotated secrets elsewhere.',
      },
      {
        name: 'Events with a registered schema',
        text: 'CloudEvents envelopes and AsyncAPI documents describe what is published, and a registry rejects a producer whose change would break readers. Each topic belongs to a team. An event carries a key and the facts. Whole database rows stay at home, or readers will come to depend on every column.',
      },
      {
        name: 'Back-pressure and quotas',
        text: 'SaaS APIs count calls per day, and one bulk load can spend the lot before lunch. Queues smooth the peaks and bulk endpoints take the nightly mass. The daily quota is divided among the flows by importance, so that invoices pass before profile pictures.',
      },
      {
        name: 'Operations on one screen',
        text: 'Each message has a correlation identifier, a status and a resend button that checks for duplicates. EDI partners keep their AS2 link or SFTP mailbox at the edge; an AS2 message without its receipt (MDN) counts as stuck. Nothing is moved to the platform merely because the platform is there.',
      },
    ],
    schematic: schematic({
      caption: 'One operator sees every message that did not arrive, whichever path it took.',
      lanes: {
        'Own data centre': { wms: ['outside', 'Warehouse system'], agent: 'Outbound agent' },
        'Integration layer': {
          registry: ['store', 'Schema registry'],
          bus: 'Event bus',
          recipes: 'Connector recipes',
        },
        Partners: { edi: ['outside', 'EDI partner'], saas: ['outside', 'SaaS finance'] },
        Operations: { stuck: ['store', 'Stuck messages'], operator: ['person', 'Flow operator'] },
      },
      flows: [
        ['wms', 'agent', 'stock moves'],
        ['agent', 'bus', 'private path'],
        ['bus', 'registry', 'shape allowed?'],
        ['bus', 'recipes', 'small flows'],
        ['bus', 'edi', 'ASN over AS2'],
        ['recipes', 'saas', 'within quota'],
        ['recipes', 'stuck', 'failed'],
        ['bus', 'stuck', 'failed, no MDN'],
        ['stuck', 'operator', 'inspect, resend'],
      ],
      mark: {
        node: 'agent',
        before: 'Open inbound port',
        doubt: 'Firewall admin: must I let the cloud into the plant?',
        answer: 'The agent dials out and polls for its work.',
      },
    }),
  },
});
