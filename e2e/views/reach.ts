import type { Locator, Page } from '@playwright/test';

/** Controls in a dialog, or another box, that cannot be scrolled to where they are seen and pressed, in words. */
export const outOfReach = (root: Locator): Promise<readonly string[]> =>
  root.evaluate((element) => {
    const all = 'a[href], button, summary, input:not([type=hidden]), textarea, [role=option]';
    const isShown = (one: Element) =>
      one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !one.closest('[aria-hidden="true"]');
    const isPressed = (control: Element) => {
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left = -1, top = -1, width = 0, height = 0 } = control.getClientRects()[0] ?? {};
      const across = left + width / 2;
      // A link that is stretched over what it names, or a row that is higher than the window.
      const down = [top + height / 2, top + Math.min(height, 12)];
      return down.some((y) => control.contains(document.elementFromPoint(across, y)));
    };
    return [...element.querySelectorAll(all)]
      .filter(isShown)
      .filter((control) => !isPressed(control))
      .map((control) => control.outerHTML.slice(0, 90));
  });

/**
 * Texts and fields of the page that the header or the dock lies on wherever the page is scrolled to, in words. Each is brought to
 * the middle of the window, as near as the page's ends allow.
 */
export const everCovered = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const bars = [...document.querySelectorAll('header:not(main *), [aria-label="Quick contact"]')];
    const isOfBar = (one: Element) => bars.some((bar) => bar.contains(one));
    const isVisuallyHidden = (one: Element): boolean =>
      getComputedStyle(one).clipPath.startsWith('inset(50%') ||
      (!!one.parentElement && isVisuallyHidden(one.parentElement));
    const isRead = (one: Element) =>
      !isOfBar(one) &&
      one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !isVisuallyHidden(one) &&
      !one.closest('svg, script, noscript');
    const isCovered = (boxes: () => DOMRectList, last: boolean) => {
      const boxOf = () => [...boxes()].at(last ? -1 : 0) ?? new DOMRect();
      const { top, height, width } = boxOf();
      if (width < 1) return false;
      scrollBy({ top: top + height / 2 - innerHeight / 2, behavior: 'instant' });
      const box = boxOf();
      return bars.some((bar) => {
        const over = bar.getBoundingClientRect();
        return (
          getComputedStyle(bar).visibility === 'visible' &&
          Math.min(box.right, over.right) - Math.max(box.left, over.left) > 1 &&
          Math.min(box.bottom, over.bottom) - Math.max(box.top, over.top) > 1
        );
      });
    };
    const covered: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim().slice(0, 60);
      if (!text || !node.parentElement || !isRead(node.parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if ([false, true].some((last) => isCovered(() => range.getClientRects(), last))) covered.push(text);
    }
    for (const field of document.querySelectorAll('input:not([type=hidden]), textarea'))
      if (isRead(field) && isCovered(() => field.getClientRects(), false))
        covered.push(field.outerHTML.slice(0, 90));
    return covered;
  });
