import type { Page } from '@playwright/test';

/** @returns texts that a reader loses, in words: cut off by their box, broken to letters, or lying on one another. A text in a box that scrolls is not lost. */
export async function lostTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const ancestors = (element: Element | null): Element[] =>
      element ? [element, ...ancestors(element.parentElement)] : [];
    /** For screen readers alone. */
    const isVisuallyHidden = (element: Element) =>
      ancestors(element).some((one) => getComputedStyle(one).clipPath.startsWith('inset(50%'));
    /** Bars and the dock lie over the page on purpose. */
    const floats = (element: Element) =>
      ancestors(element).some((one) => ['fixed', 'sticky'].includes(getComputedStyle(one).position));
    const isScroller = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      return /auto|scroll/.test(overflowX + overflowY);
    };

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: { text: string; element: Element; box: DOMRect }[] = [];
    const lost: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const whole = node.textContent?.trim() ?? '';
      const text = whole.slice(0, 60);
      if (!element || !text || element.closest('svg, script, noscript, option') || !isShown(element))
        continue;
      if (isVisuallyHidden(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = range.getClientRects();
      if (lines.length > 2 && whole.length < 2.5 * lines.length)
        lost.push(`"${text}" is broken into ${lines.length} lines`);
      for (const box of lines) {
        if (box.width < 1) continue;
        const above = ancestors(element);
        const scroller = above.findIndex(isScroller);
        const clips = (scroller < 0 ? above : above.slice(0, scroller)).find((one) => {
          if (one === document.documentElement || one === document.body) return false;
          const { overflowX, overflowY } = getComputedStyle(one);
          const edge = one.getBoundingClientRect();
          const across = overflowX !== 'visible' && (box.right > edge.right + 1 || box.left < edge.left - 1);
          const down = overflowY !== 'visible' && (box.bottom > edge.bottom + 3 || box.top < edge.top - 3);
          return across || down;
        });
        if (clips) lost.push(`"${text}" is cut off by ${clips.tagName}.${clips.className}`);
        if (scroller < 0 && !floats(element)) texts.push({ text, element, box });
      }
    }
    texts.sort((a, b) => a.box.top - b.box.top);
    texts.forEach((one, index) => {
      for (const other of texts.slice(index + 1)) {
        if (other.box.top > one.box.bottom) break;
        if (other.element === one.element) continue;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        // Lines that are set close share the room of their letters’ tails.
        if (across > 2 && down > 0.5 * Math.min(one.box.height, other.box.height))
          lost.push(`"${one.text}" and "${other.text}" lie on one another`);
      }
    });
    return [...new Set(lost)];
  });
}

/** @returns the share of the window's height that the bars in it leave for reading */
export const roomToRead = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const bars = [...document.querySelectorAll('header, aside, nav')].filter(
      (bar) => ['sticky', 'fixed'].includes(getComputedStyle(bar).position) && bar.checkVisibility(),
    );
    const taken = bars.map((bar) => {
      const { top, bottom, width } = bar.getBoundingClientRect();
      return width < innerWidth / 2 ? 0 : Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
    });
    return 1 - taken.reduce((sum, height) => sum + height, 0) / innerHeight;
  });
