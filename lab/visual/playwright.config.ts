import path from 'node:path';
import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';

const server = [base.webServer ?? []].flat()[0];
if (!server) throw new Error('playwright.config.ts names no server.');

/** Pictures of every template and state against those of another commit: docs/testing.md. */
export default defineConfig({
  ...base,
  projects: [{ name: 'visual', testDir: '.', testMatch: '*.visual.ts' }],
  outputDir: path.resolve('test-results/visual'),
  // Animations are stopped: a picture during one differs from run to run.
  use: { ...base.use, contextOptions: { reducedMotion: 'reduce' } },
  // The pictures are not in git: take those of the other commit on the same machine.
  snapshotPathTemplate: `${path.resolve(process.env.VISUAL_BASELINE ?? 'visual-baseline')}/{arg}{ext}`,
  // Tolerance below any visible change: blending varies by two steps of 255 from run to run.
  expect: { timeout: 15_000, toHaveScreenshot: { threshold: 0.01 } },
  reporter: [['dot'], ['html', { open: 'never', outputFolder: path.resolve('playwright-report') }]],
  // Playwright would start the server in this folder.
  webServer: { ...server, cwd: process.cwd() },
});
