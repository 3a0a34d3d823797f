import { journey } from './test';

const toggle = 'header button[aria-controls="menu-services"]';
const panel = '#menu-services';
const belowMenu = { x: 20, y: 880 };
const phone = { width: 480, height: 800 };

journey('menus: by pointer', async ({ engine }) => {
  await engine.goto('/about');
  await engine.hover('header nav a[href="/industry"]');
  await engine.shows('#menu-industries a');
  await engine.driver.point(belowMenu, 'hover');
  await engine.hides('#menu-industries a');
  await engine.click(toggle);
  await engine.attribute(toggle, 'aria-expanded').toBe('true');
  await engine.driver.point(belowMenu, 'click');
  await engine.attribute(toggle, 'aria-expanded').toBe('false');
  await engine.click(toggle);
  await engine.click(`${panel} li:nth-child(2) > button`);
  await engine.click(`${panel} a[href="/services"]`);
  await engine.arrivesAt('/services');
  await engine.hides(`${panel} a`);
});

journey('menus: by keyboard', async ({ engine }) => {
  await engine.goto('/about');
  await engine.tabTo(toggle);
  await engine.press('Enter');
  await engine.shows(`${panel} a`);
  await engine.press('Escape');
  await engine.hides(`${panel} a`);
  await engine.focuses(toggle);
  await engine.press('ArrowDown');
  await engine.focuses(`${panel} a[href="/services"]`);
  await engine.tabTo('header nav a[href="/portfolio"]');
  await engine.attribute(toggle, 'aria-expanded').toBe('false');
  await engine.press('Enter');
  await engine.arrivesAt('/portfolio');
});

journey('menus: by touch, on a narrow screen', async ({ engine }) => {
  await engine.setViewport(phone);
  await engine.goto('/about');
  await engine.tap('header button[popovertarget="drawer"]');
  await engine.shows('#drawer');
  // An earlier tap would lead to the section's page on a machine too busy for the script: `first-gesture.spec.ts` has that.
  await engine.shows('html[data-interactive]');
  await engine.tap('#drawer button[aria-controls="drawer-industries"]');
  await engine.attribute('#drawer button[aria-controls="drawer-industries"]', 'aria-expanded').toBe('true');
  await engine.tap('#drawer-industries summary');
  await engine.tap('#drawer-industries details[open] a');
  await engine.says(() => location.pathname.startsWith('/industries/')).toBe(true);
  await engine.hides('#drawer');
});
