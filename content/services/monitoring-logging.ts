import { schematic, servicePage } from '../catalogue/define';

export const monitoringLogging = servicePage({
  slug: 'monitoring-logging',
  label: 'Monitoring & Logging',
  title: 'Monitoring that wakes people for symptoms only',
  summary:
    'Traces, metrics and logs joined by one identifier, alerts on error-budget burn, and retention set by law and cost instead of by a vendor’s default.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'An alert means that users are being hurt, and from it an engineer reaches the failing request and its log lines in minutes.',
    quickAnswer:
      'Teams with many dashboards and poor sleep usually measure machines where they should measure what users feel. We rebuild monitoring, logging and tracing on OpenTelemetry around service levels, for engineering leads and operations managers. After two to three weeks, as a rule of planning, the first output stands: one user path with its SLI, a burn-rate alert, a trace across every hop, and a list of alerts to delete.',
    capabilities: [
      {
        name: 'Indicators taken from user paths',
        text: 'For each path, such as search, pay or upload, we define a good event, a valid event and where they are counted. Measuring at the load balancer is cheap and misses script errors in the browser. Measuring in the client is truer and noisier.',
      },
      {
        name: 'Alerts on budget burn',
        text: 'A fast and a slow window watch how quickly the error budget is spent: the fast one pages, the slow one opens a ticket. Processor load, queue depth and disk remain on dashboards as causes. Each page links to a runbook or is removed.',
      },
      {
        name: 'One trace through every hop',
        text: 'W3C Trace Context travels over HTTP and in message headers, so a stuck order can be followed through queue and batch. Tail sampling keeps errors and slow requests, and a thin share of the rest. Keeping all traces is affordable only at low volume.',
      },
      {
        name: 'Logs as typed events',
        text: 'Applications write structured events with stable field names, trace identifier and tenant, and never a password, token or full card number. A collector masks what slipped through. Free-text logs stay searchable and are charged to the team that writes them.',
      },
      {
        name: 'Retention by duty',
        text: 'CERT-In’s 2022 directions ask for logs of ICT systems over a rolling 180 days, held within Indian jurisdiction. Audit events go to write-once storage under that rule, debug lines expire in days. We agree on the classes with security and counsel.',
      },
      {
        name: 'Cost, cardinality and limits',
        text: 'A label holding a user identifier multiplies time series and the invoice, so budgets per team are set in the collector. For one server with one application, an uptime probe and error tracking do. Monitoring also cannot repair a service that has no owner.',
      },
    ],
    schematic: schematic({
      caption:
        'Signals share one trace identifier and pass a collector that masks and samples; only budget burn may wake a person.',
      lanes: {
        Sources: { browser: 'Browser and app', services: 'Instrumented services' },
        Collection: { collector: 'OTel collector' },
        Stores: {
          metrics: ['store', 'Metric series'],
          traces: ['store', 'Sampled traces'],
          logs: ['store', 'Log archive, 180 days'],
        },
        Judgement: { burn: 'Burn-rate alert', explorer: 'Trace and log view' },
        People: { responder: ['person', 'On-call responder'] },
      },
      flows: [
        ['browser', 'collector', 'user timings'],
        ['services', 'collector', 'OTLP'],
        ['collector', 'metrics', 'SLI counts'],
        ['collector', 'traces', 'tail sampling'],
        ['collector', 'logs', 'masked'],
        ['metrics', 'burn'],
        ['burn', 'responder', 'page'],
        ['traces', 'explorer', 'trace id'],
        ['logs', 'explorer'],
        ['explorer', 'responder', 'cause'],
      ],
    }),
  },
});
