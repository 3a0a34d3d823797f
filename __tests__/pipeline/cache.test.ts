/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { cacheFolder, diskCache, type ResultKind } from '@/pipeline/cache';
import { drawingsRecipe } from '@/pipeline/schematic/drawings';
import { rasterRecipe } from '@/pipeline/share-image/raster';

/** A cache of its own, its source file, and the files that it keeps. */
function setUp() {
  const name = `test-${randomUUID()}`;
  const source = path.join('.cache', `${name}.source`);
  const files = () =>
    readdirSync(cacheFolder)
      .filter((file) => file.startsWith(`${name}-`))
      .map((file) => path.join(cacheFolder, file));
  const write = (code: string) => {
    mkdirSync(cacheFolder, { recursive: true });
    writeFileSync(source, code);
    return diskCache({ name, sources: [source], libraries: [] });
  };
  return { files, write };
}

afterAll(() => {
  for (const file of readdirSync(cacheFolder).filter((name) => name.startsWith('test-')))
    rmSync(path.join(cacheFolder, file));
});

const unexpected = () => Promise.reject(new Error('worked out again'));

test('a result is worked out once for one input', async () => {
  const cache = setUp().write('code');
  expect((await cache('input', async () => 'drawn')).toString()).toBe('drawn');
  expect((await cache('input', unexpected)).toString()).toBe('drawn');
  expect((await cache('other input', async () => 'other')).toString()).toBe('other');
});

test('the cache returns the bytes that it was given', async () => {
  const cache = setUp().write('code');
  const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
  for (const work of [async () => bytes, unexpected])
    expect(new Uint8Array(await cache('picture', work))).toEqual(bytes);
});

test('a result is worked out anew when the code changed, and found again when it is back', async () => {
  const { write } = setUp();
  await write('before')('input', async () => 'drawn before');
  expect((await write('after')('input', async () => 'drawn after')).toString()).toBe('drawn after');
  expect((await write('before')('input', unexpected)).toString()).toBe('drawn before');
});

test.each([
  ['empty', () => Buffer.alloc(0)],
  ['cut short', (bytes: Buffer) => bytes.subarray(0, -1)],
  [
    'changed in one bit',
    (bytes: Buffer) => Buffer.from(bytes.map((byte, at) => (at === 40 ? byte ^ 1 : byte))),
  ],
  ['longer', (bytes: Buffer) => Buffer.concat([bytes, Buffer.from(' ')])],
])('a file that is %s is worked out anew and mended', async (_, damage) => {
  const { write, files } = setUp();
  const cache = write('code');
  await cache('input', async () => '{"drawn":true}');
  const [file = ''] = files();
  writeFileSync(file, damage(readFileSync(file)));
  expect((await cache('input', async () => '{"drawn":"anew"}')).toString()).toBe('{"drawn":"anew"}');
  expect((await cache('input', unexpected)).toString()).toBe('{"drawn":"anew"}');
});

test('the cache keeps no failure', async () => {
  const cache = setUp().write('code');
  await expect(cache('input', unexpected)).rejects.toThrow('worked out again');
  expect((await cache('input', async () => 'drawn')).toString()).toBe('drawn');
});

test.each<[string, ResultKind]>([
  ['pipeline/schematic/drawings.ts', drawingsRecipe],
  ['pipeline/share-image/raster.ts', rasterRecipe],
])('the recipe of %s names all code that it imports', async (entry, { sources, libraries }) => {
  const { metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    packages: 'external',
    logLevel: 'error',
  });
  const named = (file: string) => sources.some((source) => file === source || file.startsWith(`${source}/`));
  const own = Object.keys(metafile.inputs).filter((file) => file !== 'pipeline/cache.ts');
  expect(own.filter((file) => !named(file))).toEqual([]);
  const imported = Object.values(metafile.inputs).flatMap(({ imports }) => imports.map((one) => one.path));
  const packages = imported.filter((name) => !/^(node:|pipeline\/|lib\/)/.test(name));
  expect(packages.filter((name) => !libraries.some((library) => name.startsWith(library)))).toEqual([]);
});
