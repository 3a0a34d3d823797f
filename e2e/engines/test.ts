import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { listen } from '@/pipeline/server/local-server';
import { test as base } from '../faulty-host';
import { type Browser, type EngineName, engineNames, type LaunchOptions } from './driver';
import { Engine } from './engine';
import { launchFirefox } from './firefox-driver';
import { ownNoise, Problems } from './problems';
import { launchWebKit } from './webkit-driver';

interface Options {
  readonly engineName: EngineName;
  /** False: a visitor who has switched scripts off. */
  readonly scripts: boolean;
  /** Problems that the test itself causes, so that a page may tell of them. */
  readonly expected: RegExp | undefined;
}

interface Fixtures {
  readonly problems: Problems;
  readonly engine: Engine;
}

type Launch = (name: EngineName, options: LaunchOptions) => Promise<Browser>;

const launch: Launch = (name, options) => (name === 'webkit' ? launchWebKit : launchFirefox)(options);

const test = base.extend<Options & Fixtures, { readonly browserOf: Launch }>({
  engineName: ['firefox', { option: true }],
  scripts: [true, { option: true }],
  expected: [undefined, { option: true }],

  // Each engine is started once for all tests of a worker.
  browserOf: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const browsers = new Map<string, Promise<Browser>>();
      await use((name, options) => {
        const key = `${name} ${options.scripts}`;
        const browser = browsers.get(key) ?? launch(name, options);
        browsers.set(key, browser);
        return browser;
      });
      for (const browser of browsers.values()) await (await browser).close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: as above.
  problems: async ({}, use) => use(new Problems()),

  server: async ({ host, problems }, use) => {
    host.change(Problems.watch);
    const server = await listen(
      async (request, response) =>
        (await problems.handle(request, response)) || host.handle(request, response),
      0,
    );
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.closeAllConnections();
    server.close();
  },

  engine: async ({ browserOf, engineName, scripts, expected, problems, server }, use, info) => {
    const browser = await browserOf(engineName, { scripts });
    const engine = new Engine(engineName, await browser.visitor(), server);
    await engine.driver.setViewport(1280, 900);
    await use(engine);
    if (info.status !== info.expectedStatus) {
      const body = await engine.driver.screenshot().then(Buffer.from, () => undefined);
      if (body) await info.attach(engineName, { body, contentType: 'image/png' });
    }
    await engine.driver.close();
    const surprises = problems.list.filter((problem) => !expected?.test(problem) && !ownNoise.test(problem));
    expect(surprises, 'problems that pages have told of').toEqual([]);
  },
});

type Journey = Parameters<typeof test>[2];

/** One test in each of the engines, with the same words and gestures. */
export function journey(title: string, ...rest: [Journey] | [Partial<Options>, Journey]): void {
  const [options, body] = rest.length === 1 ? [{}, rest[0]] : rest;
  for (const engineName of engineNames)
    test.describe(engineName, () => {
      test.use({ engineName, ...options });
      test(title, body);
    });
}
