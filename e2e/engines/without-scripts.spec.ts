import { expect } from '@playwright/test';
import { expectArrivals, values } from '../contact';
import { journey } from './test';

/* Browsers older than the stated ones, and visitors who have switched scripts off, get the same pages without scripts. */

const without = { scripts: false };

journey('without scripts: every text, by links alone', without, async ({ engine }) => {
  await engine.goto('/');
  await engine.attribute('html', 'data-interactive').toBeNull();
  await engine.hides('header button[aria-controls="menu-services"]');
  await engine.click('header nav a[href="/services"]');
  await engine.arrivesAt('/services');
  await engine.click('main a[href="/services/technical-seo"]');
  await engine.arrivesAt('/services/technical-seo');
  await engine.click('footer a[href="/faq"]');
  await engine.arrivesAt('/faq');
  await engine.click('#services summary');
  await engine.shows('#services[open] p');
  await engine.click('header a[data-search]');
  await engine.arrivesAt('/search');
  const links = await engine.evaluate(() => document.querySelectorAll('main a[href]').length);
  expect(links).toBeGreaterThan(150);
});

journey('without scripts: the menu of a narrow screen', without, async ({ engine }) => {
  await engine.setViewport({ width: 480, height: 800 });
  await engine.goto('/about');
  await engine.click('header button[popovertarget="drawer"]');
  await engine.click('#drawer a[href="/industry"]');
  await engine.arrivesAt('/industry');
});

journey('without scripts: a message arrives', without, async ({ engine }) => {
  const given = values();
  await engine.goto('/about');
  await engine.click('aside a[data-contact]');
  await engine.arrivesAt('/contact');
  await engine.click('#form button[type="submit"]');
  await engine.focuses('#form [name="name"]');
  for (const [name, value] of Object.entries(given)) await engine.type(`#form [name="${name}"]`, value);
  await engine.click('#form button[type="submit"]');
  await engine.arrivesAt('/contact/sent#sent');
  await expectArrivals(given.email, 1);
});
