import nextJest from 'next/jest.js';

export default nextJest({ dir: './' })({
  testEnvironment: 'jsdom',
  // A busy machine is no fault: a test that hangs is found all the same.
  testTimeout: 60_000,
  // Left to itself jest keeps one core free: of two that is half.
  maxWorkers: '100%',
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/__tests__/hosts/'],
  modulePathIgnorePatterns: [
    '<rootDir>/out',
    '<rootDir>/preview',
    '<rootDir>/.next',
    '<rootDir>/bench',
    '<rootDir>/.stryker-tmp',
  ],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
});
