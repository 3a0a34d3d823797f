import { existsSync } from 'node:fs';
import { findBrowser } from './browser';

const first = (...places: readonly string[]) => places.find((place) => existsSync(place));

/** The programs that run the site in three engines, where they are there already: Debian's, which nothing here downloads. */
export const programs = {
  chromium: findBrowser(),
  firefox: first('/usr/bin/firefox-esr', '/usr/bin/firefox'),
  webkitDriver: first('/usr/bin/WebKitWebDriver'),
  webkit: first(
    '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  ),
  screen: first('/usr/bin/Xvfb'),
} as const;

const packages: Readonly<Record<keyof typeof programs, string>> = {
  chromium: 'chromium',
  firefox: 'firefox-esr',
  webkitDriver: 'webkit2gtk-driver',
  webkit: 'webkit2gtk-driver',
  screen: 'xvfb',
};

/** Debian's packages whose programs are not there. */
export const missingPackages = (): readonly string[] => [
  ...new Set(
    Object.entries(packages)
      .filter(([program]) => !programs[program as keyof typeof programs])
      .map(([, name]) => name),
  ),
];
