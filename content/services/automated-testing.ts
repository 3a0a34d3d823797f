import { schematic, servicePage } from '../catalogue/define';

export const automatedTesting = servicePage({
  slug: 'automated-testing',
  label: 'Automated Testing',
  title: 'Automated tests a team still believes in year two',
  summary:
    'A test suite split by layer, each test with its own data, flaky ones in quarantine with an owner, and a plain list of checks that stay with people.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'A red run means a real fault.',
    quickAnswer:
      'How often did somebody press “rerun” this week? The count says, better than coverage does, whether a team believes its tests. We build or rescue the automated checks of web, mobile and API products, and put each risk on the lowest layer able to catch it. The verdict should arrive within minutes. Some checks stay with people, by name, in the plan.',
    atAGlance: {
      fits: 'Teams with a slow or flaky suite, or with none and frequent releases',
      notFor: 'A prototype that may be thrown away next quarter: try it by hand',
      firstStep: {
        what: 'One critical path covered at three layers',
        output: 'a suite on every merge, with run time and false alarms charted',
        weeks: [3, 3],
      },
      charged: 'Two engineers inside your team, per sprint; the first path has a fixed price',
      youBring:
        'Repository and pipeline rights, an environment that can be reset, your last ten production bugs',
    },
    ask: {
      text: 'Which test does your team rerun most often? Paste its last failure, and we name the layer on which it belongs.',
      button: 'Paste one flaky failure',
    },
    notNeeded: {
      struck: 'Automated tests',
      after: 'cannot tell you that a page looks odd. A person can, in ten minutes.',
    },
    capabilities: [
      {
        name: 'The layer split',
        text: 'Tax rules belong in unit tests, message formats in contracts, and only a dozen money-earning paths in the browser. One discount rule tested through Playwright takes seconds a case; as a function it takes milliseconds and names the faulty line.',
      },
      {
        name: 'Contract tests between services',
        text: 'Consumers publish what they rely on as Pact files, and the provider’s build verifies them before release. This replaces most of a shared integration environment. It does not test behaviour behind the message, so a few end-to-end checks remain.',
      },
      {
        name: 'Data each test brings itself',
        text: 'Builders create the customer, cart and price list that a test needs, through your API and under a unique key, so that tests run in parallel and in any order. Shared fixtures look cheaper until two teams edit the same customer.',
      },
      {
        name: 'A flake policy with an expiry',
        text: 'A test that passes on retry without a code change is marked flaky. It leaves the merge gate. It gets an owner and ten working days, after which it is fixed or deleted. Each suite has a budget for such tests.',
      },
      {
        name: 'Testing the tests',
        text: 'Line coverage says what ran, not what was checked. On modules with money or safety in them we run mutation testing with PIT or Stryker and read the survivors by hand. Whole-system mutation runs cost hours and are seldom worth it.',
      },
      {
        name: 'Load checks in small doses',
        text: 'A k6 scenario with an open arrival model runs nightly and compares p95 and p99 with last week’s. It warns of drift. A capacity statement needs production-like hardware and a workload model from your logs, which is a separate exercise.',
      },
      {
        name: 'What stays manual',
        text: 'First impressions, odd hardware, layouts in nine languages and features due to be replaced next quarter are better judged by a person. Automating a check that runs twice a year rarely repays its upkeep, and the written plan says so.',
      },
    ],
    schematic: schematic({
      caption:
        'Each risk is caught at the cheapest layer, and a doubtful failure leaves the gate for a quarantine with an owner instead of a rerun.',
      lanes: {
        Inputs: { change: ['document', 'Code change'], seeds: 'Data builders' },
        Layers: { unit: 'Unit and mutation', pact: 'Pact verification', paths: 'Playwright paths' },
        Verdict: { gate: 'Merge gate', detector: 'Flake detector' },
        Record: { history: ['store', 'Run history'], quarantine: ['document', 'Quarantine list'] },
      },
      flows: [
        ['change', 'unit', 'every push'],
        ['change', 'pact', 'message touched'],
        ['seeds', 'paths', 'own customer'],
        ['unit', 'gate'],
        ['pact', 'gate'],
        ['paths', 'detector', 'failed once'],
        ['detector', 'gate', 'real fault'],
        ['gate', 'history', 'duration'],
        ['detector', 'quarantine', 'owner, expiry'],
      ],
      mark: {
        node: 'quarantine',
        before: 'Skipped tests',
        doubt: 'Release manager: who unskips this one, and when?',
        answer: 'Its owner has ten working days: repair or delete.',
      },
    }),
  },
});
