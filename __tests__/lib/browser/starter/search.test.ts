import { fireEvent, waitFor } from '@testing-library/react';

const openSearch = jest.fn();
jest.mock('/search.js', () => ({ openSearch }), { virtual: true });

beforeEach(async () => {
  openSearch.mockClear();
  document.body.innerHTML = '<a href="/search">Search</a><textarea></textarea><input type="radio" />';
  Object.assign(globalThis, { searchEntry: '/search.js', fetch: async () => undefined });
  const { watchSearch } = await import('@/lib/browser/starter/search');
  watchSearch();
});

/** @returns whether the key did what keys do, because nobody took it */
const press = (key: string, properties: KeyboardEventInit = {}, on: Element | null = document.body) =>
  fireEvent.keyDown(on as Element, { key, ...properties });

test('while the search loads it takes plain letters alone, and leaves shortcuts and letters typed into fields', async () => {
  expect(press('w')).toBe(true);
  // All in one turn: the code comes in a later one.
  expect(press('/')).toBe(false);
  expect(press('w')).toBe(false);
  expect(press(' ')).toBe(false);
  expect({
    reload: press('r', { ctrlKey: true }),
    copy: press('c', { metaKey: true }),
    back: press('ArrowLeft', { altKey: true }),
    menu: press('e', { altKey: true }),
    composed: press('k', { isComposing: true }),
    'text area': press('w', {}, document.querySelector('textarea')),
  }).toEqual({ reload: true, copy: true, back: true, menu: true, composed: true, 'text area': true });
  await waitFor(() => expect(openSearch.mock.calls).toEqual([['w ']]));
});

test.each([
  ['Ctrl+K', 'k', { ctrlKey: true }],
  ['Cmd+K', 'k', { metaKey: true }],
])('%s brings the search, from a field too; a slash in a field is a slash', async (_, key, modifier) => {
  const field = document.querySelector('textarea');
  expect(press('/', {}, field)).toBe(true);
  expect(press(key, modifier, field)).toBe(false);
  await waitFor(() => expect(openSearch).toHaveBeenCalled());
});
