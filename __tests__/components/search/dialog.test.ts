import { fireEvent, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showSearch } from '@/components/search/browser/dialog';
import { startSearchPage } from '@/components/search/browser/search-page';
import { limits } from '@/lib/contact/limits';
import { answer, hostOf } from './host';

const record = (label: string) => ({
  path: `/${label}`,
  axis: 'services' as const,
  label,
  title: label,
  kicker: '',
  names: [],
  passages: [],
  rest: '',
});
const indexOf = (...labels: string[]) => ({ categories: [], synonyms: [], records: labels.map(record) });
const host = hostOf(indexOf('Stock', 'Loyalty'));
const fetchMock = jest.fn<Promise<Partial<Response>>, [string, RequestInit?]>();

beforeAll(() => {
  Object.assign(globalThis, { fetch: fetchMock });
});

/** Files of passages, asked for after the names of results are painted. */
const passages = /\/t\d+\.json$/;

function open(typed?: string) {
  showSearch(typed);
  const dialog = document.querySelector('dialog') as HTMLDialogElement;
  const field = dialog.querySelector('input') as HTMLInputElement;
  // A browser focuses the field when it shows a dialog; jsdom does not.
  field.focus();
  return { dialog, field };
}

test.each<[string, () => Promise<Partial<Response>>]>([
  ['is missing', async () => ({ ok: false, status: 404 })],
  [
    'is a page instead, or cut off',
    async () => ({ ok: true, json: () => Promise.reject(new SyntaxError()) }),
  ],
  ['has another shape', () => answer({})],
  ['cannot be reached', () => Promise.reject(new TypeError('offline'))],
])('an index that %s ends in a message with ways out, and is asked for again', async (_, respond) => {
  document.body.innerHTML = '<main><input name="q" value="stock"><div></div></main>';
  const place = document.querySelector('main div') as HTMLElement;
  fetchMock.mockImplementation(respond);
  startSearchPage(place);
  await waitFor(() => expect(place).toHaveTextContent('The search could not be loaded.'));

  jest.resetModules();
  const fresh = await import('@/components/search/browser/dialog');
  fresh.showSearch('stoc');
  const dialog = document.querySelector('dialog') as HTMLDialogElement;
  await waitFor(() => expect(dialog).toHaveTextContent('The search could not be loaded.'));
  const links = [...dialog.querySelectorAll('.search-links a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/sitemap', '/contact']);
  expect(dialog.querySelector('[role="status"]')).toBeEmptyDOMElement();
  fetchMock.mockImplementation(host);
  dialog.querySelector('input')?.focus();
  await userEvent.keyboard('k');
  await waitFor(() => expect(dialog.querySelector('[role="option"]')).toHaveAttribute('href', '/Stock'));
  // The last that a first query asks for is whether the core is new; in the next test it would count there.
  const lastAsked = () => fetchMock.mock.calls.slice(-2).map(([address]) => address);
  await waitFor(() => expect(lastAsked()).toEqual([expect.stringMatching(passages), '/search.json']));
});

test('an index that never comes is given up after 15 seconds', async () => {
  jest.useFakeTimers();
  jest.resetModules();
  const fresh = await import('@/components/search/browser/search-page');
  document.body.innerHTML = '<main><input name="q" value="stock"><div></div></main>';
  const place = document.querySelector('main div') as HTMLElement;
  fetchMock.mockImplementation(
    (_, options) => new Promise((_, reject) => options?.signal?.addEventListener('abort', reject)),
  );
  fresh.startSearchPage(place);
  await jest.advanceTimersByTimeAsync(14_999);
  expect(place).not.toHaveTextContent('could not be loaded');
  await jest.advanceTimersByTimeAsync(1);
  expect(place).toHaveTextContent('The search could not be loaded.');
  jest.useRealTimers();
});

test('where the site has changed since the core of the index came, the core is fetched again, once', async () => {
  jest.resetModules();
  document.body.innerHTML = '';
  const fresh = await import('@/components/search/browser/dialog');
  const old = hostOf(indexOf('Stock'));
  const asked: string[] = [];
  let now = old;
  fetchMock.mockImplementation((address) => {
    asked.push(address);
    return now(address);
  });
  fresh.showSearch();
  // The second time to see whether the first, from the cache, was old.
  await waitFor(() => expect(asked).toEqual(['/search.json', '/search.json']));
  now = host;
  const dialog = document.querySelector('dialog') as HTMLDialogElement;
  dialog.querySelector('input')?.focus();
  await userEvent.keyboard('loyalty');
  await waitFor(() => expect(dialog.querySelector('[role="option"]')).toHaveAttribute('href', '/Loyalty'));
  expect(asked.filter((address) => address === '/search.json')).toHaveLength(3);
  // This query asks for its passages after a paint. Asked of the host below, which lacks them, it would fetch the core once more.
  await waitFor(() => expect(asked.at(-1)).toMatch(passages));

  // A host that has the core alone is not asked for ever.
  now = (address) =>
    address === '/search.json' ? old(address) : Promise.resolve({ ok: false, status: 404 });
  asked.length = 0;
  await userEvent.keyboard('{Control>}a{/Control}');
  fireEvent.input(dialog.querySelector('input') as HTMLInputElement, { target: { value: 'zebra' } });
  await waitFor(() => expect(dialog).toHaveTextContent('The search could not be loaded.'));
  expect(asked.filter((address) => address === '/search.json')).toHaveLength(1);
});

test('an old core in the cache answers the first query, the one that the host has the next', async () => {
  jest.resetModules();
  document.body.innerHTML = '';
  const fresh = await import('@/components/search/browser/dialog');
  const old = hostOf(indexOf('Stock'));
  fetchMock.mockImplementation((address, options) =>
    (options?.cache === 'force-cache' && address === '/search.json' ? old : host)(address),
  );
  fresh.showSearch();
  const dialog = document.querySelector('dialog') as HTMLDialogElement;
  await waitFor(() => expect(fetchMock.mock.calls.at(-1)).toEqual(['/search.json', expect.anything()]));
  dialog.querySelector('input')?.focus();
  await userEvent.keyboard('loyalty');
  await waitFor(() => expect(dialog.querySelector('[role="option"]')).toHaveAttribute('href', '/Loyalty'));
  const caches = fetchMock.mock.calls.filter(([address]) => address === '/search.json');
  expect(caches.map(([, options]) => options?.cache)).toEqual(['force-cache', 'no-cache']);
});

test('results stay, and lead to their pages, where their passages alone cannot be had', async () => {
  jest.resetModules();
  document.body.innerHTML = '';
  const fresh = await import('@/components/search/browser/dialog');
  fetchMock.mockImplementation((address) =>
    passages.test(address) ? Promise.reject(new TypeError('offline')) : host(address),
  );
  fresh.showSearch('stock');
  const dialog = document.querySelector('dialog') as HTMLDialogElement;
  const status = dialog.querySelector('[role="status"]');
  await waitFor(() => expect(status).toHaveTextContent('could not be loaded'));
  expect(dialog.querySelector('[role="option"]')).toHaveAttribute('href', '/Stock');
});

test('a question that no page answers becomes a subject that the contact form takes', async () => {
  document.body.innerHTML = `<main><input name="q" value="${'zzqx '.repeat(60)}"><div></div></main>`;
  fetchMock.mockImplementation(host);
  startSearchPage(document.querySelector('main div') as HTMLElement);
  await waitFor(() => expect(document.querySelector('[data-topic]')).not.toBeNull());
  const topic = document.querySelector<HTMLElement>('[data-topic]')?.dataset.topic;
  expect(topic).toMatch(/^Looking for: zzqx/);
  expect(topic?.length).toBe(limits.subject);
});

test('letters typed while the search came are continued; an old query is replaced by the next letter', async () => {
  document.body.innerHTML = '';
  const { dialog, field } = open('lo');
  await userEvent.keyboard('yalty');
  expect(field.value).toBe('loyalty');
  dialog.close();
  open();
  await userEvent.keyboard('stock');
  expect(field.value).toBe('stock');
  dialog.close();
});

test('a press on the backdrop closes the search; a selection that only ends there, and a double click, do not', () => {
  const { dialog, field } = open();
  /** The click comes to the element that has both in it. */
  const drag = (from: Element, to: Element, detail = 1) => {
    fireEvent.mouseDown(from, { detail });
    fireEvent.mouseUp(to, { detail });
    fireEvent.click(from === to ? to : dialog, { detail });
    return dialog.open;
  };
  expect(drag(field, dialog)).toBe(true);
  expect(drag(dialog, field)).toBe(true);
  expect(drag(dialog, dialog, 2)).toBe(true);
  expect(drag(dialog, dialog)).toBe(false);
});
