import { renderHook, waitFor } from '@testing-library/react';
import { useMenus } from '@/components/layout/menu/use-menus';

const fetchMock = jest.fn<Promise<Partial<Response>>, []>();
const menus = { services: [], industries: [], solution: [] };

beforeEach(() => {
  globalThis.fetch = fetchMock as unknown as typeof fetch;
});

test('a menu that failed to load is fetched again when it is opened anew, and not before', async () => {
  fetchMock.mockResolvedValue({ ok: false, status: 503 });
  const { result, rerender } = renderHook(useMenus, { initialProps: false });
  expect(fetchMock).not.toHaveBeenCalled();
  rerender(true);
  expect(result.current).toBeUndefined();
  await waitFor(() => expect(result.current).toBeNull());
  rerender(true);
  expect(fetchMock).toHaveBeenCalledTimes(1);

  fetchMock.mockResolvedValueOnce({ ok: true, json: async () => menus });
  rerender(false);
  rerender(true);
  expect(result.current).toBeUndefined();
  await waitFor(() => expect(result.current).toEqual(menus));
  rerender(false);
  rerender(true);
  expect(fetchMock).toHaveBeenCalledTimes(2);
});
