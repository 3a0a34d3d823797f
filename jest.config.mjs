import nextJest from 'next/jest.js';

export default nextJest({ dir: './' })({
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/out', '<rootDir>/preview', '<rootDir>/.next'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
});
