import type { BrowserContext, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { click, desktop, openPage, openProbe, phone, pointOf, type Tab, tap, withContext } from './chrome';
import { type PageKind, pages } from './pages';
import { addressOf, type Site } from './site';
import { mobileLine } from './slow-line';
import type { Sample, Task } from './task';

/** A first gesture on a page, and how one sees that it has been answered. */
interface Gesture {
  readonly name: string;
  readonly page: Extract<PageKind, keyof typeof pages>;
  readonly device: BrowserContextOptions;
  /** Event that starts the clock. */
  readonly event: 'click' | 'pointerover' | 'keydown';
  readonly target: (page: Page) => Locator;
  /** Fits once the island does what was wanted. */
  readonly isWorking: string;
  readonly perform: (tab: Tab, target: Locator) => Promise<void>;
  /** Steps of the visitor before the measured gesture. */
  readonly before?: (tab: Tab) => Promise<void>;
  /** @throws Error where something of the gesture was lost */
  readonly verify?: (page: Page) => Promise<void>;
}

const byTap = async (tab: Tab, target: Locator) => tap(tab, await pointOf(target));
const menuToggle = (page: Page) => {
  const name = { name: 'Menu', exact: true };
  return page.getByRole('button', name).or(page.getByRole('link', name));
};
const servicesToggle = (page: Page) => page.getByRole('button', { name: 'Services menu' });
const searchControl = (page: Page) => page.getByRole('link', { name: 'Search', exact: true });
const searchField = (page: Page) => page.getByRole('combobox');
const typed = 'Asha';

const searchTypedAtOnce = {
  page: 'home',
  device: phone,
  target: searchControl,
  perform: async (tab, target) => {
    const clicked = tab.page.evaluate(() => window.benchProbe.nextClick());
    await byTap(tab, target);
    // A touch becomes a click a moment later; a key before that would be the page's.
    await clicked;
    await tab.page.keyboard.type('stock');
  },
  isWorking: '#search-results [role="option"]',
  verify: async (page) => {
    const value = await searchField(page).inputValue();
    if (value !== 'stock') throw new Error(`of "stock" the field kept "${value}"`);
  },
} as const satisfies Omit<Gesture, 'name' | 'event'>;

export const gestures: readonly Gesture[] = [
  {
    name: 'drawer opens',
    page: 'home',
    device: phone,
    event: 'click',
    target: menuToggle,
    perform: byTap,
    isWorking: 'dialog[aria-label="Menu"]:is(:modal, :popover-open)',
  },
  {
    name: 'drawer section filled',
    page: 'home',
    device: phone,
    event: 'click',
    before: async (tab) => byTap(tab, menuToggle(tab.page)),
    target: servicesToggle,
    perform: byTap,
    isWorking: '#drawer-services[data-open] summary',
  },
  {
    name: 'mega-menu by click',
    page: 'home',
    device: desktop,
    event: 'click',
    target: servicesToggle,
    perform: async (tab, target) => click(tab, await pointOf(target)),
    isWorking: '#menu-services li a',
  },
  {
    name: 'mega-menu by hover',
    page: 'home',
    device: desktop,
    event: 'pointerover',
    target: (page) =>
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services', exact: true }),
    perform: async ({ page }, target) => {
      const { x, y } = await pointOf(target);
      await page.mouse.move(x, y);
    },
    isWorking: '#menu-services li a',
  },
  { ...searchTypedAtOnce, name: 'search, typed at once', event: 'click' },
  { ...searchTypedAtOnce, name: 'search, typed at once, from the first key', event: 'keydown' },
  {
    name: 'search, one more key',
    page: 'home',
    device: phone,
    event: 'keydown',
    target: searchControl,
    before: async (tab) => {
      await byTap(tab, searchControl(tab.page));
      await searchField(tab.page).waitFor();
      await tab.page.keyboard.type('stoc');
      await tab.page.locator('#search-results .search-passage:not(:empty)').first().waitFor();
      await tab.page.evaluate(() => {
        for (const option of document.querySelectorAll('[role="option"]'))
          option.setAttribute('data-bench-old', '');
      });
    },
    perform: async ({ page }) => page.keyboard.press('k'),
    isWorking: '#search-results [role="option"]:not([data-bench-old])',
  },
  {
    name: 'contact panel',
    page: 'home',
    device: phone,
    event: 'click',
    target: (page) => page.locator('aside a[data-contact]'),
    perform: byTap,
    isWorking: 'dialog[open] form',
  },
  {
    name: 'form field',
    page: 'contact',
    device: phone,
    event: 'click',
    target: (page) => page.locator('main form input[name="name"]'),
    perform: async (tab, target) => {
      await byTap(tab, target);
      await tab.page.keyboard.type(typed);
    },
    // The form's own checks have taken over from the browser's.
    isWorking: 'main form[novalidate]',
    verify: async (page) => {
      const value = await page.locator('main form input[name="name"]').inputValue();
      if (value !== typed) throw new Error(`of "${typed}" the field kept "${value}"`);
    },
  },
];

export const gestureTask = (site: Site, gesture: Gesture): Task => ({
  part: 'gesture',
  site: site.name,
  name: gesture.name,
  measure: () =>
    withContext(site.pin, gesture.device, async (context) => {
      site.setLine(mobileLine);
      try {
        const cold = await perform(context, site, gesture);
        const warm = await perform(context, site, gesture);
        return {
          figures: { cold: cold.time, coldInp: cold.inp, warm: warm.time, warmInp: warm.inp },
        } satisfies Sample;
      } finally {
        site.setLine();
      }
    }),
});

/** In a tab of its own, so that nothing but the cache is left of an earlier one. */
async function perform(context: BrowserContext, site: Site, gesture: Gesture) {
  const tab = await openPage(context);
  const { page } = tab;
  await openProbe(page);
  await page.goto(addressOf(site, pages[gesture.page]), { waitUntil: 'networkidle' });
  await gesture.before?.(tab);
  const target = gesture.target(page);
  await target.filter({ visible: true }).first().waitFor();
  const working = untilWorking(page, gesture);
  // Input overtakes evaluations: once this one is answered, the page listens for the event.
  await page.evaluate(() => {});
  await gesture.perform(tab, target);
  const time = await working;
  await gesture.verify?.(page);
  const inp = await page.evaluate(() => window.benchProbe.longestInteraction());
  await page.close();
  return { time, inp };
}

const patience = 15_000;

/** @throws Error where the page gives way to another one, or nothing comes */
async function untilWorking(page: Page, { event, isWorking, name }: Gesture): Promise<number> {
  const before = page.url();
  const inPage = page.evaluate(([type, selector]) => window.benchProbe.untilWorking(type, selector), [
    event,
    isWorking,
  ] as const);
  const left = page
    .waitForURL((url) => url.pathname !== new URL(before).pathname, {
      timeout: patience,
      waitUntil: 'commit',
    })
    .then(
      () => Promise.reject(new Error(`led to ${new URL(page.url()).pathname} instead`)),
      () => Promise.reject(new Error(`${name}: no answer in ${patience / 1000} s`)),
    );
  return Promise.race([inPage.catch(() => left), left]);
}
