import unitTests from './jest.config.mjs';

/** The site on real web servers: `npm run test:hosts`. */
export default async () => ({
  ...(await unitTests()),
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/hosts/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
});
