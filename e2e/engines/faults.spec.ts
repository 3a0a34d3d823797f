import { expectArrivals, values } from '../contact';
import type { FaultName } from '../faulty-host';
import type { Engine } from './engine';
import { journey } from './test';

/* What goes wrong between host and visitor, and what the visitor has then in each engine. All faults in Chromium: `e2e/faults.spec.ts`. */

async function writeToUs(engine: Engine): Promise<void> {
  const given = values();
  await engine.ask('/about');
  await engine.click('aside a[data-contact]');
  await engine.arrivesAt('/contact');
  for (const [name, value] of Object.entries(given)) await engine.type(`#form [name="${name}"]`, value);
  await engine.click('#form button[type="submit"]');
  await engine.arrivesAt('/contact/sent#sent');
  await expectArrivals(given.email, 1);
}

async function readOn(engine: Engine): Promise<void> {
  await engine.ask('/services');
  await engine.click('main a[href="/services/technical-seo"]');
  await engine.arrivesAt('/services/technical-seo');
  await engine.shows('h1');
}

const table: readonly (readonly [string, RegExp, FaultName, (engine: Engine) => Promise<void>])[] = [
  ['the islands’ script', /\/islands\/islands-/, 'is missing', writeToUs],
  ['the islands’ script', /\/islands\/islands-/, 'is cut short', writeToUs],
  ['the whole style sheet', /\.css$/, 'is missing', writeToUs],
  ['each font', /\.woff2$/, 'never comes', readOn],
];

for (const [name, files, fault, go] of table)
  journey(
    `faults: ${name} ${fault}`,
    { expected: /did not load|SyntaxError|rejected|console/ },
    async ({ engine, host }) => {
      host.break(files, fault);
      await go(engine);
    },
  );

journey(
  'faults: a new version between two clicks, the old files gone',
  { expected: /did not load|rejected/ },
  async ({ engine, host }) => {
    const given = values();
    await engine.goto('/contact');
    await engine.type('#form [name="message"]', given.message);
    await engine.shows('html[data-interactive]');
    host.deploy('gone');
    await engine.click('footer a[href="/faq"]');
    await engine.arrivesAt('/faq');
    await engine.shows('html[data-later]');
    await engine.click('aside a[data-contact]');
    await engine.value('dialog[open] [name="message"]').toBe(given.message);
  },
);
