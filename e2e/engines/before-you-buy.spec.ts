import { expect } from '@playwright/test';
import { expectArrivals, values } from '../contact';
import { journey } from './test';

/** Boxes as the picture shows them. */
const drawn = () =>
  [...document.querySelectorAll('#tool svg a')].map((box) => box.textContent?.trim()).join('|');

journey(
  'sketch: begun with a page’s drawing, changed, opened again by its address, and sent',
  async ({ engine }) => {
    const given = values();
    await engine.goto('/services/ci-cd');
    await engine.click('a[href^="/sketch#from="]');
    await engine.says(() => document.querySelectorAll('#tool svg a').length).toBeGreaterThan(4);
    await engine.type('#row-title', 'Our own');
    await engine.type('[id^="row-"][id$="-lane"]', 'Pune');
    await engine.says(drawn).not.toBe('');
    await engine.click('#add-flow');
    await engine.says(() => document.activeElement?.id.endsWith('-from')).toBe(true);
    const before = await engine.evaluate(drawn);
    await engine.click('#tool [data-topic] ~ button');
    await engine.says(() => location.hash.startsWith('#sketch=1.')).toBe(true);
    const address = await engine.evaluate(() => location.pathname + location.hash);
    await engine.evaluate(() => localStorage.clear());
    await engine.goto('/about');
    await engine.goto(address);
    await engine.says(drawn).toBe(before);
    await engine.value('#row-title').toBe('Our own');
    await engine.click('#tool [data-topic]');
    await engine
      .says(() =>
        document
          .querySelector<HTMLTextAreaElement>('dialog[open] [name="message"]')
          ?.value.includes('Our own'),
      )
      .toBe(true);
    for (const [name, value] of Object.entries(given))
      if (name !== 'message') await engine.type(`dialog[open] [name="${name}"]`, value);
    await engine.click('dialog[open] button[type="submit"]');
    await engine.text('#sent-title').toBe('Sent Successfully!');
    await expectArrivals(given.email, 1);
  },
);

journey('brief: eight answers become the message', async ({ engine }) => {
  await engine.goto('/before-you-buy/brief');
  await engine.type('#tool [name="today"]', 'A customer rings, two people look for the order in a book.');
  await engine.click('#tool [data-topic]');
  await engine
    .says(() => document.querySelector<HTMLTextAreaElement>('dialog[open] [name="message"]')?.value ?? '')
    .toContain('two people look');
});

journey('budget, and rent or build: reckoned alike in every engine', async ({ engine }) => {
  await engine.goto('/before-you-buy/budget');
  await engine.type('#tool-rate', '60000');
  await engine.text('#tool [aria-live] > p').toBe('20.1 person-weeks of work: 10.0 weeks of 2 people.');
  await engine.goto('/before-you-buy/build-rent-buy');
  const users = await engine.evaluate(() => document.querySelector('#tool input')?.id ?? '');
  expect(users).not.toBe('');
  await engine.type(`#${users}`, '76');
  await engine
    .says(() => document.querySelector('#tool [aria-live] > p')?.textContent ?? '')
    .toContain('Building costs least');
});
