/** @jest-environment node */
import fc from 'fast-check';
import { createMessageStore, sentKey } from '@/lib/contact/browser/message-store';
import { fieldNames } from '@/lib/contact/limits';
import { blank, hasTyped } from '@/lib/contact/message';
import type { Outcome } from '@/lib/contact/outcome';
import { addToRecord, joinFields, messageKey, writeRecord } from '@/lib/contact/record';
import { Deliveries, Draft, isEmpty, noText, same, type Text, type Version } from './visitor';

/*
 * A visitor with several tabs, in random order, against the form's own state machine and persistence: what they typed last is on screen or was
 * sent, nothing is sent twice without their word, and nothing that was sent comes back as a draft.
 */

type StorageMode = 'works' | 'full' | 'refused';

/** A storage as browsers have it, which can be full or forbidden. */
class Shelf {
  readonly items = new Map<string, string>();
  mode: StorageMode = 'works';
  readonly storage = new Proxy({} as Storage, {
    get: (_, key: string) => {
      if (key === 'getItem') return (name: string) => this.items.get(name) ?? null;
      if (key === 'setItem') return (name: string, value: string) => void this.set(name, value);
      return this.items.get(key);
    },
    set: (_, key: string, value: string) => this.set(key, value),
    deleteProperty: (_, key: string) => this.items.delete(key) || true,
  });
  private set(key: string, value: string): boolean {
    if (this.mode === 'full') throw new DOMException('full', 'QuotaExceededError');
    this.items.set(key, value);
    return true;
  }
}

const local = new Shelf();
/** The tab whose code is running. */
let session = new Shelf();
const refusing = (shelf: Shelf) => {
  if (shelf.mode === 'refused') throw new DOMException('blocked', 'SecurityError');
  return shelf.storage;
};
Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, get: () => refusing(session) });
Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: () => refusing(local) });

/** A document: its form, which the server wrote (`/contact`) or the panel's code, and the islands, which may come late. */
class Page {
  readonly fields = fieldNames.map((name) => ({ name, value: '' }));
  store: ReturnType<typeof createMessageStore> | undefined;
  attempt: { readonly id: string; readonly version: Version | undefined } | undefined;
  isPanelOpen = false;

  constructor(
    readonly hasOwnForm: boolean,
    restored: Text | undefined,
    /** The starter tells of a page that a link led to. */
    isNew = true,
  ) {
    if (restored) this.write(restored);
    if (hasOwnForm) joinFields(this.fields, isNew);
  }
  get text(): Text {
    return Object.fromEntries(this.fields.map(({ name, value }) => [name, value])) as Text;
  }
  write(text: Text) {
    for (const field of this.fields) field.value = text[field.name];
  }
  /** What React's effects do after every change. */
  show = () => {
    if (this.store && this.hasForm) this.write(this.store.current());
  };
  get hasForm() {
    return this.hasOwnForm || this.isPanelOpen;
  }
  startIslands() {
    if (this.store) return;
    this.store = createMessageStore();
    this.store.subscribe(this.show);
    this.mount();
  }
  mount() {
    this.store?.join(this.hasForm ? this.text : noText);
    this.show();
  }
  /** `pageshow`, out of the browser's cache. */
  comeBack() {
    if (!this.store) return this.hasOwnForm ? joinFields(this.fields, false) : undefined;
    this.store.return();
    this.mount();
  }
}

/** A place in a tab's history: the page itself while the browser keeps it, then what it puts back into the form. */
interface Entry {
  page: Page | undefined;
  readonly hasOwnForm: boolean;
  restored: Text;
}

class Tab extends Draft {
  shelf = new Shelf();
  entries: Entry[] = [];
  at = -1;
  /** Storage failed once, so that a text can end with its page. */
  isForgetful = false;

  get page(): Page {
    return this.entries[this.at]?.page as Page;
  }
  run<T>(use: () => T): T {
    const before = session;
    session = this.shelf;
    const result = use();
    session = before;
    return result;
  }
  open(hasOwnForm: boolean) {
    this.leave();
    this.entries.splice(this.at + 1);
    this.entries.push({ page: new Page(hasOwnForm, undefined), hasOwnForm, restored: noText });
    this.at += 1;
    this.forgetIfForgetful();
  }
  leave() {
    const entry = this.entries[this.at];
    if (!entry?.page) return;
    entry.restored = entry.hasOwnForm ? entry.page.text : noText;
    entry.page.store?.leave();
  }
  go(step: number, isKept: boolean) {
    const entry = this.entries[this.at + step];
    if (!entry) return false;
    this.leave();
    this.at += step;
    if (entry.page && isKept) entry.page.comeBack();
    else this.load(entry);
    this.forgetIfForgetful();
    return true;
  }
  load(entry: Entry) {
    entry.page = new Page(entry.hasOwnForm, entry.hasOwnForm ? entry.restored : undefined, false);
  }
  /** Without storage a text ends with its page: then what the new page shows is what there is. */
  forgetIfForgetful() {
    if (!this.isForgetful) return;
    this.typed = this.shown();
    // The ids by which a copy of it would be known went with the record: it begins anew.
    if (!this.shelf.items.has(messageKey)) this.version = { parent: undefined };
  }
  shown(): Text {
    const { page } = this;
    if (page.hasForm) return page.text;
    return page.store ? pick(page.store.current()) : pick(stored(this.shelf));
  }
}

const pick = (text: Text): Text => Object.fromEntries(fieldNames.map((name) => [name, text[name]])) as Text;
const stored = ({ items, mode }: Shelf): Text =>
  mode === 'refused' ? noText : { ...noText, ...JSON.parse(items.get(messageKey) ?? '{}') };

/** Statistics over all sequences. */
const reached = new Map<string, number>();
const count = (what: string) => reached.set(what, (reached.get(what) ?? 0) + 1);

class World extends Deliveries {
  tabs = [new Tab()];
  private letters = 0;

  constructor() {
    super();
    local.items.clear();
    local.mode = 'works';
    this.first.run(() => this.first.open(true));
  }
  get first(): Tab {
    return this.tabs[0] as Tab;
  }
  tab(index: number): Tab {
    return this.tabs[index % this.tabs.length] as Tab;
  }
  nextLetter = () => String.fromCharCode(97 + (this.letters++ % 26));
  /** The browser tells the other tabs that local storage has changed. */
  tellOthers(tab: Tab) {
    for (const other of this.tabs) if (other !== tab) other.run(() => void other.page.store?.sync());
    for (const other of this.tabs) this.forgetSent(other);
  }
  /** A copy of what was sent, or of an earlier state of it, goes as soon as there is code that can know of it. */
  forgetSent(tab: Tab) {
    const { store } = tab.page;
    const isKnown = store && store.current().state.phase !== 'sending';
    if (isKnown && this.has(tab)) tab.forget();
  }

  check(tab: Tab) {
    const shown = tab.run(() => tab.shown());
    const { page } = tab;
    const phase = page.store?.current().state.phase ?? 'no islands';
    count(phase);
    if (phase === 'sending') return;
    if (!same(shown, tab.typed))
      throw new Error(
        `On screen ${JSON.stringify(shown)}, typed last ${JSON.stringify(tab.typed)} (${phase})`,
      );
    if (this.requests > this.presses) throw new Error('Sent without the visitor’s word');
  }
}

type Real = undefined;
abstract class Step implements fc.Command<World, Real> {
  constructor(readonly index: number) {}
  check = () => true;
  run(world: World) {
    const tab = world.tab(this.index);
    tab.run(() => {
      this.act(world, tab);
      tab.page.store?.sync();
    });
    world.forgetSent(tab);
    for (const one of world.tabs) world.check(one);
  }
  abstract act(world: World, tab: Tab): void;
  toString() {
    return `${this.constructor.name}(${JSON.stringify(Object.values(this).filter((value) => typeof value !== 'function'))})`;
  }
}

class Type extends Step {
  constructor(
    index: number,
    readonly field: number,
    readonly isErasing: boolean,
  ) {
    super(index);
  }
  act(world: World, tab: Tab) {
    const { page } = tab;
    const phase = page.store?.current().state.phase;
    if (!page.hasForm || phase === 'sending' || phase === 'sent') return;
    const field = page.fields[this.field] as Page['fields'][number];
    field.value = this.isErasing ? field.value.slice(0, -1) : field.value + world.nextLetter();
    tab.type(page.text);
    if (page.store) page.store.type({ [field.name]: field.value });
    else {
      addToRecord(page.text);
      if (!tab.shelf.items.has(messageKey)) tab.version = { parent: undefined };
    }
  }
}
class Open extends Step {
  constructor(
    index: number,
    readonly hasOwnForm: boolean,
  ) {
    super(index);
  }
  act(_: World, tab: Tab) {
    tab.open(this.hasOwnForm);
  }
}
class Go extends Step {
  constructor(
    index: number,
    readonly step: number,
    readonly isKept: boolean,
  ) {
    super(index);
  }
  act(_: World, tab: Tab) {
    if (tab.go(this.step, this.isKept)) count(this.isKept ? 'back from the cache' : 'back by the network');
  }
}
class Reload extends Step {
  act(_: World, tab: Tab) {
    tab.leave();
    tab.load(tab.entries[tab.at] as Entry);
    tab.forgetIfForgetful();
    count('reload');
  }
}
class StartIslands extends Step {
  act(world: World, tab: Tab) {
    tab.page.startIslands();
    world.forgetSent(tab);
  }
}
class TogglePanel extends Step {
  act(_: World, { page }: Tab) {
    if (page.hasOwnForm || !page.store) return;
    page.isPanelOpen = !page.isPanelOpen;
    if (!page.isPanelOpen) return page.store.tell();
    page.write(noText);
    page.mount();
  }
}
class Send extends Step {
  constructor(
    index: number,
    readonly isNative: boolean,
  ) {
    super(index);
  }
  act(world: World, tab: Tab) {
    const { page } = tab;
    const { text } = page;
    if (!page.hasForm || isEmpty(text)) return;
    // Nor can a copy be told of it, or where there is no storage.
    if ((!page.store || tab.shelf.mode !== 'works') && world.tabs.length > 1) return;
    // The browser's own post: from a page without islands, or the way out after a failure.
    if (this.isNative || !page.store) return this.post(world, tab, text);
    world.presses += 1;
    const id = page.store.send(text);
    if (!id) return;
    world.requests += 1;
    // Another tab may send its own copy: that is not this attempt.
    tab.version = { parent: tab.version };
    page.attempt = { id, version: tab.version };
  }
  private post(world: World, tab: Tab, text: Text) {
    const { page } = tab;
    world.presses += 1;
    if (page.store) {
      if (!page.store.send(text, true)) return;
    } else addToRecord({ state: { phase: 'sending', isNative: true, isTold: false } });
    world.requests += 1;
    count('sent natively');
    tab.leave();
    tab.entries.splice(tab.at + 1);
    // `/contact/sent#sent`, as the starter meets it; without storage it has nothing to forget.
    const { state, ids } = JSON.parse(tab.shelf.items.get(messageKey) ?? '{}');
    if (state?.isNative && tab.shelf.mode !== 'refused') writeRecord({ sent: ids });
    world.accept(tab.version);
    tab.entries.push({ page: new Page(false, undefined), hasOwnForm: false, restored: noText });
    tab.at += 1;
    tab.forget();
    tab.forgetIfForgetful();
    tab.page.startIslands();
    world.tellOthers(tab);
  }
}
const outcomes: readonly (readonly [Outcome, boolean])[] = [
  [{ kind: 'accepted' }, true],
  [{ kind: 'rejected', message: 'No', fate: 'declined' }, false],
  [{ kind: 'failed', reason: '', fate: 'offline' }, false],
  [{ kind: 'failed', reason: '', fate: 'unclear' }, true],
  [{ kind: 'failed', reason: '', fate: 'unanswered' }, false],
];
class Answer extends Step {
  constructor(
    index: number,
    readonly outcome: number,
    readonly isLate: boolean,
  ) {
    super(index);
  }
  act(world: World, tab: Tab) {
    // Late: to a page that was left while it sent, and has come back.
    const { page } = tab;
    if (!page.attempt || (page.store?.current().state.phase !== 'sending' && !this.isLate)) return;
    const { id, version } = page.attempt;
    const [outcome, hasArrived] = outcomes[this.outcome] as (typeof outcomes)[number];
    page.attempt = undefined;
    const isSame = page.store?.current().ids.at(-1) === id;
    page.store?.settle(id, outcome);
    count(`answer: ${outcome.kind}`);
    if (outcome.kind === 'accepted') {
      world.accept(version);
      if (isSame) tab.forget();
      world.tellOthers(tab);
    } else if (hasArrived) count('arrived, but nobody can tell');
  }
}
class Acknowledge extends Step {
  act(_: World, { page }: Tab) {
    page.store?.acknowledge();
  }
}
class Clear extends Step {
  act(_: World, tab: Tab) {
    const { page } = tab;
    const phase = page.store?.current().state.phase;
    if (!page.store || !page.hasForm || phase === 'sending' || phase === 'sent') return;
    page.store.clear();
    tab.forget();
    if (page.store.current().state.phase !== 'empty') throw new Error('Cleared, and yet not empty');
    count('cleared');
  }
}
class Duplicate extends Step {
  act(world: World, tab: Tab) {
    // Before the islands come nobody gives a message an id by which its copies are known.
    if (world.tabs.length > 2 || !tab.page.store) return;
    const copy = new Tab();
    copy.isForgetful = tab.isForgetful;
    copy.shelf.mode = tab.shelf.mode;
    if (tab.shelf.mode !== 'refused')
      for (const [key, value] of tab.shelf.items) copy.shelf.items.set(key, value);
    world.tabs.push(copy);
    copy.run(() => {
      copy.open(tab.page.hasOwnForm);
      copy.page.startIslands();
      copy.typed = copy.shown();
      if (copy.shelf.items.has(messageKey)) copy.version = tab.version;
    });
    count('tab copied');
  }
}
class Spoil extends Step {
  constructor(
    index: number,
    readonly mode: StorageMode,
  ) {
    super(index);
  }
  act(_: World, tab: Tab) {
    // A browser that forbids storage has none from the beginning, and to the end.
    const isRefused = [tab.shelf.mode, this.mode].includes('refused');
    if (isRefused && !(tab.shelf.items.size === 0 && isEmpty(tab.typed) && this.mode === 'refused')) return;
    tab.shelf.mode = this.mode;
    tab.isForgetful = true;
    if (!tab.page.hasForm && !tab.page.store) tab.forgetIfForgetful();
    count(`storage ${this.mode}`);
  }
}

const index = fc.nat(2);
/** Some of them several times, without which a message would seldom be sent and answered. */
const likely = [
  fc.tuple(index, fc.nat(3), fc.boolean()).map((given) => new Type(...given)),
  fc.tuple(index, fc.nat(3), fc.constant(false)).map((given) => new Type(...given)),
  fc.tuple(index, fc.boolean()).map((given) => new Open(...given)),
  fc.tuple(index, fc.constantFrom(-1, 1, -2), fc.boolean()).map((given) => new Go(...given)),
  index.map((at) => new Reload(at)),
  ...[0, 1, 2].map(() => index.map((at) => new StartIslands(at))),
  index.map((at) => new TogglePanel(at)),
  fc.tuple(index, fc.constant(false)).map((given) => new Send(...given)),
  fc.tuple(index, fc.boolean()).map((given) => new Send(...given)),
  ...[0, 1, 2].map(() =>
    fc.tuple(index, fc.nat(outcomes.length - 1), fc.boolean()).map((given) => new Answer(...given)),
  ),
  index.map((at) => new Acknowledge(at)),
  index.map((at) => new Clear(at)),
  index.map((at) => new Duplicate(at)),
];
const spoil = fc
  .tuple(index, fc.constantFrom<StorageMode>('works', 'full', 'refused'))
  .map((given) => new Spoil(...given));

const play = (steps: Iterable<fc.Command<World, Real>>) =>
  fc.modelRun(() => ({ model: new World(), real: undefined }), steps);

test.each([
  ['with storage', likely, 10_000],
  ['with storage that comes and goes', [...likely, spoil], 4000],
])(
  'the last text typed is on screen or was sent, nothing is sent unasked, nothing sent is a draft again: %s',
  (_, steps, numRuns) => {
    // The same sequences in every run, so that a change answers for what it breaks; other seeds find more.
    fc.assert(fc.property(fc.commands(steps, { maxCommands: 40, size: 'max' }), play), { seed: 1, numRuns });
    console.info(`${numRuns} sequences`, Object.fromEntries([...reached].sort()));
    reached.clear();
  },
);

test('a record that is no record, and a list of other tabs that is none, do no harm', () => {
  session = new Shelf();
  session.items.set(messageKey, '[');
  local.items.set(sentKey, '{}');
  const store = createMessageStore();
  expect(store.current()).toEqual(blank);
  store.type({ name: 'Asha' });
  expect(hasTyped(createMessageStore().current())).toBe(true);
});

test('what becomes of a message while its page goes is told by the next page, or by this one when it comes back', () => {
  session = new Shelf();
  const store = createMessageStore();
  const told: string[] = [];
  store.subscribe(() => told.push(store.current().state.phase));
  store.send({ message: 'Help' });
  store.leave();
  expect(told.at(-1)).toBe('sending');
  expect(createMessageStore().current().state).toMatchObject({ fate: 'interrupted', isTold: false });
  store.return();
  expect(told.at(-1)).toBe('uncertain');
});
