import { expectArrivals, failed, type Values, values } from '../contact';
import type { Engine } from './engine';
import { journey } from './test';

const tab = 'aside a[data-contact]';
const submit = (form: string) => `${form} button[type="submit"]`;

async function fillIn(engine: Engine, form: string, given: Values): Promise<void> {
  for (const [name, value] of Object.entries(given)) await engine.type(`${form} [name="${name}"]`, value);
}

const faulty = { expected: /console: The contact form could not be sent/ };

journey('contact panel: a fault, then sent', faulty, async ({ engine }) => {
  const given = values();
  await engine.goto('/about');
  await engine.click(tab);
  await engine.focuses('dialog[open] h2');
  await fillIn(engine, 'dialog[open]', { ...given, subject: 'fault:500' });
  await engine.click(submit('dialog[open]'));
  await engine.text('dialog[open] [role="alert"]').toBe(failed);
  await engine.type('dialog[open] [name="subject"]', given.subject);
  await engine.press('Enter');
  await engine.text('#sent-title').toBe('Sent Successfully!');
  await engine.focuses('dialog[open] button');
  await engine.press('Enter');
  await engine.hides('dialog');
  await engine.focuses(tab);
  await expectArrivals(given.email, 2);
});

journey('contact panel: closed and left, the draft stays', async ({ engine }) => {
  const given = values();
  await engine.goto('/about');
  await engine.click(tab);
  await fillIn(engine, 'dialog[open]', given);
  await engine.press('Escape');
  await engine.hides('dialog[open]');
  await engine.click('footer a[href="/faq"]');
  await engine.arrivesAt('/faq');
  await engine.click(tab);
  for (const [name, value] of Object.entries(given))
    await engine.value(`dialog[open] [name="${name}"]`).toBe(value);
  // A press on the backdrop, of which not every engine knows by itself.
  await engine.driver.point({ x: 5, y: 300 }, 'click');
  await engine.hides('dialog[open]');
});

journey('contact form: corrected, refused, then sent', faulty, async ({ engine }) => {
  const given = values();
  await engine.goto('/contact');
  // Before its script the browser itself checks the form.
  await engine.click('#form [name="name"]');
  await engine.shows('html[data-interactive]');
  await engine.click(submit('#form'));
  await engine.focuses('#form [data-summary]');
  await engine.says(() => document.querySelectorAll('#form [data-summary] li').length).toBe(4);
  await fillIn(engine, '#form', { ...given, subject: 'fault:reject' });
  await engine.click(submit('#form'));
  await engine.text('#form [role="alert"]').toContain('This <b>address</b> is "blocked" & closed.');
  await engine.type('#form [name="subject"]', given.subject);
  await engine.click(submit('#form'));
  await engine.text('#sent-title').toBe('Sent Successfully!');
  await expectArrivals(given.email, 2);
});
