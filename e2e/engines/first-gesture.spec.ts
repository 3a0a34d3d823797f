import { expectArrivals, values } from '../contact';
import { journey } from './test';

/* Before the islands have come: the host holds them back until a test lets them go. */

const islands = /\/islands\//;
const toggle = 'header button[aria-controls="menu-services"]';
const tab = 'aside a[data-contact]';

journey('first gesture: a menu is opened when its script comes', async ({ engine, host }) => {
  const release = host.hold(islands);
  await engine.goto('/about');
  await engine.click(toggle);
  await engine.shows('#nprogress');
  release();
  await engine.shows('#menu-services a[href="/services"]');
  await engine.hides('#nprogress');
});

journey('first gesture: the panel is opened when its script comes', async ({ engine, host }) => {
  const release = host.hold(islands);
  await engine.goto('/services/ci-cd');
  await engine.tabTo(tab);
  await engine.press('Enter');
  await engine.shows('#nprogress');
  release();
  await engine.focuses('dialog[open] h2');
  await engine.says(() => location.pathname).toBe('/services/ci-cd');
});

journey('first gesture: what was typed before is sent once', async ({ engine, host }) => {
  const given = values();
  const release = host.hold(islands);
  await engine.goto('/contact');
  for (const [name, value] of Object.entries(given)) await engine.type(`#form [name="${name}"]`, value);
  await engine.click('#form button[type="submit"]');
  await engine.shows('#nprogress');
  release();
  await engine.text('#sent-title').toBe('Sent Successfully!');
  await expectArrivals(given.email, 1);
});
