import { prepareToken, takeToken } from '@/lib/contact/browser/token';
import type { Exchange } from '@/lib/contact/exchange';

const exchange: Exchange = { hidden: {}, nativeOnly: {}, honeypot: 'botcheck', answer: 'success' };
const withToken: Exchange = { ...exchange, token: '/form/token' };
const fetchMock = jest.fn();
globalThis.fetch = fetchMock;
const answer = (ok: boolean, text: string) => fetchMock.mockResolvedValueOnce({ ok, text: async () => text });
/** Lets the promises of an answer settle. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a provider without tokens is not asked for one', () => {
  prepareToken(exchange);
  expect(takeToken(exchange)).toBe('');
  expect(fetchMock).not.toHaveBeenCalled();
});

test('a token counts once, and the next is asked for; nothing waits for one that is late, refused or lost', async () => {
  answer(true, 'first');
  prepareToken(withToken);
  await settled();
  prepareToken(withToken);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  answer(false, 'Not found');
  expect(takeToken(withToken)).toBe('first');
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(takeToken(withToken)).toBe('');
  await settled();
  answer(true, 'second');
  prepareToken(withToken);
  await settled();
  fetchMock.mockReturnValueOnce(new Promise(() => {}));
  expect(takeToken(withToken)).toBe('second');
});
