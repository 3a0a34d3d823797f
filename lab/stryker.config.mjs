/**
 * The mutation check: Stryker changes one operator, condition or value at a time and runs the tests that meet it; a change
 * that no test notices is an assertion that is missing (`docs/testing.md`).
 */
const config = {
  mutate: [
    'lib/*.ts',
    'lib/contact/*.ts',
    'pipeline/svg/*.ts',
    // Left out: a record of other modules' values, without a condition or operator to change.
    '!lib/islands.ts',
  ],
  testRunner: 'jest',
  jest: {
    configFile: 'jest.config.mjs',
    // Tests without a document run in Node, which starts ten times faster than jsdom.
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
  // A generous time limit: a slow machine must not count a surviving mutant as timed out.
  timeoutMS: 30_000,
  // jest keeps memory from run to run.
  maxTestRunnerReuse: 100,
  thresholds: { high: 95, low: 85, break: 85 },
  reporters: ['clear-text', 'progress-append-only', 'html'],
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  htmlReporter: { fileName: 'mutation-report/index.html' },
  tempDirName: '.stryker-tmp',
  // Folders that no unit test reads are not copied into Stryker's sandbox.
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
