import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { readEntities } from '../bench/entities';
import { slowLine } from '../bench/slow-line';

const files: Readonly<Record<string, string>> = {
  'index.html': '<h1>Home</h1>',
  'services.html': '<h1>Services</h1>',
  'services/ci-cd.html': '<h1>CI/CD</h1>',
  '_next/static/start-abc.js': 'start()',
  'og/home.png': 'not really a picture',
};

test('an export has its pages at clean addresses, text compressed, pictures as they are, hashed files for good', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  const entities = await readEntities(folder);
  await rm(folder, { recursive: true });
  assert.deepEqual([...entities.keys()].sort(), [
    '/',
    '/_next/static/start-abc.js',
    '/og/home.png',
    '/services',
    '/services/ci-cd',
  ]);
  const page = entities.get('/services');
  assert.equal(brotliDecompressSync(page?.body ?? '').toString(), '<h1>Services</h1>');
  assert.deepEqual([page?.headers['content-encoding'], page?.headers['cache-control']], ['br', 'no-cache']);
  const picture = entities.get('/og/home.png');
  assert.equal(picture?.body.toString(), 'not really a picture');
  assert.equal(picture?.headers['content-encoding'], undefined);
  assert.match(String(entities.get('/_next/static/start-abc.js')?.headers['cache-control']), /immutable/);
});

async function receive(pieces: AsyncIterable<Buffer>) {
  const started = performance.now();
  const received: Buffer[] = [];
  for await (const piece of pieces) received.push(piece);
  return { body: Buffer.concat(received), time: performance.now() - started };
}

test('a slow line hands on all bytes in order, not before its latency and its speed allow', async () => {
  const body = Buffer.from(Array.from({ length: 20_000 }, (_, index) => index % 251));
  const received = await receive(slowLine({ latency: 40, bytesPerSecond: 100_000 })(body));
  assert.ok(received.body.equals(body));
  // 40 ms and 200 ms.
  assert.ok(received.time > 235, `${received.time} ms`);
});

test('answers on a slow line take turns: two together take as long as both', async () => {
  const deliver = slowLine({ latency: 0, bytesPerSecond: 100_000 });
  const both = await Promise.all([
    receive(deliver(Buffer.alloc(10_000))),
    receive(deliver(Buffer.alloc(10_000))),
  ]);
  // Alone, each would take 100 ms.
  for (const { time } of both) assert.ok(time > 180, `${time} ms`);
});
