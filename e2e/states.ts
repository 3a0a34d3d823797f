import type { Page, PlaywrightTestOptions } from '@playwright/test';
import { fillIn, panelOf, send, sentDialogOf, tabOf } from './contact';
import { interactive, templates } from './site';

/** A window in which pictures are taken. */
export interface View {
  readonly name: string;
  readonly use: Pick<PlaywrightTestOptions, 'viewport' | 'colorScheme' | 'isMobile'>;
}

const inBothSchemes = (
  width: number,
  height: number,
  /** Keeps no room for a scroll bar. */
  isMobile = false,
): readonly [View, View] => {
  const view = (colorScheme: 'light' | 'dark'): View => ({
    name: `${width}-${colorScheme}`,
    use: { viewport: { width, height }, colorScheme, isMobile },
  });
  return [view('light'), view('dark')];
};
const phone = inBothSchemes(360, 780, true);
const lyingPhone = inBothSchemes(640, 320, true);
const tablet = inBothSchemes(768, 1024, true);
const laptop = inBothSchemes(1280, 800);
const desktop = inBothSchemes(1920, 1080);
/** A window of 1280 x 1024 zoomed to 400 %. */
const zoomed = inBothSchemes(320, 256);
/** The print area of an A4 sheet at 96 dots per inch. */
const [paper] = inBothSchemes(672, 1002);
const every = [...phone, ...tablet, ...laptop, ...desktop];
const narrowAndWide = [...phone, ...laptop];

export const views: readonly View[] = [...every, ...lyingPhone, ...zoomed, paper];

type Prepare = (page: Page) => Promise<unknown>;

/** A page in a state, of which a picture is taken. */
export interface State {
  /** Template, then state: `faq`, `faq/one-open`. */
  readonly name: string;
  readonly path: string;
  readonly views: readonly View[];
  /** `window`: only what the window shows, instead of the page from top to bottom. */
  readonly extent: 'page' | 'window';
  /** Set before the page is loaded. */
  readonly media?: NonNullable<Parameters<Page['emulateMedia']>[0]>;
  /** Brings the page into its state. */
  readonly prepare?: Prepare;
}

const controls = 'a[href], button, summary, input:not([type=hidden]), textarea, select, label:has(input)';

/** All elements at once as if the pointer were on them, or the keyboard's focus in them. */
const forced =
  (...forcedPseudoClasses: string[]): Prepare =>
  async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root } = await session.send('DOM.getDocument');
    const { nodeIds } = await session.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: controls,
    });
    for (const nodeId of nodeIds) await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
  };
const hover = forced('hover');
const focus = forced('focus', 'focus-visible');
const press = forced('hover', 'active');
const tabOnce: Prepare = (page) => page.keyboard.press('Tab');

const openFirst: Prepare = (page) => page.locator('main summary').first().click();
const filterBySolution: Prepare = (page) => page.locator('input[name="axis"][value="solution"]').check();

/** The first flow of the drawing stands out. */
const chooseFlow: Prepare = async (page) => {
  await page.getByText('Read as text').click();
  await page
    .locator('figure li label:has(input[type=radio])')
    .nth(1)
    .click({ position: { x: 8, y: 8 } });
};
const chooseRevision: Prepare = (page) => page.getByLabel('Rev A', { exact: true }).check();
/** Takes the first answer of each question, so many times. */
const answerGuide =
  (answers: 1 | 2): Prepare =>
  async (page) => {
    const guide = page.locator('#finder');
    await guide.locator('li > a:visible').first().click();
    if (answers === 2) await guide.locator('a[href^="#fits-"]:visible').first().click();
  };

const draft = {
  name: 'Asha Kulkarni',
  email: 'asha@example.com',
  subject: 'A portal for our dealers',
  message:
    'Our dealers order by telephone. We would like them to see stock and prices, and to order themselves.',
};

const fillForm: Prepare = async (page) => {
  await fillIn(page, draft);
  await interactive(page);
};
const submitInvalid: Prepare = async (page) => {
  // Before that the browser's own check answers, and no fault is marked.
  await interactive(page);
  await fillIn(page, { name: draft.name, email: 'not an address' });
  await send(page);
  await page.locator('[aria-invalid="true"]').first().waitFor();
};

const openPanel: Prepare = async (page) => {
  await tabOf(page).click();
  await panelOf(page).getByLabel('Name').waitFor();
};
const submitInvalidInPanel: Prepare = async (page) => {
  await openPanel(page);
  await submitInvalid(page);
};
const fillToTheLimit: Prepare = async (page) => {
  await openPanel(page);
  await fillIn(page, { ...draft, subject: 'x'.repeat(147), message: 'Too long. '.repeat(510) });
  // Otherwise chance decides how far the field has scrolled by itself.
  await page.keyboard.press('Control+Home');
};
/** Opens the panel again after it was closed with a draft in it. */
const restoreDraft: Prepare = async (page) => {
  await openPanel(page);
  await fillForm(page);
  await page.keyboard.press('Escape');
  await openPanel(page);
};
/** Sends the form; the subject chooses how the sandbox answers (`pipeline/server/sandbox-faults.ts`). */
const submitInPanel = async (page: Page, subject: string) => {
  await openPanel(page);
  await fillIn(page, { ...draft, subject });
  await send(page);
};
const stillSending: Prepare = async (page) => {
  await submitInPanel(page, 'fault:hang');
  await page.getByRole('button', { name: 'Sending…' }).waitFor();
};
const refused =
  (fault: string): Prepare =>
  async (page) => {
    await submitInPanel(page, `fault:${fault}`);
    await panelOf(page).getByRole('alert').waitFor();
  };
const sent: Prepare = async (page) => {
  await submitInPanel(page, draft.subject);
  await sentDialogOf(page).waitFor();
};

/** Opens a section's panel, and waits for one of its categories. */
const openMenu =
  (section: string, category: string): Prepare =>
  async (page) => {
    await page.getByRole('button', { name: `${section} menu` }).click();
    await page.getByRole('button', { name: category }).waitFor();
  };
const openMenuWithoutData: Prepare = async (page) => {
  await page.route('**/menu.json', (route) => route.abort());
  await page.getByRole('button', { name: 'Services menu' }).click();
  await page.getByText('The list could not be loaded.').waitFor();
};
const openDrawer: Prepare = async (page) => {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await interactive(page);
};
const openDrawerCategory: Prepare = async (page) => {
  await openDrawer(page);
  await page.getByRole('button', { name: 'Services menu' }).click();
  await page.getByRole('dialog').getByText('DevOps', { exact: true }).click();
};
const openSearch: Prepare = async (page) => {
  await page.getByRole('link', { name: 'Search', exact: true }).click();
  await page.getByRole('combobox', { name: 'Search this site' }).fill('penetration');
  await page.getByRole('option').first().waitFor();
};
const searchInVain: Prepare = async (page) => {
  await page.getByRole('link', { name: 'Search', exact: true }).click();
  await page.getByRole('combobox', { name: 'Search this site' }).fill('zzqx');
  await page.getByText('No page answers to').waitFor();
};
const scrollDown: Prepare = async (page) => {
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  await page.getByRole('link', { name: 'Back to the top' }).waitFor();
};
/** A navigation that has begun and goes no further. */
const waitForPage: Prepare = async (page) => {
  await page.evaluate(() => {
    // The bar moves on by chance.
    Math.random = () => 0;
    addEventListener('click', (event) => event.preventDefault(), { once: true });
    document.querySelector<HTMLElement>('a[href="/faq"]')?.click();
  });
  await page.getByRole('status').waitFor();
};

type Details = Partial<Omit<State, 'name' | 'path'>>;

/** A state of a template: `faq/one-open` is one of `faq`. On a phone and a laptop, where nothing else is said. */
function state(name: string, details: Details = {}): State {
  const template = templates.find((candidate) => candidate.name === name.split('/')[0]);
  if (!template) throw new Error(`e2e/site.ts has no template for "${name}"`);
  return { name, path: template.path, views: narrowAndWide, extent: 'page', ...details };
}
const inWindow = (name: string, prepare?: Prepare, details: Details = {}) =>
  state(name, { extent: 'window', ...(prepare ? { prepare } : {}), ...details });
/** A state of the shell, over a page that lies deep in the menus. */
const shell = (name: string, views: readonly View[], prepare: Prepare) =>
  inWindow(`service-brief/${name}`, prepare, { views });
const wide = [...laptop, ...desktop];
const narrow = [...phone, ...lyingPhone];

export const states: readonly State[] = [
  ...templates.map(({ name }) => state(name, { views: every })),
  ...templates.map(({ name }) => state(`${name}/zoom-400`, { views: zoomed })),
  ...['home', 'services-hub', 'service-full', 'portfolio-hub', 'contact', 'faq'].flatMap((name) => [
    state(`${name}/hover`, { views: laptop, prepare: hover }),
    state(`${name}/focus`, { views: laptop, prepare: focus }),
  ]),
  ...['home', 'service-full', 'portfolio-hub', 'contact'].map((name) =>
    state(`${name}/forced-colours`, { media: { forcedColors: 'active' } }),
  ),
  ...[
    'home',
    'service-full',
    'service-brief',
    'industry-full',
    'solution-full',
    'portfolio-full',
    'case-study',
    'faq',
    'privacy',
  ].map((name) => state(`${name}/print`, { media: { media: 'print' }, views: [paper] })),

  state('home/pressed', { views: laptop, prepare: press }),
  inWindow('home/skip-link', tabOnce),
  inWindow('services-hub/current-entry'),
  state('portfolio-hub/filtered', { prepare: filterBySolution }),
  state('service-full/chosen-flow', { prepare: chooseFlow }),
  state('case-study/revision-a', { prepare: chooseRevision }),
  state('services-hub/guide-question', { prepare: answerGuide(1) }),
  state('services-hub/guide-outcome', { prepare: answerGuide(2) }),
  state('faq/one-open', { prepare: openFirst }),
  state('contact/filled', { prepare: fillForm }),
  state('contact/invalid', { prepare: submitInvalid }),

  inWindow('service-brief/panel', openPanel, { views: every }),
  inWindow('service-brief/panel-invalid', submitInvalidInPanel),
  inWindow('service-brief/panel-near-limit', fillToTheLimit),
  inWindow('service-brief/panel-restored', restoreDraft),
  inWindow('service-brief/panel-sending', stillSending),
  inWindow('service-brief/panel-rejected', refused('reject')),
  inWindow('service-brief/panel-failed', refused('500')),
  inWindow('service-brief/panel-unclear', refused('empty')),
  inWindow('service-brief/panel-sent', sent, { views: every }),

  shell('menu-services', wide, openMenu('Services', 'DevOps')),
  shell('menu-industry', wide, openMenu('Industry', 'Healthcare')),
  shell('menu-solution', wide, openMenu('Solution', 'FMCG')),
  shell('menu-failed', laptop, openMenuWithoutData),
  shell('drawer', narrow, openDrawer),
  shell('drawer-category', narrow, openDrawerCategory),
  shell('search', every, openSearch),
  shell('search-in-vain', narrowAndWide, searchInVain),
  shell('scrolled', every, scrollDown),
  shell('loading', narrowAndWide, waitForPage),
];
