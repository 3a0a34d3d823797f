import { fireEvent } from '@testing-library/react';

jest.mock('/islands.js', () => ({}), { virtual: true });
Object.assign(globalThis, {
  islandFiles: {
    entry: '/islands.js',
    imports: [],
    panel: [],
    styles: '/site.css',
    lastRule: ':root{--whole:1}',
  },
});

const get = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;

/** Ids of the controls whose click or submit reached the page: the starter did not hold it back. */
let acted: string[];
const act = (event: Event) => {
  if (!event.defaultPrevented) acted.push((event.target as HTMLElement).id);
  // jsdom follows no link and sends no form.
  event.preventDefault();
};

/** What the host answers for the style sheet. */
let styles: string;
const whole = '.a{}:root{--whole:1}';
// jsdom cannot fill a sheet.
globalThis.CSSStyleSheet = class {
  replaceSync = () => {};
} as unknown as typeof CSSStyleSheet;

/** The islands are there and listen. */
const becomeInteractive = async () => {
  document.documentElement.dataset.interactive = '';
  document.dispatchEvent(new Event('interactive'));
  await jest.advanceTimersByTimeAsync(0);
};

const added: (readonly [string, EventListener])[] = [];

beforeEach(async () => {
  jest.useFakeTimers();
  jest.resetModules();
  acted = [];
  document.head.innerHTML = '';
  document.adoptedStyleSheets = [];
  styles = whole;
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  globalThis.fetch = jest.fn(async () => ({ text: async () => styles }) as Response);
  document.body.innerHTML = `
    <a id="contact" href="#contact-page" data-start data-keep="true">Contact</a>
    <a id="other" href="#other-page">Other</a>
    <form id="write" data-keep><input name="message" /></form>`;
  const add = document.addEventListener.bind(document);
  jest.spyOn(document, 'addEventListener').mockImplementation((type, listener, options) => {
    added.push([type, listener as EventListener]);
    add(type, listener, options);
  });
  const { watchGestures } = await import('@/lib/browser/starter/gestures');
  watchGestures();
  window.addEventListener('click', act);
  window.addEventListener('submit', act);
});

afterEach(() => {
  for (const [type, listener] of added.splice(0)) document.removeEventListener(type, listener, true);
  window.removeEventListener('click', act);
  window.removeEventListener('submit', act);
  delete document.documentElement.dataset.interactive;
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a click that waits for the islands acts alone where their styles are cut short', async () => {
  styles = whole.slice(0, -1);
  fireEvent.click(get('contact'));
  await jest.advanceTimersByTimeAsync(0);
  expect(acted).toEqual(['contact']);
});

test('a click waits for the islands, and is repeated once however often it was made', async () => {
  fireEvent.click(get('contact'));
  fireEvent.click(get('contact'));
  expect(acted).toEqual([]);
  await becomeInteractive();
  expect(acted).toEqual(['contact']);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(acted).toEqual(['contact']);
  expect(document.getElementById('nprogress')).toBeNull();
});

test('after three seconds the page acts by itself, and at once from then on', async () => {
  fireEvent.click(get('contact'));
  await jest.advanceTimersByTimeAsync(2999);
  expect(acted).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(acted).toEqual(['contact']);
  fireEvent.click(get('contact'));
  expect(acted).toEqual(['contact', 'contact']);
});

test('islands that come after that take over no link: the page is on its way to what it names', async () => {
  const island = jest.fn();
  document.addEventListener('click', island, true);
  fireEvent.click(get('contact'));
  await jest.advanceTimersByTimeAsync(3000);
  island.mockClear();
  await becomeInteractive();
  fireEvent.click(get('contact'));
  expect(island).not.toHaveBeenCalled();
});

test.each([
  ['another link is followed', () => fireEvent.click(get('other')), ['other']],
  ['Escape is pressed', () => fireEvent.keyDown(document.body, { key: 'Escape' }), []],
  ['the page is left', () => fireEvent(window, new Event('pagehide')), []],
])('a waiting click is given up when %s', async (_when, leave, expected) => {
  fireEvent.click(get('contact'));
  leave();
  await becomeInteractive();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(acted).toEqual(expected);
});

test('a modified click is the browser’s own', () => {
  fireEvent.click(get('contact'), { ctrlKey: true });
  expect(acted).toEqual(['contact']);
});

test('a form that the browser sends is sent once, until the page is shown anew', async () => {
  const form = get<HTMLFormElement>('write');
  form.requestSubmit();
  await jest.advanceTimersByTimeAsync(3000);
  form.requestSubmit();
  expect(acted).toEqual(['write']);
  fireEvent(window, new Event('pagehide'));
  form.requestSubmit();
  expect(acted).toEqual(['write', 'write']);
});

test('a double click sends a form once; a press some seconds later may send it again', async () => {
  const form = get<HTMLFormElement>('write');
  form.toggleAttribute('data-broken', true);
  form.requestSubmit();
  fireEvent.pointerDown(form);
  form.requestSubmit();
  expect(acted).toEqual(['write']);
  await jest.advanceTimersByTimeAsync(3001);
  fireEvent.pointerDown(form);
  form.requestSubmit();
  expect(acted).toEqual(['write', 'write']);
});

test('a control in an island that broke acts by itself, beside islands that listen', async () => {
  get('contact').toggleAttribute('data-broken', true);
  fireEvent.click(get('contact'));
  expect(acted).toEqual(['contact']);
});
