import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contrast } from '@/__tests__/wcag';

/** An element with the focus, as somebody sees it. */
export interface FocusStop {
  /** In words, for a failure. */
  readonly name: string;
  /** The part of the window that it takes. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** Top and left on the page. `undefined`: it floats over the page, or stands in what does. */
  readonly place: { readonly top: number; readonly left: number } | undefined;
  /** Elements that lie over its middle or a corner, or `the window` where it lies outside. */
  readonly hidden: readonly string[];
  /** The same for stops that look alike. */
  readonly look: string;
}

/** @returns `undefined` where the page has lost the focus: it has gone on to the browser */
export const focusStop = (page: Page): Promise<FocusStop | undefined> => page.evaluate(describeFocus);

async function describeFocus(): Promise<FocusStop | undefined> {
  // A section that comes near is laid out first, and moves what stands below it.
  await new Promise(requestAnimationFrame);
  const { activeElement: focused, body } = document;
  if (!focused || focused === body) return undefined;
  const inWords = (element: Element | null) => {
    const words = element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    return `${element?.tagName.toLowerCase()} "${words.trim().slice(0, 40) || element?.getAttribute('name')}"`;
  };
  // A radio button stands for its label, which shows the focus.
  const seen = focused.getBoundingClientRect().width > 2 ? focused : (focused.closest('label') ?? focused);
  const [box = new DOMRect()] = seen.getClientRects();
  const { x, y, width, height } = box;
  const spots = [
    [0.5, 0.5],
    [0.2, 0.2],
    [0.8, 0.2],
    [0.2, 0.8],
    [0.8, 0.8],
  ] as const;
  const hidden = spots.flatMap(([across, down]) => {
    const hit = document.elementFromPoint(x + across * width, y + down * height);
    return hit && (seen.contains(hit) || hit.contains(seen)) ? [] : [hit ? inWords(hit) : 'the window'];
  });
  const ancestors: Element[] = [];
  for (let at: Element | null = seen; at; at = at.parentElement) ancestors.push(at);
  const grounds = ancestors.map((at) => getComputedStyle(at).backgroundColor);
  return {
    name: inWords(focused),
    box: { x, y, width, height },
    place: ancestors.some((at) => /fixed|sticky/.test(getComputedStyle(at).position))
      ? undefined
      : { top: y + scrollY, left: x + scrollX },
    hidden: [...new Set(hidden)],
    look: [
      seen.tagName,
      seen.getAttribute('class'),
      grounds.find((ground) => ground !== 'rgba(0, 0, 0, 0)'),
    ].join(' '),
  };
}

/** Least contrast between the same pixel with and without the focus that counts as a change. */
const leastContrast = 3;

/**
 * Measures how much of the window changes visibly with the focus, as a share of the area that WCAG 2.4.13 asks for: a line of two pixels
 * around the control.
 */
export async function focusShown(page: Page, { box }: FocusStop): Promise<number> {
  const margin = 8;
  const { width: across = 0, height: down = 0 } = page.viewportSize() ?? {};
  const x = Math.max(0, Math.floor(box.x - margin));
  const y = Math.max(0, Math.floor(box.y - margin));
  const clip = {
    x,
    y,
    width: Math.min(across, Math.ceil(box.x + box.width + margin)) - x,
    height: Math.min(down, Math.ceil(box.y + box.height + margin)) - y,
  };
  const picture = async () => {
    const png = await page.screenshot({ clip, animations: 'allow', caret: 'initial' });
    return sharp(png).removeAlpha().raw().toBuffer();
  };
  const handle = await page.locator(':focus').elementHandle();
  const shown = await picture();
  await handle?.evaluate((element) => (element as HTMLElement).blur());
  const bare = await picture();
  await handle?.evaluate((element) =>
    (element as HTMLElement).focus({ preventScroll: true, focusVisible: true } as FocusOptions),
  );
  let changed = 0;
  for (let at = 0; at < shown.length; at += 3)
    if (contrast([...shown.subarray(at, at + 3)], [...bare.subarray(at, at + 3)]) >= leastContrast)
      changed += 1;
  return changed / (4 * (box.width + box.height));
}
