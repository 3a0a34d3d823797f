import { expect, type Page } from '@playwright/test';
import { interactive, settled, templates } from '../site';
import { test } from '../test';
import { type FocusStop, focusShown, focusStop } from './focus-stop';

/* Tab through a whole page of each kind: where the focus is can be seen, in an order that follows the page. */

const windows = [
  { width: 1280, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
] as const;
/** A line of two pixels that lies between pixels has one row in full; the two beside it are too pale to count. */
const leastShown = 0.5;
/** More than any page has. */
const tooMany = 600;

/** The way back costs as much as the way there, and the parts of these pages stand on all the others. */
const alsoBack = new Set(['home', 'service-full', 'contact', 'faq']);

/** Controls that look alike show the focus alike on every page, so each look is measured once. */
const measuredLooks = new Set<string>();

type Look = (stop: FocusStop) => void | Promise<void>;

/** Presses Tab until the focus leaves the page. @returns the stops */
async function walk(page: Page, look: Look): Promise<readonly string[]> {
  const names: string[] = [];
  while (names.length < tooMany) {
    await page.keyboard.press('Tab');
    const stop = await focusStop(page);
    if (!stop) return names;
    names.push(stop.name);
    await look(stop);
  }
  throw new Error(`The focus does not leave the page, and was last on ${names.slice(-4)}.`);
}

/** Goes the same stops back, from the last to the first. */
async function walkBack(page: Page, there: readonly string[], look: Look): Promise<void> {
  const names: string[] = [];
  for (const _ of there) {
    await page.keyboard.press('Shift+Tab');
    const stop = await focusStop(page);
    names.push(stop?.name ?? 'nothing');
    if (stop) await look(stop);
  }
  expect(names.toReversed(), 'the stops, going back').toEqual(there);
}

/** Stops that follow another in meaning although they stand in a column before it. */
const follows = new Map([['a "What happens next"', 'button "Send message"']]);

/** The stop stands wholly above the last one and not in a column further on, or wholly before it in the same line. */
function goesBack(last: FocusStop, { name, place, box }: FocusStop): boolean {
  if (!last.place || !place || follows.get(name) === last.name) return false;
  const isAbove = place.top + box.height <= last.place.top;
  const isBelow = place.top >= last.place.top + last.box.height;
  return isAbove
    ? place.left < last.place.left + last.box.width
    : !isBelow && place.left + box.width <= last.place.left;
}

for (const { width, colorScheme } of windows)
  for (const { name, path } of templates)
    test(`the focus goes through ${name} at ${width} px, ${colorScheme}, and can be followed`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
      await page.goto(path);
      await interactive(page);
      await settled(page);
      const problems: string[] = [];
      let last: FocusStop | undefined;
      const there = await walk(page, async (stop) => {
        if (stop.hidden.length > 0) problems.push(`${stop.name} lies under ${stop.hidden.join(', ')}`);
        if (last && goesBack(last, stop))
          problems.push(`${stop.name} comes after ${last.name}, but stands before it`);
        last = stop;
        const look = `${width} ${stop.look}`;
        if (measuredLooks.has(look)) return;
        measuredLooks.add(look);
        const shown = await focusShown(page, stop);
        if (shown < leastShown)
          problems.push(`${stop.name} shows ${Math.round(100 * shown)} % of a focus (${stop.look})`);
      });
      expect([there[0], there.at(-1)], 'from begin to end').toEqual([
        'a "Skip to the content"',
        'a "Site map"',
      ]);
      if (alsoBack.has(name))
        await walkBack(page, there, (stop) => {
          if (stop.hidden.length > 0)
            problems.push(`${stop.name}, going back, lies under ${stop.hidden.join(', ')}`);
        });
      expect(problems).toEqual([]);
    });
