import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** Whether the site works for everybody: docs/testing.md. Each project is a folder of its own. */
export default defineConfig({
  ...base,
  testIgnore: [],
  outputDir: 'test-results/everyone',
  projects: ['engines', 'axe', 'views', 'heard', 'keyboard'].map((name) => ({
    name,
    testDir: `e2e/everyone/${name}`,
  })),
});
