import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './pipeline/browser';

const port = Number(process.env.E2E_PORT ?? 4173);
const executablePath = findBrowser();

export default defineConfig({
  fullyParallel: true,
  workers: 2,
  // A busy machine is slow, not broken: tests wait for states, and these only end one that will never come.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: !!process.env.CI,
  reporter: [['list', { printSteps: false }]],
  snapshotPathTemplate: 'e2e/speech/transcripts/{arg}{ext}',
  projects: [
    // `npm run test:e2e` runs these two, `npm run test:accessibility` the others.
    { name: 'site', testDir: 'e2e', testMatch: /e2e[\\/](before-you-buy[\\/])?[^\\/]+\.spec\.ts$/ },
    { name: 'dev', testDir: 'e2e/dev' },
    ...['engines', 'axe', 'views', 'speech', 'keyboard'].map((name) => ({ name, testDir: `e2e/${name}` })),
  ],
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
