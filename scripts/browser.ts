import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { Failure, run } from './run';

const systemPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** A Chromium that is there already: $CHROMIUM_PATH, Playwright's own, or the system's. */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named))
    throw new Failure(`CHROMIUM_PATH is "${named}", but there is no such file: correct it or leave it out.`);
  return [named, chromium.executablePath(), ...systemPlaces].find((place) => place && existsSync(place));
}

/**
 * Finds a browser for the end-to-end tests, or installs one: Debian's package where we may, else Playwright's download.
 * @throws Failure that says in one line what to do by hand.
 */
export async function ensureBrowser(): Promise<string> {
  const found = findBrowser();
  if (found) return found;
  console.log('No Chromium found; installing one.');
  const isRoot = process.getuid?.() === 0;
  try {
    if (isRoot && has('apt-get')) {
      await run('apt-get', ['update', '-qq']);
      await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
    } else {
      await run('node_modules/.bin/playwright', ['install', 'chromium']);
    }
  } catch {
    throw new Failure(noBrowser);
  }
  return findBrowser() ?? fail();
}

const noBrowser =
  'No browser for the end-to-end tests, and none could be installed: install Chromium or Chrome, or set CHROMIUM_PATH to one.';

function fail(): never {
  throw new Failure(noBrowser);
}

function has(command: string): boolean {
  try {
    execFileSync('which', [command], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
