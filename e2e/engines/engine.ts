import { expect } from '@playwright/test';
import type { Driver, EngineName, Gesture, Point } from './driver';

/** @returns the middle of the first visible element of the selector, or in words why nobody can point there */
function pointOf(selector: string): Point | string {
  const shown = [...document.querySelectorAll(selector)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 0,
  );
  if (!shown) return 'not shown';
  // Not by its place alone: between two frames of a busy machine nothing moves.
  const moves = document.getAnimations().some(({ effect, playState, timeline }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    return timeline === document.timeline && playState === 'running' && target?.contains(shown);
  });
  if (moves) return 'moves';
  const middle = () => {
    const { x, y, width, height } = shown.getClientRects()[0] ?? shown.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const { y } = middle();
  if (y < 80 || y > innerHeight - 80) shown.scrollIntoView({ block: 'center', behavior: 'instant' });
  const point = middle();
  const there = document.elementFromPoint(point.x, point.y);
  return shown.contains(there) ? point : `under ${there?.outerHTML.slice(0, 120)}`;
}

/** The acts of a visitor in one of the engines. A CSS selector names the first of its elements that is visible. */
export class Engine {
  constructor(
    readonly name: EngineName,
    readonly driver: Driver,
    private readonly origin: string,
  ) {}

  /** Resolves when the page has loaded. */
  async goto(path: string): Promise<void> {
    await this.ask(path);
    await this.arrivesAt(path);
    await this.says(() => document.readyState).toBe('complete');
  }

  /** Asks for a page some of whose files may never come. */
  async ask(path: string): Promise<void> {
    await this.evaluate(() => document.documentElement.setAttribute('data-left', ''));
    await this.driver.navigate(this.origin + path);
    await this.says(() => document.documentElement.hasAttribute('data-left')).toBe(false);
  }

  evaluate<R>(script: () => R): Promise<R>;
  evaluate<A, R>(script: (argument: A) => R, argument: A): Promise<R>;
  evaluate(script: (argument: unknown) => unknown, argument?: unknown): Promise<unknown> {
    return this.driver.evaluate(script, argument);
  }

  /** An expectation of what the page says, which is asked until it is met: pages come and go meanwhile. */
  says<R>(script: () => R): ReturnType<typeof expect.poll>;
  says<A, R>(script: (argument: A) => R, argument: A): ReturnType<typeof expect.poll>;
  says(script: (argument: never) => unknown, argument?: unknown) {
    const asked = () =>
      this.driver.evaluate(script as (argument: unknown) => unknown, argument).catch(String);
    return expect.poll(asked, { message: `${this.name}: ${argument ?? script}`, intervals: [30, 100] });
  }

  click = (selector: string) => this.point(selector, 'click');
  hover = (selector: string) => this.point(selector, 'hover');
  tap(selector: string): Promise<void> {
    return this.point(selector, this.driver.hasTouch ? 'tap' : 'click');
  }

  press(...keys: readonly string[]): Promise<void> {
    return this.driver.press(keys);
  }

  /** Goes on by Tab to what the selector names. */
  async tabTo(selector: string): Promise<void> {
    const isThere = () => this.evaluate((of) => document.activeElement?.matches(of) ?? false, selector);
    for (let presses = 0; presses < 120; presses++) {
      if (await isThere()) return;
      await this.press('Tab');
    }
    await this.focuses(selector);
  }

  setViewport({ width, height }: { readonly width: number; readonly height: number }): Promise<void> {
    return this.driver.setViewport(width, height);
  }

  /** Points at a field, empties it, and types. */
  async type(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await this.evaluate(() => (document.activeElement as HTMLInputElement).select());
    await this.press(...text);
  }

  text(selector: string) {
    return this.says((of) => document.querySelector(of)?.textContent?.trim() ?? 'nothing', selector);
  }

  value(selector: string) {
    return this.says((of) => document.querySelector<HTMLInputElement>(of)?.value, selector);
  }

  attribute(selector: string, name: string) {
    return this.says(([of, named]) => document.querySelector(of ?? '')?.getAttribute(named ?? ''), [
      selector,
      name,
    ] as const);
  }

  shows(selector: string): Promise<void> {
    return this.says(isShown, selector).toBe(true);
  }

  hides(selector: string): Promise<void> {
    return this.says(isShown, selector).toBe(false);
  }

  focuses(selector: string): Promise<void> {
    return this.says(
      (of) =>
        document.activeElement?.matches(of) ? 'focused' : document.activeElement?.outerHTML.slice(0, 120),
      selector,
    ).toBe('focused');
  }

  /** Resolves when the page of the address is there and its text can be read. */
  async arrivesAt(path: string): Promise<void> {
    const { pathname, search, hash } = new URL(path, this.origin);
    await this.says(() =>
      document.readyState === 'loading' ? 'loading' : location.pathname + location.search + location.hash,
    ).toBe(pathname + search + hash);
  }

  private async point(selector: string, gesture: Gesture): Promise<void> {
    let before = '';
    let same = 0;
    let point: Point | string | undefined;
    // Four times at the same place: what moves by script, by a scroll or by a section that is laid out late is not pointed at.
    await expect
      .poll(
        async () => {
          point = await this.driver.evaluate(pointOf, selector).catch(String);
          const found = JSON.stringify(point);
          same = typeof point === 'object' && found === before ? same + 1 : 0;
          before = found;
          return same >= 3 ? 'rests' : found;
        },
        { message: `${this.name}: ${gesture} ${selector}`, intervals: [30] },
      )
      .toBe('rests');
    await this.driver.point(point as unknown as Point, gesture);
  }
}

function isShown(selector: string): boolean {
  return [...document.querySelectorAll(selector)].some((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
}
