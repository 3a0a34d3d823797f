import { expect, type Page } from '@playwright/test';
import { interactive, settled, templates } from '../../site';
import { test } from '../../test';
import { record } from '../results';
import { type FocusStop, focusShown, focusStop } from './focus-stop';

/* Tab through a whole page of each kind and back again: where the focus is can be seen, in an order that follows the page. */

const widths = [1280, 360] as const;
/** A line of two pixels that lies between pixels has one row in full; the two beside it are too pale to count. */
const leastShown = 0.5;
/** More than any page has. */
const tooMany = 600;

/** What looks alike shows the focus alike, on whatever page: each look is measured once. */
const measuredLooks = new Set<string>();

/** Presses the key until the focus leaves the page. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', look: (stop: FocusStop) => Promise<void>) {
  const names: string[] = [];
  while (names.length < tooMany) {
    await page.keyboard.press(key);
    const stop = await focusStop(page);
    if (!stop) return names;
    names.push(stop.name);
    await look(stop);
  }
  throw new Error(`The focus does not leave the page, and was last on ${names.slice(-4)}.`);
}

/** The stop stands wholly above the last one, and not in a column further on. */
function goesBack(last: FocusStop, { place, box }: FocusStop): boolean {
  if (!last.place || !place) return false;
  return place.top + box.height <= last.place.top && place.left < last.place.left + last.box.width;
}

for (const width of widths)
  for (const { name, path } of templates)
    test(`the focus goes through ${name} at ${width} px, and can be followed`, async ({ page }, info) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await interactive(page);
      await settled(page);
      const problems: string[] = [];
      let last: FocusStop | undefined;
      const there = await walk(page, 'Tab', async (stop) => {
        if (stop.hidden.length > 0) problems.push(`${stop.name} lies under ${stop.hidden.join(', ')}`);
        if (last && goesBack(last, stop))
          problems.push(`${stop.name} comes after ${last.name}, but stands above`);
        last = stop;
        const look = `${width} ${stop.look}`;
        if (measuredLooks.has(look)) return;
        measuredLooks.add(look);
        const shown = await focusShown(page, stop);
        if (shown < leastShown)
          problems.push(`${stop.name} shows ${Math.round(100 * shown)} % of a focus (${stop.look})`);
      });
      const back = await walk(page, 'Shift+Tab', async (stop) => {
        if (stop.hidden.length > 0)
          problems.push(`${stop.name}, going back, lies under ${stop.hidden.join(', ')}`);
      });
      record(info, 'walk', `${path} ${width}`, { stops: there.length, problems });
      expect(problems).toEqual([]);
      expect(back.toReversed()).toEqual(there);
    });
