import type { Page } from '@playwright/test';
import { templates } from '../e2e/site';
import { contactStates } from './lookbook-contact';
import { shellStates } from './lookbook-shell';

/** A window in which a picture is taken. */
export interface View {
  readonly width: number;
  readonly height: number;
  readonly scheme: 'light' | 'dark';
  /** A device that keeps no room for a scroll bar. */
  readonly isMobile?: true;
}

/** One entry of the look-book. */
export interface LookbookState {
  /** Template, then state: `faq`, `faq/one-open`. The part before the slash groups the index. */
  readonly name: string;
  readonly path: string;
  /** Brings the page into its state. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Set before the page is loaded. */
  readonly media?: Pick<
    NonNullable<Parameters<Page['emulateMedia']>[0]>,
    'media' | 'forcedColors' | 'reducedMotion'
  >;
  /** All eight windows where left out. */
  readonly views?: readonly View[];
  /** `window`: only what the window shows then, instead of the page from top to bottom. */
  readonly extent?: 'page' | 'window';
}

const schemes = ['light', 'dark'] as const;
const sizes = [
  { width: 360, height: 780, isMobile: true },
  { width: 768, height: 1024, isMobile: true },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const;
export const everyView: readonly View[] = schemes.flatMap((scheme) =>
  sizes.map((size) => ({ ...size, scheme })),
);
/** A window of 1280 x 1024 zoomed to 400 %. */
const zoomed: readonly View[] = schemes.map((scheme) => ({ width: 320, height: 256, scheme }));
/** The print area of an A4 sheet at 96 dots per inch. */
const paper: readonly View[] = [{ width: 672, height: 1002, scheme: 'light' }];

const pathOf = (name: string) => {
  const template = templates.find((candidate) => candidate.name === name);
  if (!template) throw new Error(`e2e/site.ts has no template "${name}"`);
  return template.path;
};
/** A state of a template. */
const state = (name: string, more: Omit<LookbookState, 'name' | 'path'>): LookbookState => ({
  name,
  path: pathOf(name.split('/')[0] ?? ''),
  ...more,
});

const interactive = 'a[href], button, summary, input:not([type=hidden]), textarea, select, label:has(input)';

/** Shows all elements at once as if the pointer were on them, or the keyboard's focus in them. */
async function force(page: Page, selector: string, ...pseudoClasses: readonly string[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  for (const nodeId of nodeIds)
    await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...pseudoClasses] });
}
const hover: LookbookState['prepare'] = (page) => force(page, interactive, 'hover');
const focus: LookbookState['prepare'] = (page) => force(page, interactive, 'focus', 'focus-visible');
const press: LookbookState['prepare'] = (page) => force(page, interactive, 'hover', 'active');

const withHoverAndFocus = ['home', 'services-hub', 'service-full', 'portfolio-hub', 'contact', 'faq'];
const inForcedColours = ['home', 'service-full', 'portfolio-hub', 'contact'];
const inPrint = [
  'home',
  'service-full',
  'service-brief',
  'industry-full',
  'solution-full',
  'portfolio-full',
  'case-study',
  'faq',
  'privacy',
];

const fill = async (page: Page, values: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(values)) await page.locator(`[name="${name}"]`).fill(value);
};

/** All that the look-book shows: each template, then states. New states are appended here. */
export const lookbookStates: readonly LookbookState[] = [
  ...templates,
  ...withHoverAndFocus.flatMap((name) => [
    state(`${name}/hover`, { prepare: hover }),
    state(`${name}/focus`, { prepare: focus }),
  ]),
  state('home/pressed', { prepare: press }),
  state('home/skip-link', { prepare: (page) => page.keyboard.press('Tab'), extent: 'window' }),
  state('home/reduced-motion', { media: { reducedMotion: 'reduce' } }),
  state('services-hub/current-entry', { extent: 'window' }),
  state('service-full/below-current-entry', { extent: 'window' }),
  state('service-full/drawing-as-text', {
    prepare: (page) => page.locator('figure summary').first().click(),
  }),
  state('portfolio-hub/filtered', {
    prepare: (page) => page.locator('input[name="axis"][value="solution"]').check(),
  }),
  state('contact/filled', {
    prepare: (page) =>
      fill(page, {
        name: 'Asha Kulkarni',
        email: 'asha@example.com',
        subject: 'A portal for our dealers',
        message:
          'Our dealers order by telephone. We would like them to see stock and prices, and to order themselves.',
      }),
  }),
  state('contact/invalid', {
    prepare: async (page) => {
      await fill(page, { name: 'Asha Kulkarni', email: 'not an address' });
      await page.locator('#form [type="submit"]').click();
      // The browser's own bubble fades in at its own pace; without focus it goes.
      await page.locator(':focus').blur();
    },
  }),
  ...contactStates,
  ...shellStates,
  state('faq/one-open', { prepare: (page) => page.locator('main summary').first().click() }),
  ...inForcedColours.map((name) => state(`${name}/forced-colours`, { media: { forcedColors: 'active' } })),
  ...templates.map(({ name }) => state(`${name}/zoom-400`, { views: zoomed })),
  ...inPrint.map((name) => state(`${name}/print`, { media: { media: 'print' }, views: paper })),
];
