import { journey } from './test';

const control = 'header a[data-search]';
const field = 'dialog[open] [role="combobox"]';
const option = 'dialog[open] [role="option"]';

journey('search: by pointer, to a page', async ({ engine }) => {
  await engine.goto('/about');
  await engine.click(control);
  await engine.focuses(field);
  await engine.press(...'VAPT');
  await engine.text(option).toContain('Penetration Testing');
  await engine.click(option);
  await engine.says(() => location.pathname).toBe('/services/penetration-testing');
});

journey('search: by keyboard, from a slash to the page of results', async ({ engine, host }) => {
  const release = host.hold(/\/search-/);
  await engine.goto('/about');
  await engine.press(...'/loyalty');
  release();
  await engine.focuses(field);
  await engine.value(field).toBe('loyalty');
  await engine.shows(option);
  await engine.press('Escape');
  await engine.hides('dialog[open]');
  await engine.focuses('body');
  await engine.press('/');
  await engine.value(field).toBe('loyalty');
  await engine.press('ArrowDown');
  await engine.attribute(field, 'aria-activedescendant').toBeTruthy();
  await engine.press('ArrowUp', 'Enter');
  await engine.arrivesAt('/search?q=loyalty');
  await engine.text('main .search-result').toContain('Loyalty');
});

journey('search: an address that somebody passed on', async ({ engine }) => {
  await engine.goto('/search?q=stock');
  await engine.value('main [type="search"]').toBe('stock');
  await engine.shows('main a.search-result');
  await engine.click('main a.search-result');
  await engine.says(() => location.pathname).not.toBe('/search');
  await engine.evaluate(() => history.back());
  await engine.arrivesAt('/search?q=stock');
  await engine.shows('main a.search-result');
});
