import { schematic, servicePage } from '../catalogue/define';

export const automatedTesting = servicePage({
  slug: 'automated-testing',
  label: 'Automated Testing',
  title: 'Automated tests a team still believes in year two',
  summary:
    'A test suite split by layer, each test with its own data, flaky ones in quarantine with an owner, and a plain list of checks that stay with people.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'A red run means a real fault.',
    quickAnswer:
      'The number of times somebody pressed “rerun” this week says more about a team’s trust in its tests than coverage does. We build or rescue the automated checks of web, mobile and API products, and put each risk on the lowest layer able to catch it. The verdict should arrive within minutes, and the plan names the checks that stay with people.',
    atAGlance: {
      fits: 'Teams with a slow or flaky suite, or with none and frequent releases',
      notFor: 'A prototype that may be thrown away next quarter is better tried by hand',
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
    argument: {
      heading: 'Two retries turn 99 of 100 overdrafts green',
      paragraphs: [
        'A wallet holds ₹100, two payments of ₹80 arrive together, and one of them must be refused. Eight of 50 runs are red. With two retries in its settings Playwright reports such a test as flaky, and the pipeline is green. The backend lead blames the wallet, which other tests use too; the tester blames the product. Each of them is right about four runs.',
        'The messages tell which. In four runs no payment went through, because another test had emptied the wallet. In four both went through, and 100 − 2 × 80 = −60 rupees are in the product’s own ledger, where a test cannot write. With a wallet of its own the test loses the first kind. Five of 50 new runs are red, all of the second.',
        'Five in 50 is one in ten. If attempts do not influence one another, 100 of 1,000 builds begin red, and two retries turn 99 of these green. Quarantine would take away the one test that sees it, for ten working days. The data builder was written the same day, the live ledger is searched for balances below zero, and the gate stays shut for the wallet service until it checks and debits in one step. Then 50 runs without an overdraft open it. With the fault still in, at that rate, it would happen once in 194 times.',
      ],
    },
    exhibit: {
      kind: 'code',
      document: 'Flake report 12 · wallet · 23 Nov 2026',
      title: 'Eight red runs: four by the test, four by the product',
      lines: [
        { code: 'test: a wallet of ₹100 pays ₹80 once' },
        { indent: 1, code: 'sends 2 payments, expects 1 refused' },
        { code: 'commit: 4f2c91a in every run' },
        { code: 'runs of each kind: 50' },
        { code: 'retries: 0', note: 'Two retries would have hidden nearly every red run.' },
        { code: 'shared wallet, together:' },
        { indent: 1, code: 'paid both: 4', note: 'The balance is −₹60.' },
        { indent: 1, code: 'paid none: 4', note: 'Another test had spent the money.' },
        { code: 'shared wallet, 500 ms apart:' },
        { indent: 1, code: 'paid both: 0' },
        { indent: 1, code: 'paid none: 3' },
        { code: 'own wallet, together:' },
        { indent: 1, code: 'paid both: 5', note: 'No other test can have done it.' },
        { indent: 1, code: 'paid none: 0' },
        { code: 'own wallet, 500 ms apart:' },
        { indent: 1, code: 'paid both: 0' },
        { indent: 1, code: 'paid none: 0' },
        { code: 'test: repaired, own wallet', note: 'It calls the service, without a browser.' },
        { code: 'gate: shut', note: 'For the wallet service only, until 50 runs show no overdraft.' },
      ],
      reading:
        'one thing is varied at a time, the data or the gap between the calls. Counts scatter from run to run; what decides is that five is not none.',
    },
    capabilities: [
      {
        name: 'The layer split',
        text: 'Tax rules belong in unit tests, message formats in contracts, races in tests of one service, and only a dozen money-earning paths in the browser. One discount rule tested through Playwright takes seconds a case; as a function it takes milliseconds and names the faulty line.',
      },
      {
        name: 'Contract tests between services',
        text: 'Consumers publish what they rely on as Pact files, and the provider’s build verifies them before release. Much of the shared integration environment can then be switched off. What happens behind the message goes unchecked, so a few end-to-end tests remain.',
      },
      {
        name: 'Data each test brings itself',
        text: 'Builders create the customer, cart and price list that a test needs, through your API and under a unique key, so that tests run in parallel and in any order. Shared fixtures look cheaper until two teams edit the same customer.',
      },
      {
        name: 'A flake policy with an expiry',
        text: 'A test that passes on retry without a code change first runs on data of its own, and its failure is held against what the product recorded. If the product is wrong, the gate stays shut. Otherwise the test is flaky, leaves the merge gate and gets an owner, who has ten working days to repair or delete it.',
      },
      {
        name: 'Testing the tests',
        text: 'Line coverage says what ran, not what was checked. On modules with money or safety in them we run mutation testing with PIT or Stryker and read the survivors by hand. Whole-system mutation runs cost hours and are seldom worth it.',
      },
      {
        name: 'Load checks in small doses',
        text: 'A k6 scenario in which requests arrive at a set rate runs nightly and compares the time that only the slowest twentieth exceed (p95) with last week’s. It warns of drift. A capacity statement needs production-like hardware and a workload model from your logs, which is a separate exercise.',
      },
      {
        name: 'What stays manual',
        text: 'First impressions, odd hardware and layouts in nine languages are better judged by a person. Automating a check that runs twice a year rarely repays its upkeep, so the plan lists such checks with the name of whoever does them.',
      },
    ],
    schematic: schematic({
      caption:
        'A doubtful failure is examined instead of being rerun: a real fault shuts the gate, and a flaky test goes into quarantine with an owner.',
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
        ['paths', 'detector', 'every result'],
        ['detector', 'gate', 'pass or real fault'],
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
