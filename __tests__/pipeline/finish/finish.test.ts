/** @jest-environment node */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type IslandManifest, writeIslands } from '@/pipeline/bundles/islands';
import { finish } from '@/pipeline/finish/finish';

const settings = {
  endpoint: '/submit',
  redirect: 'https://example.github.io/site/contact/sent',
} as IslandManifest['props']['settings'];
const props = { entries: [{ label: 'Home', path: '/' }], settings, consent: 'Consent' } as const;
const exported = `<!DOCTYPE html><html><head><meta charSet="utf-8"/><link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/><link rel="stylesheet" href="/_next/static/chunks/b.css" data-precedence="next"/></head><body><h1>Page</h1><script src="/_next/static/chunks/c.js" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script></body></html>`;

let folder: string;
const put = async (name: string, text: string) => {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
};

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'export-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('an export becomes pages of HTML, one style sheet and one small script', async () => {
  await put('islands.json', JSON.stringify({ props, styles: await stylesOfIslands() }));
  await put('search.json', JSON.stringify({ categories: [], synonyms: [], records: [] }));
  await put('index.html', exported);
  // A page that needs fewer sheets than the others has the one sheet of the site all the same.
  await put('about.html', exported.replace(/<link[^>]*b\.css[^>]*>/, ''));
  await put('industry.html', exported);
  await put('_not-found.html', exported);
  await put('robots.txt', 'User-Agent: *');
  await put('llms.txt', '# Name');
  for (const leftover of ['index.txt', '__next._tree.txt', 'about/__next._full.txt'])
    await put(leftover, 'x');
  await put('_next/static/chunks/a.css', '.a{color:red}');
  await put('_next/static/chunks/b.css', '.b{color:blue}');
  await put('_next/static/chunks/c.js', 'next()');
  await put('_next/static/build-id/_buildManifest.js', 'x');

  expect(await finish(folder)).toBe('/site');

  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .map((name) => name.replace(/-[\w-]{8,12}(?=\.\w+$)/, '-HASH'))
    .sort();
  expect(files).toEqual([
    'Industry.html',
    'Industry/index.html',
    '_next/static/chunks/site-HASH.css',
    '_next/static/islands/chunk-HASH.js',
    '_next/static/islands/islands-HASH.js',
    '_next/static/islands/panel-view-HASH.js',
    '_next/static/search-HASH.js',
    '_next/static/start-HASH.js',
    'about.html',
    'about/index.html',
    'index.html',
    'industries.html',
    'industries/index.html',
    'industry.html',
    'industry/index.html',
    'llms.txt',
    'robots.txt',
    'search.json',
  ]);
  const page = await readFile(path.join(folder, 'index.html'), 'utf8');
  const [, style = '', script = ''] =
    /^<!DOCTYPE html><html><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="default-src 'none'; [^"<]*"\/><link rel="stylesheet" href="([^"]+)"><script src="([^"]+)" defer><\/script><\/head><body><h1>Page<\/h1><\/body><\/html>$/.exec(
      page,
    ) ?? [];
  expect(await readFile(path.join(folder, style), 'utf8')).toBe('.a{color:red}\n.b{color:blue}');
  expect(await readFile(path.join(folder, 'about.html'), 'utf8')).toContain(`href="${style}"`);
  const starter = await readFile(path.join(folder, script), 'utf8');
  expect(starter).toContain('/_next/static/islands/islands-');
  expect(starter).toContain('/_next/static/search-');
});

test('an island whose style sheet the manifest lacks stops the build with the remedy', async () => {
  await expect(writeIslands(folder, { props, styles: {} })).rejects.toThrow(
    /An island uses components\/.*\.module\.css: add it to app\/islands\.json\/route\.ts/,
  );
});

async function stylesOfIslands(): Promise<IslandManifest['styles']> {
  const route = await readFile('app/islands.json/route.ts', 'utf8');
  return Object.fromEntries(
    [...route.matchAll(/'@\/(components\/[^']+\.module\.css)'/g)].map(([, file]) => [
      file,
      { root: 'x_root' },
    ]),
  );
}
