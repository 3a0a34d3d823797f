import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** Pictures of every template and state against those of another commit: docs/testing.md. */
export default defineConfig({
  ...base,
  testDir: 'e2e/visual',
  testMatch: '*.visual.ts',
  outputDir: 'test-results/visual',
  // A picture of something on its way depends on the moment.
  use: { ...base.use, contextOptions: { reducedMotion: 'reduce' } },
  // Outside git: whoever compares makes the pictures of the commit to compare with, on the same machine.
  snapshotPathTemplate: `${process.env.VISUAL_BASELINE ?? 'visual-baseline'}/{arg}{ext}`,
  // Below what an eye or a token can change: blending varies by two steps of 255 from run to run.
  expect: { timeout: 15_000, toHaveScreenshot: { threshold: 0.01 } },
  reporter: [['dot'], ['html', { open: 'never' }]],
});
