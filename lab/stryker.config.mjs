/**
 * The mutation check: Stryker changes one operator, condition or value at a time and runs the tests that meet it; a change
 * that no test notices is an assertion that is missing (`docs/testing.md`).
 */
const config = {
  mutate: [
    'lib/*.ts',
    'lib/contact/*.ts',
    'pipeline/svg/*.ts',
    // Nothing to decide: a record of other modules' values.
    '!lib/islands.ts',
  ],
  testRunner: 'jest',
  jest: {
    configFile: 'jest.config.mjs',
    // Node is enough for what needs no document, and starts in a tenth of the time.
    config: {
      projects: [],
      testEnvironment: 'node',
      setupFilesAfterEnv: ['<rootDir>/lab/stryker.setup.ts'],
      testMatch: [
        '<rootDir>/__tests__/lib/{,contact/}*.test.ts',
        '<rootDir>/__tests__/pipeline/svg/*.test.ts',
        '<rootDir>/__tests__/content/catalogue.test.ts',
      ],
    },
  },
  coverageAnalysis: 'perTest',
  // A test that names an environment would not get Stryker's own, which notes what each test meets. This changes Stryker's copy.
  buildCommand: 'perl -pi -e s/.jest-environment.node// __tests__/pipeline/svg/drawing.test.ts',
  // A busy machine kills no mutant.
  timeoutMS: 30_000,
  // jest keeps memory from run to run.
  maxTestRunnerReuse: 100,
  thresholds: { high: 95, low: 85, break: 85 },
  reporters: ['clear-text', 'progress-append-only', 'html'],
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  htmlReporter: { fileName: 'mutation-report/index.html' },
  tempDirName: '.stryker-tmp',
  // No copy of what no unit test reads.
  ignorePatterns: [
    '/out',
    '/preview',
    '/.next',
    '/.cache',
    '/bench',
    '/e2e',
    '/public',
    '/submissions',
    '/test-results',
    '/visual-baseline',
    '/mutation-report',
  ],
  // Stryker rewrites paths with TypeScript's own parser, which TypeScript 7 does not carry; ours has no path that leads out.
  tsconfigFile: 'none',
};

export default config;
