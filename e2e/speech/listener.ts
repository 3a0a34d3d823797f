import { createRequire } from 'node:module';
import type { Virtual } from '@guidepup/virtual-screen-reader';
import { expect, type Page } from '@playwright/test';
import { buildSync } from 'esbuild';
import { unfolded } from '../site';

const require = createRequire(import.meta.url);

/** The reader as a script that a page's policy does not meet, since the test puts it in. */
const source = buildSync({
  entryPoints: [require.resolve('@guidepup/virtual-screen-reader')],
  bundle: true,
  format: 'iife',
  globalName: 'screenReader',
  minify: true,
  platform: 'browser',
  write: false,
}).outputFiles[0]?.text;

declare global {
  var screenReader: { readonly Virtual: new () => Virtual };
  var reader: Virtual;
  var alerts: string[];
}

/** Said for each box of the page, and by no reader to somebody who reads on: where it ends, and that it is one. */
const isNoise = (phrase: string) =>
  /^end(,| of) /.test(phrase) ||
  /^(paragraph|list|listitem.*|term|definition|rowgroup|row, .*|group)$/.test(phrase);

const isFleeting = (phrase: string) => /Sending…|Loading the menu|Searching/.test(phrase);

/** "button, Send message" of all that is said of one; of a count, whatever it has come to. */
const subjectOf = (phrase = '') => (isCount(phrase) ? 'count' : phrase.split(', ', 2).join(', '));

/** Each letter that is typed has its own, and the next letter cuts a reader short. */
const isCount = (phrase: string) => /^polite: (No|\d+) results?$/.test(phrase);

/**
 * Somebody who listens to a page and does everything by keyboard. The keys are real, pressed in the browser; what is said is the
 * virtual reader's. Writes down both: `❯` begins what was done.
 */
export class Listener {
  private readonly lines: string[] = [];
  private last = '';

  constructor(readonly page: Page) {}

  get transcript(): string {
    return `${this.lines.join('\n')}\n`;
  }

  async opens(path: string): Promise<void> {
    this.did(`opens ${path}`);
    await this.page.goto(path);
    await this.arrives();
  }

  /** A page begins with its title. */
  async arrives(): Promise<void> {
    await this.page.waitForLoadState();
    this.lines.push(`page: ${await this.page.title()}`);
    await this.page.evaluate(`${source};globalThis.screenReader = screenReader`);
    await this.page.evaluate(async () => {
      globalThis.reader = new screenReader.Virtual();
      globalThis.alerts = [];
      // The reader hears changes in an alert; browsers tell of one that comes whole, too.
      new MutationObserver((changes) => {
        for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
          if (node instanceof Element)
            for (const alert of node.parentElement?.querySelectorAll('[role=alert]') ?? [])
              if (node.contains(alert) && document.activeElement !== alert)
                alerts.push(`assertive: ${alert.textContent}`);
      }).observe(document.body, { childList: true, subtree: true });
      await reader.start({ container: document.body });
      await reader.clearSpokenPhraseLog();
    });
  }

  /** Presses Tab until the reader says the phrase. */
  async tabsTo(phrase: string): Promise<void> {
    const spoken: string[] = [];
    for (let presses = 1; presses <= 120; presses++) {
      await this.page.keyboard.press('Tab');
      const said = await this.said();
      spoken.push(...said);
      if (!said.includes(phrase)) continue;
      // The transcript leaves the number of presses out: each new link on the page would change it.
      this.did(presses > 1 ? 'presses Tab some times' : 'presses Tab');
      this.lines.push(...said);
      return;
    }
    throw new Error(`No stop of Tab is called "${phrase}": ${spoken.join(' | ')}`);
  }

  /** Presses a key and writes down what is said until the phrase is among it. */
  async presses(key: string, phrase: string | RegExp): Promise<void> {
    this.did(`presses ${key}`);
    await this.page.keyboard.press(key);
    await this.hears(phrase);
  }

  /** Presses a key that leads to another page. */
  async follows(key: string, url: string): Promise<void> {
    this.did(`presses ${key}`);
    await this.page.keyboard.press(key);
    await this.page.waitForURL(url);
    await this.arrives();
  }

  async types(text: string): Promise<void> {
    this.did(`types "${text}"`);
    await this.page.keyboard.type(text);
  }

  /** Waits until the phrase has been said. */
  async hears(phrase: string | RegExp): Promise<void> {
    const spoken: string[] = [];
    await expect
      .poll(
        async () => {
          spoken.push(...(await this.said()));
          return spoken;
        },
        { message: `says "${phrase}"`, intervals: [30, 100] },
      )
      .toContainEqual(phrase instanceof RegExp ? expect.stringMatching(phrase) : phrase);
    // Of what changes while it is told, the last word counts; how long something is on its way differs.
    const settled = spoken.filter(
      (one, index) =>
        !isFleeting(one) && !spoken.slice(index + 1).some((later) => subjectOf(later) === subjectOf(one)),
    );
    this.lines.push(...settled);
  }

  /** Lets the reader go through a part of the page from its begin to its end, once it stands there. */
  async reads(selector: string): Promise<void> {
    this.did('reads on');
    const part = this.page.locator(selector).first();
    await part.waitFor();
    // An answer that unfolds is hidden (`content-visibility`) until the first frame of its transition.
    await unfolded(this.page);
    const phrases = await part.evaluate(readThrough);
    this.lines.push(...phrases.filter((phrase) => !isNoise(phrase)));
  }

  private did(what: string): void {
    if (this.lines.length > 0) this.lines.push('');
    this.lines.push(`❯ ${what}`);
  }

  /** @returns the phrases since the last call, and the changes where the reader stands */
  private async said(): Promise<string[]> {
    const phrases = await this.page.evaluate(async () => {
      // The reader knows a radio button by its attribute, where browsers tell its state.
      for (const radio of document.querySelectorAll<HTMLInputElement>('input[type=radio]'))
        radio.toggleAttribute('checked', radio.checked);
      // A key that does nothing: the reader looks again at where it stands only after one of its own.
      await reader.press('Shift');
      const phrases = [...alerts.splice(0), ...(await reader.spokenPhraseLog())];
      await reader.clearSpokenPhraseLog();
      return phrases;
    });
    return phrases.filter((phrase) => {
      const isNews = phrase !== this.last;
      this.last = phrase;
      return isNews;
    });
  }
}

/** Runs in the page. */
async function readThrough(container: Element): Promise<string[]> {
  const reader = new screenReader.Virtual();
  await reader.start({ container });
  const phrases: string[] = [];
  const first = await reader.lastSpokenPhrase();
  let last: Element | null | undefined;
  do {
    const phrase = await reader.lastSpokenPhrase();
    const at = reader.activeNode;
    const element = at instanceof Element ? at : at?.parentElement;
    const block = at instanceof Text ? element?.closest('p, li, dt, dd, td, th, figcaption, summary') : null;
    // This reader does not know that closed answers and the parts of a named picture are not read, and that a control's label
    // and a group's legend are read once.
    const isSeen = element?.checkVisibility({ visibilityProperty: true });
    const named = element?.closest('[role=img], label, legend');
    if (isSeen && (!named || named === at)) {
      // Nor that words in one sentence are one.
      if (block && block === last) phrases.push(`${phrases.pop()} ${phrase}`.replace(/ ([.,:])/g, '$1'));
      else phrases.push(phrase);
      last = block;
    }
    await reader.next();
  } while ((await reader.lastSpokenPhrase()) !== first);
  await reader.stop();
  return phrases;
}
