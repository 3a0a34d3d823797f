import { type BrowserContext, expect, type Page } from '@playwright/test';
import fc from 'fast-check';
import { Deliveries, Draft, isEmpty, type Text } from '../__tests__/lib/contact/visitor';
import { fieldNames } from '../lib/contact/limits';
import { findBrowser } from '../pipeline/browser';
import { panelOf, send, sentDialogOf, tabOf } from './contact';
import { test } from './test';

/*
 * A visitor with one tab or two at random, in real pages that the browser keeps and brings back: the last text typed is on screen
 * or was sent, nothing is sent without the visitor's word, and nothing that was sent comes back as a draft. A failure names
 * `seed` and `path`, by which `fc.assert` plays the same walk again.
 */

const executablePath = findBrowser();
test.use({
  // A step that cannot be done ends the walk while its report can still be made.
  actionTimeout: 60_000,
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
    // Playwright turns the cache of pages off.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

const paths = ['/contact', '/faq', '/about'] as const;
type Path = (typeof paths)[number];
/** By the subject, at which the sandbox fails. */
const answers = { accepted: 'A portal', refused: 'fault:reject', unclear: 'fault:500', none: 'fault:hang' };
type Answer = keyof typeof answers;

const good: Text = { name: 'Asha', email: 'asha@example.com', subject: answers.accepted, message: 'Help' };

/** How often what happened. */
const reached = new Map<string, number>();
const count = (what: string) => reached.set(what, (reached.get(what) ?? 0) + 1);

class Tab extends Draft {
  /** Paths of its history. */
  entries: string[] = [];
  at = -1;
  constructor(readonly page: Page) {
    super();
    page.on('dialog', (question) => question.accept());
  }
  get path() {
    return this.entries[this.at];
  }
  field = (name: keyof Text) => this.page.locator(`form[method="post"] [name="${name}"]`);
  arrive(path: string) {
    this.entries.splice(this.at + 1);
    this.entries.push(path);
    this.at += 1;
  }
  hasForm = async () => this.path === '/contact' || (await panelOf(this.page).isVisible());
  async open(path: Path) {
    await this.page.goto(path);
    this.arrive(path);
  }
  async openForm() {
    if (await this.hasForm()) return;
    await tabOf(this.page).click();
    await expect(this.field('name')).toBeVisible();
    this.noticeSubstitute();
  }
  /** On a busy machine a page stands in for the panel or the dialog. */
  noticeSubstitute() {
    const { pathname } = new URL(this.page.url());
    if (pathname !== this.path) this.arrive(pathname);
  }
  /** Without `interactive`, whose wait for a load does not know of the cache. */
  async startIslands() {
    await tabOf(this.page).dispatchEvent('pointerover', { pointerType: 'touch' });
    await expect(this.page.locator('html[data-interactive]')).toBeAttached();
  }
  async close() {
    if (!(await panelOf(this.page).isVisible())) return;
    await this.page.keyboard.press('Escape');
    await expect(panelOf(this.page)).toBeHidden();
  }
  async fill(name: keyof Text, value: string) {
    await this.field(name).fill(value);
    this.type({ ...this.typed, [name]: value });
  }
  async go(step: -1 | 1) {
    const path = this.entries[this.at + step];
    if (!path) return;
    // Playwright's own waiting for a load does not know of the cache.
    await this.page.evaluate((by) => void setTimeout(() => history.go(by)), step);
    await expect(this.page).toHaveURL(path);
    this.at += step;
    const isKept = () => this.page.evaluate(() => document.documentElement.dataset.shown);
    await expect.poll(isKept).toBeDefined();
    count(`history: ${await isKept()}`);
  }
  async expectText() {
    if (!(await this.hasForm())) return;
    const shown = () =>
      this.page.evaluate(
        (names) =>
          Object.fromEntries(
            names.map((name) => [
              name,
              document.querySelector<HTMLInputElement>(`form[method="post"] [name="${name}"]`)?.value,
            ]),
          ),
        fieldNames,
      );
    await expect.poll(shown, { message: `at ${this.path}`, intervals: [20, 50, 100] }).toEqual(this.typed);
  }
}

class Walk extends Deliveries {
  readonly tabs: Tab[] = [];
  constructor(readonly context: BrowserContext) {
    super();
    context.on('request', this.notice);
  }
  private readonly notice = (request: { method: () => string }) => {
    if (request.method() === 'POST') this.requests += 1;
  };
  async begin() {
    const tab = new Tab(await this.context.newPage());
    this.tabs.push(tab);
    // Somewhere to go back to.
    await tab.open('/faq');
    await tab.open('/contact');
  }
  async check() {
    for (const tab of this.tabs) {
      // Another tab has sent the same.
      if (this.has(tab)) tab.forget();
      await tab.expectText();
    }
    expect(this.requests, 'requests, of which each has its press').toBe(this.presses);
  }
  /** Opens the form in each tab, which must hold the text that was left there. */
  async end() {
    for (const tab of this.tabs) {
      await tab.open('/contact');
      if (!isEmpty(tab.typed)) await expect(tab.page.locator('html[data-interactive]')).toBeAttached();
      await tab.expectText();
    }
    this.context.off('request', this.notice);
    await Promise.all(this.tabs.map(({ page }) => page.close()));
  }
}

type Act = (tab: Tab, walk: Walk) => Promise<unknown>;

class Step implements fc.AsyncCommand<Walk, undefined> {
  constructor(
    readonly name: string,
    readonly index: number,
    readonly act: Act,
  ) {}
  check = () => true;
  async run(walk: Walk) {
    await this.act(walk.tabs[this.index % walk.tabs.length] as Tab, walk);
    count(this.name);
    await walk.check();
  }
  toString = () => `${this.name} in tab ${this.index}`;
}

const type =
  (name: keyof Text, letter: string): Act =>
  async (tab) => {
    await tab.openForm();
    // The letter goes to what stands there: an old text that came back shows in the whole.
    await tab.field(name).press('End');
    await tab.page.keyboard.type(letter);
    tab.type({ ...tab.typed, [name]: tab.typed[name] + letter });
  };

const sendWith =
  (answer: Answer): Act =>
  async (tab, walk) => {
    const { page } = tab;
    await tab.openForm();
    await tab.startIslands();
    for (const name of fieldNames)
      if (name === 'subject' || tab.typed[name].trim() === '' || name === 'email')
        await tab.fill(name, name === 'subject' ? answers[answer] : good[name]);
    const asked = page.waitForRequest((request) => request.method() === 'POST');
    walk.presses += 1;
    await send(page);
    await asked;
    if (answer === 'accepted') {
      walk.accept(tab.version);
      tab.forget();
      const ok = sentDialogOf(page).getByRole('button', { name: 'OK' });
      await expect(ok.or(page.locator('#sent:target'))).toBeVisible();
      tab.noticeSubstitute();
      if (tab.path !== '/contact/sent') await ok.click();
      await expect(sentDialogOf(page)).toBeHidden();
      return;
    }
    // A page that is left before the answer marks the message as interrupted; the next page shows that in an alert.
    if (answer === 'none') await tab.open(tab.path === '/faq' ? '/about' : '/faq');
    await expect(page.getByRole('alert')).toBeVisible();
    tab.noticeSubstitute();
  };

const clear: Act = async (tab) => {
  if (isEmpty(tab.typed)) return;
  await tab.close();
  if (tab.path === '/contact') await tab.page.reload();
  await tab.openForm();
  await tab.page.getByRole('button', { name: 'Clear the form' }).click();
  tab.forget();
  await expect(tab.page.getByRole('alert')).toHaveCount(0);
};

const copy: Act = async (tab, walk) => {
  if (walk.tabs.length > 1) return;
  // Before the islands come nobody gives a message an id by which its copies are known.
  await tab.startIslands();
  const opened = walk.context.waitForEvent('page');
  // As browsers copy a tab: an opener gives its session storage along.
  await tab.page.evaluate(() => void window.open('/contact', '_blank'));
  const other = new Tab(await opened);
  other.arrive('/contact');
  Object.assign(other, { typed: tab.typed, version: tab.version });
  walk.tabs.push(other);
  await other.page.waitForLoadState();
};

const step = (name: string, act: Act) => fc.nat(1).map((index) => new Step(name, index, act));
const typing = fc
  .tuple(fc.nat(1), fc.constantFrom('name', 'message'), fc.constantFrom('a', 'b', 'c'))
  .map(([index, name, letter]) => new Step(`type ${letter} into ${name}`, index, type(name, letter)));
const steps = [
  typing,
  typing,
  ...paths.map((path) =>
    step(`open ${path}`, async (tab) => {
      await tab.close();
      if (tab.path !== path) await tab.open(path);
    }),
  ),
  ...[0, 1, 2, 3].map(() => step('back', (tab) => tab.go(-1))),
  step('forward', (tab) => tab.go(1)),
  step('reload', (tab) => tab.page.reload()),
  step('close the panel', (tab) => tab.close()),
  step('clear', clear),
  step('a copy of the tab', copy),
  step('send', sendWith('accepted')),
  ...Object.keys(answers).map((answer) => step(`send: ${answer}`, sendWith(answer as Answer))),
];

// The same walks in every run, so that a change answers for what it breaks; other seeds find more.
for (const seed of [1, 2])
  test(`random walks, seed ${seed}: what was typed is on screen or was sent, and nothing is sent unasked or comes back`, async ({
    context,
  }) => {
    test.setTimeout(600_000);
    await context.addInitScript(() => {
      // With `saveData` the starter prefetches no page.
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.shown = persisted ? 'from the cache' : 'anew';
      });
    });
    await fc.assert(
      fc.asyncProperty(fc.commands(steps, { maxCommands: 8, size: 'max' }), async (commands) => {
        const walk = new Walk(context);
        await walk.begin();
        await fc.asyncModelRun(() => ({ model: walk, real: undefined }), commands);
        await walk.end();
      }),
      { seed, numRuns: 40, endOnFailure: true },
    );
    console.info(Object.fromEntries([...reached].sort()));
    expect(reached.get('history: from the cache'), 'pages that came back from the cache').toBeGreaterThan(0);
  });
