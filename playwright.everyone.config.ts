import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** Whether the site works for everybody: docs/testing.md. Each project is a folder of its own. */
export default defineConfig({
  ...base,
  testIgnore: [],
  reporter: [
    ['list', { printSteps: false }],
    ['./e2e/everyone/engines/table-reporter.ts'],
    ['./e2e/everyone/reporter.ts'],
  ],
  snapshotPathTemplate: 'e2e/everyone/transcripts/{arg}{ext}',
  projects: ['engines', 'axe', 'views', 'heard', 'keyboard'].map((name) => ({
    name,
    testDir: `e2e/everyone/${name}`,
  })),
});
