import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './scripts/browser';

const port = Number(process.env.E2E_PORT ?? 4173);
const executablePath = findBrowser();

export default defineConfig({
  testDir: 'e2e',
  testIgnore: 'everyone/**',
  fullyParallel: true,
  workers: 2,
  // A busy machine is slow, not broken: tests wait for states, and these only end one that will never come.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: !!process.env.CI,
  reporter: [['list', { printSteps: false }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `npm run -s serve -- --dir preview --port ${port} --submissions test-results/submissions`,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
});
