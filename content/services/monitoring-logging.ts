import { schematic, servicePage } from '../catalogue/define';

export const monitoringLogging = servicePage({
  slug: 'monitoring-logging',
  label: 'Monitoring & Logging',
  title: 'Monitoring that wakes people for symptoms only',
  summary:
    'Traces, metrics and logs joined by one identifier, alerts on error-budget burn, and retention set by law and cost instead of by a vendor’s default.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'An alert at night means that users are being hurt now, or would be if they tried.',
    quickAnswer:
      'Processor load at 90 % hurts no user by itself; a payment path on which one call in fifty fails does. We delete alerts first and then rebuild monitoring, logging and tracing on OpenTelemetry around such paths. Each path gets a service level, an alert on how fast its allowance of failures is used up, and one trace through every hop. It suits engineering leads and operations managers with many dashboards and poor sleep.',
    atAGlance: {
      fits: 'Many dashboards, frequent pages at night, and outages that users report first',
      notFor: 'One server with one application needs an uptime probe and error tracking, no more',
      firstStep: {
        what: 'One user path measured end to end',
        output: 'its service level, a budget-burn alert, a full trace and the alerts to delete',
        weeks: [2, 3],
      },
      charged: 'A fixed price per user path, upkeep of alerts by the month; log storage is your own bill',
      youBring: 'Access to current tools, a month of alerts, one team’s code, the person who gets woken',
    },
    ask: {
      text: 'Copy the alerts of one bad night in order, host names changed. The list comes back with those struck out that hurt no user.',
      button: 'Send one bad night’s alerts',
    },
    notNeeded: {
      before: 'A job that runs once a month can mail its reader.',
      struck: 'Monitoring',
      after: 'would watch it sleep.',
    },
    argument: {
      heading: 'Six failures rang at two, twenty-eight at eight did not',
      paragraphs: [
        'The rule in Google’s workbook pages at a burn rate of 14.4 over one hour, because that spends 2 % of a 30-day budget, if every hour is as busy as the next. With payments it is not. In the hour from 02:00 six of 60 failed, which is 10 %, a burn rate of 20, and the telephone rang. In the hour from 20:00, 28 of 1,400 failed, which is 2 %, a burn rate of 4, and it kept silent over more than four times the failures.',
        'The operations manager defends the rate, since a high one at night may be the first sign of a bad morning. The head of support wants failures counted. We count: 2 % of 1,000 is 20 failures, in whatever hour. The manager’s worry gets a rule of its own. At 04:00 the link to the bank is down and all 15 payments fail, which does not make 20; the tenth in a row pages, at this pace after 40 minutes. Where that is too late, or no payment arrives to fail, test transactions are needed.',
        'What is a failure, though? At 19:00 banks refused 50 payments for a wrong PIN or an empty account. On UPI these are business declines. The path did its work, so they count as served, or they would have rung for more payments than the fault an hour later.',
      ],
    },
    exhibit: {
      kind: 'rules',
      document: 'Page rule 2 · pay path · rev D',
      title: 'Who is woken: failures are counted, not their share',
      basis:
        'In 30 days 2,00,000 payments are expected, 99.5 % to succeed: 1,000 may fail. A rolling hour that fails 2 % of these 1,000 pages.',
      columns: ['Hour from', 'Failed of tried', 'Of the budget', 'Outcome'],
      rows: [
        { cells: ['19:00, 50 refused by banks', '3 of 1,250', '0.3 %', 'No page'], outcome: 'loses' },
        { cells: ['20:00', '28 of 1,400', '2.8 %', 'Pages'], outcome: 'wins' },
        { cells: ['02:00', '6 of 60', '0.6 %', 'No page'], outcome: 'loses' },
        { cells: ['03:00, processor at 93 %', '0 of 45', '0.0 %', 'Dashboard'], outcome: 'absent' },
        {
          cells: ['04:00, link to the bank down', '15 of 15', '1.5 %', 'Pages by rule 3'],
          outcome: 'absent',
        },
      ],
      tieBreak:
        'The 20th failure pages at once. Rule 3 comes on top: ten failures in a row page in any hour; with a success between, a ticket.',
      reading:
        'the shaded hour pages by this rule. A refusal for PIN or funds counts as tried and served, no answer in time as failed, even if it settles later.',
    },
    capabilities: [
      {
        name: 'Indicators taken from user paths',
        text: 'For each path, such as search, pay or upload, we define a good event, a valid event and where they are counted. Measuring at the load balancer is cheap and misses script errors in the browser. Measuring in the client is truer and noisier.',
      },
      {
        name: 'Alerts on budget burn',
        text: 'A fast and a slow window watch how much of the error budget, the failures agreed for 30 days, is spent. The fast one pages somebody; the slow one opens a ticket. Both count failures where traffic varies. Processor load stays on dashboards; a disk full within days opens a ticket. Each page links to a runbook or is removed.',
      },
      {
        name: 'One trace through every hop',
        text: 'W3C Trace Context travels over HTTP and in message headers, so a stuck order can be followed through queue and batch. Tail sampling keeps errors and slow requests, and a thin share of the rest. Keeping all traces is affordable only at low volume.',
      },
      {
        name: 'Logs as typed events',
        text: 'Applications write structured events with stable field names, trace identifier and tenant, and never a password, token or full card number; a collector masks what slipped through. Free-text logs stay searchable and are charged to the team that writes them.',
      },
      {
        name: 'Retention by duty',
        text: 'CERT-In’s 2022 directions require ICT logs over a rolling 180 days, within Indian jurisdiction; its FAQ allows storage abroad if producible in time. Payment operators’ data stays in India, says the RBI. From May 2027 the DPDP Rules require a year where personal data is processed. Audit events are write-once, debug lines expire in days; counsel agrees to classes.',
      },
      {
        name: 'What makes it expensive',
        text: 'A label that holds a user identifier opens one time series per user, and the invoice grows with them. We set a budget per team in the collector and show each team its own consumption.',
      },
    ],
    schematic: schematic({
      caption: 'Only failures on a user’s path may wake a person, whatever else the collector receives.',
      lanes: {
        Sources: { browser: 'Browser and app', services: 'Instrumented services' },
        Collection: { collector: 'OTel collector' },
        Stores: {
          metrics: ['store', 'Metric series'],
          traces: ['store', 'Sampled traces'],
          logs: ['store', 'Log archive, by duty'],
        },
        Judgement: { burn: 'Budget-burn alert', explorer: 'Trace and log view' },
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
      mark: {
        node: 'logs',
        before: 'Log archive, 30 days',
        doubt: 'Security officer: what if CERT-In asks about day 150?',
        answer: 'System logs are kept for a rolling 180 days.',
      },
    }),
  },
});
