import { expect } from '@playwright/test';
import type { Values } from '../contact';
import { test as base } from '../test';
import { Listener } from './listener';

/* `e2e/speech/transcripts/` has all that is said on the way; the phrases that matter most stand here too. */

const test = base.extend<{ readonly visitor: Listener }>({
  visitor: async ({ page }, use) => use(new Listener(page)),
});

/** A journey with its transcript. */
const spoken = (name: string, title: string, journey: (visitor: Listener) => Promise<void>) =>
  test(title, async ({ visitor }) => {
    await journey(visitor);
    expect(visitor.transcript).toMatchSnapshot(`${name}.txt`);
  });

spoken('menu', 'the menu says which entry is current, what opens and what is open', async (visitor) => {
  await visitor.opens('/services/ci-cd');
  await visitor.tabsTo('link, Skip to the content');
  await visitor.tabsTo('link, Services, current item');
  await visitor.tabsTo('button, Services menu, 1 control, not expanded');
  await visitor.presses('Enter', 'button, Services menu, 1 control, expanded');
  await visitor.tabsTo('button, DevOps, 1 control, expanded');
  await visitor.tabsTo('link, CI/CD, current page');
  await visitor.presses('Escape', 'button, Services menu, 1 control, not expanded');
});

spoken('page-change', 'a link leads to a page that says its title first', async (visitor) => {
  await visitor.opens('/about');
  await visitor.tabsTo('button, Services menu, 1 control, not expanded');
  await visitor.presses('Enter', 'button, Services menu, 1 control, expanded');
  await visitor.tabsTo('link, All of Services');
  await visitor.follows('Enter', '/services');
  await visitor.reads('nav[aria-label="Breadcrumb"]');
  await visitor.tabsTo('link, Skip to the content');
});

spoken('drawer', 'the menu of a telephone is a dialog, unfolds, and closes', async (visitor) => {
  await visitor.page.setViewportSize({ width: 360, height: 800 });
  await visitor.opens('/services/ci-cd');
  await visitor.tabsTo('button, Menu, has popup dialog');
  await visitor.presses('Enter', 'button, Close the menu');
  await visitor.tabsTo('button, Services menu, 1 control, not expanded');
  await visitor.presses('Enter', 'button, Services menu, 1 control, expanded');
  await visitor.presses('Escape', 'button, Menu, has popup dialog');
});

const field = {
  name: 'textbox, Name, placeholder John Doe, required',
  email: 'textbox, Email, placeholder name@example.com, required',
  subject: 'textbox, Subject, placeholder Subject, required',
  message: 'textbox, Message, placeholder Your message..., required',
} as const;

async function writes(visitor: Listener, given: Values): Promise<void> {
  for (const [name, phrase] of Object.entries(field)) {
    await visitor.tabsTo(phrase);
    await visitor.types(given[name as keyof Values]);
  }
}

/** The same in each transcript. */
const message = (subject: string): Values => ({
  name: 'Asha Rao',
  email: 'asha@example.com',
  subject,
  message: 'Our dealers order by telephone.',
});

spoken('form-faults', 'the form says what is missing, and where', async (visitor) => {
  await visitor.opens('/contact');
  await visitor.tabsTo(field.name);
  await visitor.presses('Enter', 'alert');
  await visitor.reads('[data-summary]');
  await visitor.tabsTo('button, Enter your name');
  await visitor.presses('Enter', 'textbox, Name, Enter your name, invalid, placeholder John Doe, required');
  await visitor.types('Asha Rao');
});

spoken(
  'form-sent',
  'the panel opens as a dialog, and another says that the message was sent',
  async (visitor) => {
    await visitor.opens('/about');
    await visitor.tabsTo("link, Let's Discuss Your App Idea");
    await visitor.presses('Enter', 'heading, Get in Touch, level 2');
    await writes(visitor, message('A portal'));
    await visitor.tabsTo('button, Send message');
    await visitor.presses('Enter', 'button, OK');
    await visitor.presses('Enter', "link, Let's Discuss Your App Idea");
  },
);

spoken('form-failed', 'a message that does not arrive is an alert, with other ways', async (visitor) => {
  await visitor.opens('/contact');
  await writes(visitor, message('fault:500'));
  await visitor.tabsTo('button, Send message');
  await visitor.presses('Enter', 'button, Send again');
  expect(visitor.transcript).toContain('assertive: Something went wrong. Please try again later.');
});

spoken('at-a-glance', 'a page says its title, where it stands and its terms', async (visitor) => {
  await visitor.opens('/services/b2b-portal');
  await visitor.reads('nav[aria-label="Breadcrumb"]');
  await visitor.reads('section:has(> h2:text-is("At a glance"))');
});

spoken('drawing', 'a drawing is a list of its flows, and says what its revisions show', async (visitor) => {
  await visitor.opens('/services/b2b-portal');
  await visitor.page.locator('main figure summary').first().click();
  await visitor.reads('main figure');
});

spoken('exhibit', 'an exhibit is a table with its headings', async (visitor) => {
  await visitor.opens('/services/b2b-portal');
  await visitor.reads('figure:has(table)');
});

spoken('faq', 'a question opens and its answer is read', async (visitor) => {
  await visitor.opens('/faq');
  await visitor.tabsTo('How do I get a quote?');
  await visitor.page.keyboard.press('Enter');
  await visitor.reads('details[open]');
});

spoken('revisions', 'a drawing as reviewers saw it: each revision says what it shows', async (visitor) => {
  await visitor.opens('/services/b2b-portal');
  await visitor.tabsTo(
    'radio, Rev B, One part reads “Approval matrix”, and beside it: Our own matrix decides, by cost centre and amount., checked, position 2, set size 2',
  );
  await visitor.presses(
    'ArrowUp',
    'radio, Rev A, One part reads “Sales approves”, and beside it: Buyer: why does your sales desk approve our orders?, checked, position 1, set size 2',
  );
  await visitor.tabsTo('Read as text');
  await visitor.page.keyboard.press('Enter');
  await visitor.tabsTo('radio, All flows, checked, position 1, set size 11');
  await visitor.presses(
    'ArrowDown',
    'radio, Procurement system to Punchout gateway: cXML, cart returned, checked, position 2, set size 11',
  );
});

spoken('guide', 'two answers lead to a service, each said by its heading', async (visitor) => {
  await visitor.opens('/services');
  await visitor.tabsTo('link, A system that runs, and something about it hurts');
  await visitor.presses('Enter', 'heading, Where does it hurt most?, level 3');
  await visitor.tabsTo('link, Releases happen at night, and somebody has to stay');
  await visitor.presses('Enter', 'heading, CI/CD, level 4');
  await visitor.tabsTo('link, CI/CD');
  await visitor.follows('Enter', '/services/ci-cd');
});

spoken('search', 'search tells how many results there are, and which is chosen', async (visitor) => {
  await visitor.opens('/about');
  await visitor.tabsTo('link, Search');
  await visitor.presses(
    'Enter',
    'combobox, Search this site, has popup listbox, not expanded, autocomplete in list, 1 control',
  );
  await visitor.types('VAPT');
  await visitor.hears(
    'combobox, Search this site, VAPT, has popup listbox, expanded, autocomplete in list, 1 control',
  );
  await visitor.hears(/^polite: \d+ results$/);
  await visitor.presses('ArrowDown', /active descendant Penetration Testing/);
});

spoken('sketch', 'a box and a flow are added to a sketch, and each step is said', async (visitor) => {
  await visitor.opens('/sketch');
  await visitor.tabsTo('button, Add a box');
  await visitor.presses('Enter', 'polite: Box 4 of 14 added.');
  await visitor.types('Godown');
  await visitor.tabsTo('button, Add a flow');
  await visitor.presses('Enter', 'polite: Flow 3 of 20 added.');
  await visitor.reads('#questions-heading');
});
