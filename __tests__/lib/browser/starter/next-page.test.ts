import { fireEvent, screen } from '@testing-library/react';
import { prepareNextPage } from '@/lib/browser/starter/next-page';

const fetchMock = jest.fn(() => Promise.resolve());

/** A browser with these abilities, whose visitor comes to a page with one link. */
function visit({ rules = true, mouse = true, saveData = false }) {
  document.head.innerHTML = '';
  document.body.innerHTML = '<a href="/faq">Questions</a>';
  HTMLScriptElement.supports = () => rules;
  window.matchMedia = jest.fn().mockReturnValue({ matches: mouse });
  Object.assign(navigator, { connection: { saveData } });
  Object.assign(globalThis, { fetch: fetchMock.mockClear() });
  prepareNextPage();
  const text = document.querySelector('script[type="speculationrules"]')?.textContent;
  return text && JSON.parse(text).prerender[0].eagerness;
}
const point = () =>
  fireEvent(screen.getByText('Questions'), new MouseEvent('pointerover', { bubbles: true }));

test('who saves data fetches no page before its link is followed', () => {
  for (const rules of [true, false]) expect(visit({ rules, saveData: true })).toBeUndefined();
  point();
  expect(fetchMock).not.toHaveBeenCalled();
});

test('rules prepare a page under a mouse that rests, and under a finger that presses', () => {
  expect(visit({ mouse: true })).toBe('moderate');
  expect(visit({ mouse: false })).toBe('conservative');
  point();
  expect(fetchMock).not.toHaveBeenCalled();
});

test('without rules a page is fetched once, when a pointer comes to its link', () => {
  expect(visit({ rules: false })).toBeUndefined();
  expect(fetchMock).not.toHaveBeenCalled();
  point();
  point();
  expect(fetchMock.mock.calls).toEqual([['/faq', { priority: 'low' }]]);
});
