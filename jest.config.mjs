import nextJest from 'next/jest.js';

const readSettings = nextJest({ dir: './' })({
  modulePathIgnorePatterns: ['out', 'preview', '.next', 'bench', '.stryker-tmp'].map(
    (folder) => `<rootDir>/${folder}`,
  ),
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
});

/** `npm run test:unit`, `test:export` and `test:hosts` run one project each. */
export default async () => {
  const settings = await readSettings();
  return {
    // Jest reads the settings of a project alone; the mutation check has no projects and reads these (`lab/stryker.config.mjs`).
    ...settings,
    // A test that hangs is found on a busy machine too, only later.
    testTimeout: 60_000,
    // Jest's default leaves one core idle, which is half of a machine with two.
    maxWorkers: '100%',
    projects: [
      {
        ...settings,
        displayName: 'unit',
        testEnvironment: 'jsdom',
        setupFilesAfterEnv: ['<rootDir>/__tests__/setup.ts'],
        testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
        testPathIgnorePatterns: [...settings.testPathIgnorePatterns, '<rootDir>/__tests__/(export|hosts)/'],
      },
      {
        ...settings,
        displayName: 'export',
        testEnvironment: 'node',
        testMatch: ['<rootDir>/__tests__/export/**/*.test.ts'],
      },
      {
        ...settings,
        displayName: 'hosts',
        testEnvironment: 'node',
        testMatch: ['<rootDir>/__tests__/hosts/**/*.test.ts'],
      },
    ],
  };
};
