/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { headerRules, headersOf } from '@/pipeline/hosting/response-headers';
import { sandbox } from '@/pipeline/server/sandbox';
import { siteHandler } from '@/pipeline/server/site-server';
import { serve, submissionsFolder } from '../../scratch';

const site = mkdtempSync(path.join(tmpdir(), 'site-server-'));
for (const folder of ['services', '_next/static']) mkdirSync(path.join(site, folder), { recursive: true });
const pages = ['index.html', 'about.html', 'services.html', 'services/ci-cd.html', '404.html'];
for (const file of [...pages, 'about.md', 'llms.txt', '_next/static/chunk.js'])
  writeFileSync(path.join(site, file), `${file} `.repeat(500));
writeFileSync(path.join(site, 'contact.html'), '<form method="post" action="https://form.example/send">');
writeFileSync(path.join(site, 'about.html.gz'), gzipSync('about.html, packed'));
afterAll(() => rmSync(site, { recursive: true }));

const { folder, stored } = submissionsFolder();
const patienceMs = 300;
const origin = serve(siteHandler(site, folder), patienceMs);
let host: string;
beforeAll(() => {
  host = new URL(origin()).host;
});

const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(origin() + address, { headers, redirect: 'manual' });

/** The bytes go over the wire as they are; what comes back until the server closes is the answer. */
function exchange(bytes: string): Promise<{ readonly status: number; readonly text: string }> {
  return new Promise((resolve) => {
    const socket = connect(Number(host.split(':')[1]), '127.0.0.1', () => socket.write(bytes, 'latin1'));
    let text = '';
    socket.setEncoding('latin1').on('data', (chunk) => {
      text += chunk;
    });
    // A server that has answered and closed does not read the rest of what we send.
    socket.on('error', () => {});
    socket.on('close', () => resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0), text }));
  });
}

const requestOf = (method: string, target: string, headers: readonly string[] = [], body = '') =>
  [`${method} ${target} HTTP/1.1`, 'Connection: close', ...headers, '', body].join('\r\n');

const good = { access_key: 'k', name: 'n', email: 'e@example.com', subject: 's', message: 'm' };

const post = (change: Readonly<Record<string, string>> = {}, headers: Record<string, string> = {}) =>
  fetch(origin() + sandbox.path, {
    method: 'POST',
    body: new URLSearchParams({ ...good, ...change }),
    headers,
    redirect: 'manual',
  });

describe('a host', () => {
  test.each([
    ['/about', '/about'],
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/services/', '/services'],
    ['/services/index.html?a=b', '/services?a=b'],
    ['/index.html', '/'],
    ['/Industry/?a=b', '/industry?a=b'],
    ['/index', '/'],
    ['/ABOUT', '/about'],
    ['/Services/CI-CD.html?a=B', '/services/ci-cd?a=B'],
  ])('has one address for a page: %s is %s', async (asked, canonical) => {
    const response = await get(asked);
    expect([response.status, response.headers.get('location')]).toEqual(
      asked === canonical ? [200, null] : [301, canonical],
    );
  });

  test('an unknown path answers 404 with the site’s own page', async () => {
    const response = await get('/services/no-such-service');
    expect([response.status, await response.text()]).toEqual([404, '404.html '.repeat(500)]);
  });

  test('a file that was compressed in advance is sent so to who reads it', async () => {
    const packed = await get('/about', { 'Accept-Encoding': 'gzip' });
    expect([packed.headers.get('content-encoding'), packed.headers.get('vary')]).toEqual([
      'gzip',
      'Accept-Encoding',
    ]);
    expect([packed.headers.get('content-type'), await packed.text()]).toEqual([
      'text/html;charset=utf-8',
      'about.html, packed',
    ]);
    expect(await (await get('/about', { 'Accept-Encoding': 'identity' })).text()).toMatch(
      /^about\.html about/,
    );
  });

  test('every answer has the headers of the recipes, for the endpoint that the form is sent to', async () => {
    const rules = headerRules({ formEndpoint: 'https://form.example/send', hsts: '0' });
    for (const [address, file] of [
      ['/about', '/about.html'],
      ['/nowhere', '/404.html'],
      ['/_next/static/chunk.js', '/_next/static/chunk.js'],
    ] as const) {
      const { headers } = await get(address);
      for (const [name, value] of Object.entries(headersOf(rules, file)))
        expect([address, name, headers.get(name)]).toEqual([address, name, value]);
    }
  });

  test('compressed copies and the error page have no address of their own', async () => {
    for (const address of ['/about.html.gz', '/404', '/404.html', '/no-such-page/'])
      expect([address, (await get(address)).status]).toEqual([address, 404]);
  });

  test('hashed files are cached for a year, pages are not', async () => {
    expect((await get('/')).headers.get('cache-control')).toBe('no-cache');
    const script = await get('/_next/static/chunk.js');
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test('files for programs are sent as Markdown and kept out of search results, pages are not', async () => {
    const headers = async (address: string) => {
      const response = await get(address);
      return [response.headers.get('content-type'), response.headers.get('x-robots-tag')];
    };
    expect(await headers('/about')).toEqual(['text/html;charset=utf-8', null]);
    expect(await headers('/about.md')).toEqual(['text/markdown; charset=utf-8', 'noindex']);
    expect(await headers('/llms.txt')).toEqual(['text/plain; charset=utf-8', 'noindex']);
  });

  test('a page that is built anew is served anew, and one that is gone is not found', async () => {
    const file = path.join(site, 'brief.html');
    writeFileSync(file, 'first');
    expect(await (await get('/brief')).text()).toBe('first');
    writeFileSync(file, 'second');
    expect(await (await get('/brief')).text()).toBe('second');
    rmSync(file);
    expect((await get('/brief')).status).toBe(404);
  });

  test.each([
    ['an empty segment', 'GET', '//', [], 404],
    ['what would redirect to another host', 'GET', '//example.com/', [], 404],
    ['no valid encoding', 'GET', '/%', [], 404],
    ['a way out of the folder', 'GET', '/%2e%2e/submissions', [], 404],
    ['no address', 'GET', 'http://[', [], 400],
    ['no path', 'OPTIONS', '*', [], 400],
    ['a post to a page', 'POST', '/about', ['Content-Length: 0'], 405],
    ['a range that ends before it begins', 'GET', '/about', ['Range: bytes=5-2'], 200],
    ['a whole address', 'GET', 'http://localhost/about', [], 200],
  ] as const)('%s: %s %s', async (_, method, target, headers, status) => {
    expect((await exchange(requestOf(method, target, [`Host: ${host}`, ...headers]))).status).toBe(status);
  });

  test('answers to the names of this machine alone: a name that was pointed here is a page of elsewhere', async () => {
    const status = async (name: string) =>
      (await exchange(requestOf('GET', '/about', [`Host: ${name}`]))).status;
    for (const name of ['localhost:3000', '127.0.0.1', '[::1]:80']) expect(await status(name)).toBe(200);
    for (const name of ['example.com:3000', '127.0.0.1.example.com', 'localhost@example.com', ''])
      expect(await status(name)).toBe(421);
  });
});

describe('the form provider', () => {
  test('takes a message, stores it as it was typed, and says so', async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...good, message: 'Two\r\nlines, “quotes” <b>' }))
      body.set(name, value);
    const response = await fetch(origin() + sandbox.path, { method: 'POST', body });
    expect([response.status, await response.json()]).toEqual([
      200,
      { success: true, message: 'Email sent successfully!' },
    ]);
    expect(stored()).toMatchObject([{ fields: { ...good, message: 'Two\nlines, “quotes” <b>' } }]);
  });

  test('leads a form that was sent without scripts to a path of its own', async () => {
    const response = await post({ redirect: 'https://www.example.com/contact/sent' });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/contact/sent']);
  });

  test.each([
    ['a missing field', { email: '' }, 'Missing: email'],
    ['a fault that is none', { subject: 'fault:__proto__' }, 'There is no such fault'],
    ['a redirect that is no address', { redirect: 'http://[' }, 'The redirect is no address of a page'],
    ['a redirect to another host', { redirect: 'http://x//example.com/' }, 'The redirect is no address'],
    ['a redirect to a script', { redirect: 'javascript:alert(1)' }, 'The redirect is no address'],
  ])('refuses %s, and stores nothing', async (_, change, message) => {
    const response = await post(change as Record<string, string>);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ success: false, message: expect.stringContaining(message) });
    expect(stored()).toEqual([]);
  });

  test('takes messages from its own pages and from what is no browser; a page of elsewhere is refused', async () => {
    for (const origin of ['http://example.com', `https://${host}`, 'null', 'http://localhost:1'])
      expect((await post({}, { Origin: origin })).status).toBe(403);
    expect(stored()).toEqual([]);
    expect((await post({}, { Origin: `http://${host}` })).status).toBe(200);
    expect((await post()).status).toBe(200);
  });

  const submission = (headers: readonly string[], body: string) =>
    exchange(
      requestOf(
        'POST',
        sandbox.path,
        [`Host: ${host}`, 'Content-Type: application/x-www-form-urlencoded', ...headers],
        body,
      ),
    );
  const tooLong = 'a'.repeat(300 * 1024);

  test.each([
    ['whose length is said', [`Content-Length: ${tooLong.length}`], tooLong],
    [
      'in chunks',
      ['Transfer-Encoding: chunked'],
      `${tooLong.length.toString(16)}\r\n${tooLong}\r\n0\r\n\r\n`,
    ],
    // Answered on the way: waiting for its end would take the server's patience, and then be 408.
    [
      'in chunks without end',
      ['Transfer-Encoding: chunked'],
      `${tooLong.length.toString(16)}\r\n${tooLong}\r\n`,
    ],
  ])('refuses a body that is too large, %s', async (_, headers, body) => {
    expect((await submission(headers, body)).status).toBe(413);
    expect(stored()).toEqual([]);
  });

  test('does not wait for a body that stays away', async () => {
    expect((await submission(['Content-Length: 100'], 'name=n')).status).toBe(408);
    expect(stored()).toEqual([]);
  });
});

test('the server answers every request, however broken, without a fault of its own, and goes on', async () => {
  const text = fc.string({ unit: 'binary' });
  const target = fc.oneof(
    fc.constantFrom('/about', sandbox.path, '//', '/%00', '/..%5c..', '*', '', 'http://[', '/index.html?%'),
    fc.webPath().map((address) => `/${address}`),
    text,
  );
  const header = fc.oneof(
    fc.constantFrom(
      'Range: bytes=9-1',
      'Accept-Encoding: br;q=2, *',
      'If-None-Match: *',
      'Expect: nothing',
      'Upgrade: websocket',
      'Origin: http://[',
      'Transfer-Encoding: chunked',
      'Content-Type: multipart/form-data; boundary=b',
    ),
    fc
      .tuple(fc.constantFrom('Host', 'Range', 'Origin', 'Content-Type', 'X'), text)
      .map((one) => one.join(': ')),
  );
  const method = fc.constantFrom('GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'DELETE', 'QUERY', 'nonsense');
  const part = text.map(
    (name) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${name}\r\n--b--`,
  );
  const request = fc.tuple(method, target, fc.array(header, { maxLength: 3 }), fc.oneof(text, part));
  // Without the names of faults that answer 500, or not at all.
  const fault = fc.oneof(
    fc.constantFrom('__proto__', 'constructor', 'reject', '429', ''),
    text.map((name) => `x${name}`),
  );
  const fields = fc.record({
    name: text,
    subject: fc.oneof(
      text,
      fault.map((name) => `fault:${name}`),
    ),
    redirect: fc.oneof(text, fc.constantFrom('http://[', '//x', '/\\x', 'data:,x')),
  });
  const submission = fields.map((given) => {
    const body = `${new URLSearchParams({ ...good, ...given })}&__proto__=x`;
    return ['POST', sandbox.path, [] as string[], body] as const;
  });
  const usual = [`Host: ${host}`, 'Content-Type: application/x-www-form-urlencoded'];

  await fc.assert(
    fc.asyncProperty(fc.oneof(request, submission), async ([verb, address, headers, body]) => {
      const bytes = requestOf(verb, address, [...headers, ...usual, `Content-Length: ${body.length}`], body);
      const { status, text: answer } = await exchange(bytes);
      if (status < 200 || status >= 500) throw new Error(`answered ${answer}`);
      expect((await get('/about')).status).toBe(200);
    }),
    { numRuns: 300 },
  );
});
