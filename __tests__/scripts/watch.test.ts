/** @jest-environment node */
import { execFile } from 'node:child_process';
import path from 'node:path';

// Other programs of the project run in it, beside other tests.
jest.setTimeout(300_000);

/** @returns the exit code and all that was printed */
const watch = (...args: readonly string[]) =>
  new Promise<{ code: unknown; said: string }>((resolve) => {
    const command = [
      '-C',
      'react-server',
      '--import',
      require.resolve('tsx'),
      path.resolve('scripts/watch.ts'),
    ];
    execFile(process.execPath, [...command, ...args], (error, out, err) =>
      resolve({ code: error?.code ?? 0, said: out + err }),
    );
  });

test('a site that does not answer fails in every look, which says why', async () => {
  const { code, said } = await watch('--url', 'https://127.0.0.1:9', '--send-test');
  expect(code).toBe(1);
  for (const name of ['certificate', 'due by time', 'links to other sites'])
    expect(said).toMatch(new RegExp(`^✗ ${name}\n {4}cannot be looked at: .*ECONNREFUSED`, 'm'));
  expect(said).toMatch(/^✗ site and host\n {4}✗ https:\/\/127\.0\.0\.1:9/m);
  // Unit tests need no browser.
  expect(said).toMatch(/^✗ test message\n {4}✗ (https:\/\/127\.0\.0\.1:9|There is no Chromium)/m);
  expect(said).toMatch(/To be looked at: site and host, certificate, due by time, links to other sites, /);
});

test.each([[], ['--url', 'www.example.com']])('without an address it says so: %s', async (...args) => {
  const { code, said } = await watch(...args);
  expect(code).toBe(1);
  expect(said).toContain('should be an address such as https://www.example.com');
});
