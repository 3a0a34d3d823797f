import { existsSync } from 'node:fs';
import { findBrowser } from './browser';
import { command } from './command';
import { Failure } from './run';

await command(
  {
    name: 'tsx scripts/check-e2e.ts',
    help: 'Says in one line what the end-to-end tests lack on this machine.',
  },
  async () => {
    if (!findBrowser())
      throw new Failure(
        'No browser: install Chromium or Chrome, run `npx playwright install chromium`, or set CHROMIUM_PATH to one.',
      );
    if (!existsSync('preview/index.html'))
      throw new Failure('No site to test: `npm run build -- --preview` writes it.');
  },
);
