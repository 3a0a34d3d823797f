import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:http2';
import os from 'node:os';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { readCertificate } from '../bench/certificate';
import { entityOf, readEntities } from '../bench/entities';
import { openHost } from '../bench/host';
import { slowLine } from '../bench/slow-line';
import { measuredPages } from '../bench/visit';

async function scratch(context: TestContext, contents: Readonly<Record<string, string | Buffer>>) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-'));
  context.after(() => rm(folder, { recursive: true }));
  for (const [name, content] of Object.entries(contents)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  return folder;
}

const decoded = (body: Buffer | undefined) => brotliDecompressSync(body ?? '').toString();

const files: Readonly<Record<string, string>> = {
  'index.html': '<h1>Home</h1>',
  'services.html': '<h1>Services</h1>',
  'services/ci-cd.html': '<h1>CI/CD</h1>',
  '_next/static/start-abc.js': 'start()',
  'og/home.png': 'not really a picture',
};

test('an export has its pages at clean addresses, text compressed, pictures as they are, hashed files for good', async (context) => {
  const entities = await readEntities(await scratch(context, files));
  assert.deepEqual([...entities.keys()].sort(), [
    '/',
    '/_next/static/start-abc.js',
    '/og/home.png',
    '/services',
    '/services/ci-cd',
  ]);
  const page = entities.get('/services');
  assert.equal(decoded(page?.body), '<h1>Services</h1>');
  assert.deepEqual([page?.headers['content-encoding'], page?.headers['cache-control']], ['br', 'no-cache']);
  const picture = entities.get('/og/home.png');
  assert.equal(picture?.body.toString(), 'not really a picture');
  assert.equal(picture?.headers['content-encoding'], undefined);
  assert.match(String(entities.get('/_next/static/start-abc.js')?.headers['cache-control']), /immutable/);
});

test('what the build has compressed is sent as it is, and has no address of its own', async (context) => {
  const encoded = brotliCompressSync('compressed by the build');
  const folder = await scratch(context, {
    'index.html': 'as written',
    'index.html.br': encoded,
    'index.html.gz': 'x',
  });
  const entities = await readEntities(folder);
  assert.deepEqual([...entities.keys()], ['/']);
  assert.ok(entities.get('/')?.body.equals(encoded));
});

test('a visit gets pages that measure themselves, and the speculation rules that it is about', async (context) => {
  const page =
    '<html><head><script src="/start.js"></script></head><body><h1>Page</h1><h1>Two</h1></body></html>';
  const folder = await scratch(context, {
    'index.html': page,
    'services.html': page,
    'start.js': 'add({prerender:[rules]})',
    'plain.html': '<body><h1>Plain</h1></body>',
  });
  const way = { from: '/', to: '/services' };
  const served = await measuredPages({ folder }, way, 'prefetch');
  assert.equal(decoded(served.get('/start.js')?.body), 'add({prefetch:[rules]})');
  for (const address of ['/', '/services'])
    assert.match(
      decoded(served.get(address)?.body),
      /<h1 elementtiming="heading">Page.*<script src="\/_next\/static\/bench-visit\.js" data-to="\/services" async>/,
    );
  const plain = { from: '/plain', to: '/plain' };
  await assert.rejects(measuredPages({ folder }, plain, 'prerender'), /\/plain has speculation rules/);
  assert.equal((await measuredPages({ folder }, plain, 'none')).size, 2);
});

test('the server makes a new connection wait for its round trips, serves what a part adds, and hands on what pages post', async (context) => {
  const folder = await scratch(context, { 'index.html': 'the export' });
  const host = await openHost(folder, readCertificate(path.join(folder, 'certificate')));
  context.after(() => host.close());
  host.setLine({ latency: 80, bytesPerSecond: 1_000_000 });
  const started = performance.now();
  const client = connect(host.origin, { rejectUnauthorized: false });
  context.after(() => client.destroy());
  const ask = async (headers: Readonly<Record<string, string>>, body?: string) => {
    const request = client.request(headers).end(body);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    return Buffer.concat(chunks);
  };
  assert.equal(decoded(await ask({ ':path': '/' })), 'the export');
  const first = performance.now() - started;
  // Two to connect and one for the answer; timers may fire a millisecond early.
  assert.ok(first > 3 * 80 - 5, `${first} ms`);

  const reports: unknown[] = [];
  const entities = new Map([['/', await entityOf('/index.html', Buffer.from('the part'))]]);
  host.setExtras({ entities, onReport: (report) => reports.push(report) });
  assert.equal(decoded(await ask({ ':path': '/' })), 'the part');
  await ask({ ':path': '/bench-report', ':method': 'POST' }, '{"kind":"click"}');
  assert.deepEqual(reports, [{ kind: 'click' }]);
  host.setExtras();
  assert.equal(decoded(await ask({ ':path': '/' })), 'the export');
});

async function receive(pieces: AsyncIterable<Buffer>) {
  const started = performance.now();
  const received: Buffer[] = [];
  for await (const piece of pieces) received.push(piece);
  return { body: Buffer.concat(received), time: performance.now() - started };
}

test('a slow line hands on all bytes in order, not before its latency and its speed allow', async () => {
  const body = Buffer.from(Array.from({ length: 20_000 }, (_, index) => index % 251));
  const received = await receive(slowLine({ latency: 40, bytesPerSecond: 100_000 })(body, {}));
  assert.ok(received.body.equals(body));
  // 40 ms and 200 ms.
  assert.ok(received.time > 235, `${received.time} ms`);
});

test('answers on a slow line take turns: two together take as long as both', async () => {
  const deliver = slowLine({ latency: 0, bytesPerSecond: 100_000 });
  const both = await Promise.all([
    receive(deliver(Buffer.alloc(10_000), {})),
    receive(deliver(Buffer.alloc(10_000), {})),
  ]);
  // Alone, each would take 100 ms.
  for (const { time } of both) assert.ok(time > 180, `${time} ms`);
});

test('a new connection sends ten segments, and more only as these are acknowledged', async () => {
  // Ten segments, then twenty, then forty: each flight a round trip after the one before.
  const deliver = slowLine({ latency: 100, bytesPerSecond: 100_000_000 });
  const { time } = await receive(deliver(Buffer.alloc(70 * 1460), {}));
  assert.ok(time > 3 * 100 - 5, `${time} ms`);
});
