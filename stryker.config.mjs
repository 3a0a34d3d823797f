/**
 * The mutation check: Stryker changes one operator, condition or value at a time and runs the tests that meet it; a change
 * that no test notices is an assertion that is missing (`docs/testing.md`).
 */
const config = {
  mutate: [
    'lib/*.ts',
    'lib/contact/*.ts',
    'lib/build/drawing/*.ts',
    // Nothing to decide: a record of other modules' values, and two storage keys that may be any text.
    '!lib/islands.ts',
    '!lib/contact/storage.ts',
  ],
  testRunner: 'jest',
  jest: {
    configFile: 'jest.config.mjs',
    // Node is enough for what needs no document, and starts in a tenth of the time.
    config: {
      testEnvironment: 'node',
      setupFilesAfterEnv: ['<rootDir>/stryker.setup.ts'],
      testMatch: [
        '<rootDir>/__tests__/lib/{,contact/,build/drawing/}*.test.ts',
        '<rootDir>/__tests__/content/catalogue.test.ts',
      ],
    },
  },
  coverageAnalysis: 'perTest',
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
    '/.scale',
    '/.empty-app',
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
