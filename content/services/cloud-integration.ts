import { schematic, servicePage } from '../catalogue/define';

export const cloudIntegration = servicePage({
  slug: 'cloud-integration',
  label: 'Cloud Integration',
  title: 'Integration between SaaS, cloud and your own racks',
  summary:
    'Hybrid connections with private paths, a choice of iPaaS or code per flow, events with a schema registry, and one place that shows what is stuck.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'Cloud services and systems in your own building exchange messages over known paths, and an operator can see and resend what got stuck.',
    quickAnswer:
      'A hybrid estate has SaaS applications, cloud workloads and machines behind a firewall, each with its own limits and hours. We connect them for integration leads and IT managers who have inherited point-to-point scripts. The first output, after a planned three weeks, is an interface register with owner, volume, path and failure handling for each flow, and one flow rebuilt on the proposed platform.',
    capabilities: [
      {
        name: 'The interface register',
        text: 'Scheduled scripts, database links, SFTP drops and connector recipes are listed with source, target, trigger, volume and owner. Searching crontabs and firewall rules finds those that nobody mentioned. Flows without an owner are paused in a controlled week, to see who calls.',
      },
      {
        name: 'iPaaS or code, flow by flow',
        text: 'A connector platform suits many small SaaS flows and staff who maintain recipes. Code on queues suits volume, tests and complicated mapping. Price per task can overturn the sum at scale, so we calculate with your counts and allow both, under one monitoring view.',
      },
      {
        name: 'Paths through the firewall',
        text: 'An agent inside dials out and polls for work, or a private link joins the networks; inbound holes are avoided. Private links cost a standing fee and need address plans that do not overlap. Credentials are short-lived workload identities, and the rest rotate.',
      },
      {
        name: 'Events with a registered schema',
        text: 'CloudEvents envelopes and AsyncAPI documents describe what is published, and a registry rejects a producer whose change would break readers. Topics belong to a team. An event carries a key and the facts, never a whole database row.',
      },
      {
        name: 'Back-pressure and quotas',
        text: 'SaaS APIs meter calls per day and lock you out at noon during a bulk load. Queues smooth peaks, bulk endpoints take the nightly mass, and a shared quota budget is divided among flows by importance, so that invoices pass before profile pictures.',
      },
      {
        name: 'Operations, and when to stay simple',
        text: 'Each message has a correlation identifier, a status and a resend button that checks for duplicates. EDI partners keep their AS2 or SFTP mailbox at the edge. With three flows and one developer, scheduled functions and an alert cost less than any platform.',
      },
    ],
    schematic: schematic({
      caption:
        'An agent dials out from the plant, the registry guards event shapes, and one operator sees every message that did not arrive.',
      lanes: {
        'Own data centre': { wms: ['outside', 'Warehouse system'], agent: 'Outbound agent' },
        'Integration layer': {
          registry: ['store', 'Schema registry'],
          bus: 'Event bus',
          recipes: 'Connector recipes',
        },
        Partners: { edi: ['outside', 'EDI mailbox'], saas: ['outside', 'SaaS finance'] },
        Operations: { stuck: ['store', 'Stuck messages'], operator: ['person', 'Flow operator'] },
      },
      flows: [
        ['wms', 'agent', 'stock moves'],
        ['agent', 'bus', 'private path'],
        ['bus', 'registry', 'shape allowed?'],
        ['bus', 'recipes', 'small flows'],
        ['bus', 'edi', 'AS2 notice'],
        ['recipes', 'saas', 'within quota'],
        ['recipes', 'stuck', 'failed'],
        ['stuck', 'operator', 'inspect, resend'],
      ],
    }),
  },
});
