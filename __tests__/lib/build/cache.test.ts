/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { cached, folder } from '@/lib/build/cache';

afterAll(() => {
  for (const file of readdirSync(folder).filter((name) => name.startsWith('test-')))
    rmSync(`${folder}/${file}`);
});

test('a result is worked out once for one input', async () => {
  const work = jest.fn(async ({ key }: { readonly key: string }) => ({ made: key }));
  const input = { key: randomUUID() };
  expect(await cached('test', input, work)).toEqual({ made: input.key });
  expect(await cached('test', input, work)).toEqual({ made: input.key });
  expect(work).toHaveBeenCalledTimes(1);
  const other = { key: randomUUID() };
  expect(await cached('test', other, work)).toEqual({ made: other.key });
  expect(work).toHaveBeenCalledTimes(2);
});

test('a failure is not kept', async () => {
  const input = randomUUID();
  await expect(cached('test', input, () => Promise.reject(new Error('too wide')))).rejects.toThrow(
    'too wide',
  );
  expect(await cached('test', input, async () => 'drawn')).toBe('drawn');
});
