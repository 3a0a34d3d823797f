import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const named = process.env.CHROMIUM_PATH;

const places = named
  ? [named]
  : [
      chromium.executablePath(),
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
      '/usr/bin/google-chrome-stable',
      '/snap/bin/chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ];

/** A Chromium that is there already: $CHROMIUM_PATH, or else Playwright's own, or else the system's. */
export const findBrowser = () => places.find((place) => existsSync(place));
