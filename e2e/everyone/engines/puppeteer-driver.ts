import puppeteer, { type KeyInput, type Page, type LaunchOptions as PuppeteerOptions } from 'puppeteer-core';
import { programs } from '../../../scripts/engines';
import type { Browser, Driver, LaunchOptions } from './driver';

const chromium = (): PuppeteerOptions => ({
  executablePath: programs.chromium ?? '',
  // A page that was rendered ahead takes the place of the one that Puppeteer knows. `e2e/navigation.spec.ts` has prerendering.
  args: [
    '--disable-features=Prerender2',
    // A mouse, which a machine without a screen does not report.
    '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

const firefox = ({ scripts }: LaunchOptions): PuppeteerOptions => ({
  browser: 'firefox',
  executablePath: programs.firefox ?? '',
  extraPrefsFirefox: {
    'javascript.enabled': scripts,
    // A mouse, as above: 2 fine, 4 hover.
    'ui.primaryPointerCapabilities': 6,
    'ui.allPointerCapabilities': 6,
    // Firefox takes a finger that stays 300 ms for one that is held, which no click follows. On a busy machine a tap can be as long.
    'apz.max_tap_time': 60_000,
    'ui.click_hold_context_menus.delay': 60_000,
  },
});

/** Chromium by DevTools protocol, Firefox by WebDriver BiDi. */
export async function launchByPuppeteer(
  name: 'chromium' | 'firefox',
  options: LaunchOptions,
): Promise<Browser> {
  const browser = await puppeteer.launch({
    headless: true,
    ...(name === 'chromium' ? chromium() : firefox(options)),
  });
  return {
    // "Chrome/156.0", "firefox/153.7": by the names that readers know.
    version: `${name === 'chromium' ? 'Chromium' : 'Firefox'} ${(await browser.version()).split('/')[1]}`,
    visitor: async () => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      if (name === 'chromium' && !options.scripts) await page.setJavaScriptEnabled(false);
      return driverOf(page);
    },
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
