import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { readEntities } from '@/scripts/bench/entities';
import { slowLine } from '@/scripts/bench/slow-line';

describe('an export', () => {
  let folder: string;
  const files: Readonly<Record<string, string>> = {
    'index.html': '<h1>Home</h1>',
    'services.html': '<h1>Services</h1>',
    'services/ci-cd.html': '<h1>CI/CD</h1>',
    '_next/static/start-abc.js': 'start()',
    'og/home.png': 'not really a picture',
  };
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'bench-'));
    for (const [name, text] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
      await writeFile(path.join(folder, name), text);
    }
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('has its pages at clean addresses and everything else at its name', async () => {
    expect([...(await readEntities(folder)).keys()].sort()).toEqual([
      '/',
      '/_next/static/start-abc.js',
      '/og/home.png',
      '/services',
      '/services/ci-cd',
    ]);
  });

  test('sends text compressed, pictures as they are, and only hashed files for good', async () => {
    const entities = await readEntities(folder);
    const page = entities.get('/services');
    expect(brotliDecompressSync(page?.body ?? '').toString()).toBe('<h1>Services</h1>');
    expect(page?.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-length': page?.body.length,
      'cache-control': 'no-cache',
    });
    const picture = entities.get('/og/home.png');
    expect(picture?.body.toString()).toBe('not really a picture');
    expect(picture?.headers).not.toHaveProperty('content-encoding');
    expect(entities.get('/_next/static/start-abc.js')?.headers['cache-control']).toContain('immutable');
  });
});

describe('a slow line', () => {
  const receive = async (pieces: AsyncIterable<Buffer>) => {
    const started = performance.now();
    const received: Buffer[] = [];
    for await (const piece of pieces) received.push(piece);
    return { body: Buffer.concat(received), time: performance.now() - started };
  };

  test('hands on all bytes in order, after its latency and at its speed', async () => {
    const body = Buffer.from(Array.from({ length: 20_000 }, (_, index) => index % 251));
    const received = await receive(slowLine({ latency: 40, bytesPerSecond: 100_000 })(body));
    expect(received.body.equals(body)).toBe(true);
    // 40 ms and 200 ms.
    expect(received.time).toBeGreaterThan(235);
  });

  test('is shared by all answers', async () => {
    const deliver = slowLine({ latency: 0, bytesPerSecond: 100_000 });
    const body = Buffer.alloc(10_000);
    const both = await Promise.all([receive(deliver(body)), receive(deliver(body))]);
    // Alone, each would take 100 ms; they take turns, so both end near the end of the 200 ms.
    for (const { time } of both) expect(time).toBeGreaterThan(180);
  });

  test('an empty answer comes after the latency', async () => {
    const { body, time } = await receive(slowLine({ latency: 40, bytesPerSecond: 100 })(Buffer.alloc(0)));
    expect(body).toHaveLength(0);
    expect(time).toBeGreaterThan(35);
  });
});
