import type { Page } from '@playwright/test';
import type { LookbookState, View } from './lookbook-states';

const schemes = ['light', 'dark'] as const;
const wide: readonly View[] = schemes.flatMap((scheme) => [
  { width: 1280, height: 800, scheme },
  { width: 1920, height: 1080, scheme },
]);
const narrow: readonly View[] = schemes.flatMap((scheme) => [
  { width: 360, height: 780, scheme, isMobile: true },
  { width: 640, height: 320, scheme, isMobile: true },
]);

const path = '/services/ci-cd';
const inWindow = { extent: 'window', media: { reducedMotion: 'reduce' } } as const;
const openSubmenu = async (page: Page, name: string, category: string) => {
  await page.getByRole('button', { name: `${name} menu` }).click();
  await page.getByRole('button', { name: category }).waitFor();
};
const openDrawer = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true }).click();

/** The menus, the floating controls and the loading state. */
export const shellStates: readonly LookbookState[] = [
  ...(
    [
      ['services', 'Services', 'DevOps'],
      ['industry', 'Industry', 'Healthcare'],
      ['solution', 'Solution', 'FMCG'],
    ] as const
  ).map(
    ([name, entry, category]): LookbookState => ({
      name: `shell/menu-${name}`,
      path,
      views: wide,
      prepare: (page) => openSubmenu(page, entry, category),
      ...inWindow,
    }),
  ),
  {
    name: 'shell/menu-failed',
    path,
    views: wide,
    prepare: async (page) => {
      await page.route('**/menu.json', (route) => route.abort());
      await page.getByRole('button', { name: 'Services menu' }).click();
      await page.getByText('The list could not be loaded.').waitFor();
    },
    ...inWindow,
  },
  { name: 'shell/drawer', path, views: narrow, prepare: openDrawer, ...inWindow },
  {
    name: 'shell/drawer-section',
    path,
    views: narrow,
    prepare: async (page) => {
      await openDrawer(page);
      await page.getByRole('button', { name: 'Services menu' }).click();
      await page.getByRole('dialog').getByText('DevOps', { exact: true }).click();
    },
    ...inWindow,
  },
  {
    name: 'shell/scrolled',
    path,
    prepare: async (page) => {
      await page.evaluate(() => window.scrollTo(0, 700));
      await page.getByRole('link', { name: 'Back to the top' }).waitFor();
    },
    ...inWindow,
  },
  {
    name: 'shell/loading',
    path,
    prepare: async (page) => {
      // Never answered: the page stays in its loading state.
      await page.route(/\/faq(\.txt|\/__next).*$/, () => {});
      await page.getByRole('navigation', { name: 'Site index' }).getByRole('link', { name: 'FAQs' }).click();
      await page.getByRole('status').waitFor();
    },
    ...inWindow,
  },
];
