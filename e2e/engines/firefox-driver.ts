import puppeteer, { type KeyInput, type Page } from 'puppeteer-core';
import { programs } from '@/pipeline/engines';
import type { Browser, Driver, LaunchOptions } from './driver';

/** By WebDriver BiDi, which Playwright speaks to a build of its own alone. */
export async function launchFirefox({ scripts }: LaunchOptions): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    headless: true,
    executablePath: programs.firefox ?? '',
    extraPrefsFirefox: {
      'javascript.enabled': scripts,
      // A mouse, which a machine without a screen does not report: 2 fine, 4 hover.
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
      // Firefox takes a finger that stays 300 ms for one that is held, which no click follows. On a busy machine a tap can be as long.
      'apz.max_tap_time': 60_000,
      'ui.click_hold_context_menus.delay': 60_000,
    },
  });
  return {
    visitor: async () => driverOf(await (await browser.createBrowserContext()).newPage()),
    close: () => browser.close(),
  };
}

function driverOf(page: Page): Driver {
  return {
    hasTouch: true,
    navigate: async (url) => {
      // Firefox answers when the page has been read, which may be never.
      page.goto(url, { waitUntil: [] }).catch(() => {});
    },
    evaluate: (script, argument) => page.evaluate(script as never, argument as never) as never,
    point: async ({ x, y }, gesture) => {
      if (gesture === 'hover') await page.mouse.move(x, y, { steps: 3 });
      else if (gesture === 'tap') await page.touchscreen.tap(x, y);
      else await page.mouse.click(x, y);
    },
    press: async (keys) => {
      for (const key of keys)
        if (key.length > 1) await page.keyboard.press(key as KeyInput);
        else await page.keyboard.type(key);
    },
    setViewport: (width, height) => page.setViewport({ width, height }),
    screenshot: () => page.screenshot(),
    close: () => page.browserContext().close(),
  };
}
