/** @jest-environment node */
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type IslandManifest, writeIslands } from '@/pipeline/bundles/islands';
import { finish } from '@/pipeline/finish/finish';
import { scratchFolder } from '../../scratch';

const settings = {
  endpoint: '/submit',
  redirect: 'https://example.github.io/site/contact/sent',
} as IslandManifest['props']['settings'];
const props = { entries: [{ label: 'Home', path: '/' }], settings, consent: 'Consent' } as const;
const exported = `<!DOCTYPE html><html><head><meta charSet="utf-8"/><link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/><link rel="stylesheet" href="/_next/static/chunks/b.css" data-precedence="next"/></head><body><h1 class="a">Page</h1><script src="/_next/static/chunks/c.js" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script></body></html>`;

const { path: inFolder, put, read } = scratchFolder();

test('an export becomes pages of HTML with their own rules, one whole style sheet and one small script', async () => {
  put('islands.json', JSON.stringify({ props, styles: stylesOfIslands() }));
  put('search.json', JSON.stringify({ categories: [], synonyms: [], records: [] }));
  put('index.html', exported);
  // A page that names fewer sheets than the others has its rules of the joined one.
  put('about.html', exported.replace(/<link[^>]*b\.css[^>]*>/, '').replace('class="a"', 'class="b"'));
  put('industry.html', exported);
  put('_not-found.html', exported);
  put('robots.txt', 'User-Agent: *');
  put('llms.txt', '# Name');
  for (const leftover of ['index.txt', '__next._tree.txt', 'about/__next._full.txt']) put(leftover, 'x');
  put('_next/static/chunks/a.css', '@font-face{src:url(../media/a.woff2)}.a{color:red}');
  put('_next/static/chunks/b.css', '.b{color:blue}');
  put('_next/static/chunks/c.js', 'next()');
  put('_next/static/build-id/_buildManifest.js', 'x');

  expect(await finish(inFolder())).toBe('/site');

  const names = readdirSync(inFolder(), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(inFolder(), path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    )
    .map((name) => name.replace(/-[\w-]{8,12}(?=\.\w+$)/, '-HASH'));
  // Of the chunks there are several.
  const files = [...new Set(names)].sort();
  expect(files).toEqual([
    'Industry.html',
    'Industry/index.html',
    '_next/static/chunks/site-HASH.css',
    '_next/static/islands/brief-tool-HASH.js',
    '_next/static/islands/budget-tool-HASH.js',
    '_next/static/islands/chunk-HASH.js',
    '_next/static/islands/compare-tool-HASH.js',
    '_next/static/islands/islands-HASH.js',
    '_next/static/islands/panel-view-HASH.js',
    '_next/static/islands/sketch-tool-HASH.js',
    '_next/static/islands/ways-tool-HASH.js',
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
  const page = read('index.html');
  const [, hash, rules = '', script = ''] =
    /^<!DOCTYPE html><html><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src '([^']+)'; [^"<]*"\/><link rel="preload" href="\/site\/_next\/static\/media\/a\.woff2" as="font" type="font\/woff2" crossorigin><link rel="expect" href="#dock" blocking="render" media="\(width<48rem\)"><link rel="expect" href="#dock" blocking="render" media="\(width>=48rem\)"><style>([^<]*)<\/style><script src="([^"]+)" async><\/script><\/head><body><h1 class="a">Page<\/h1><\/body><\/html>$/.exec(
      page,
    ) ?? [];
  expect(rules.trim()).toBe('@font-face{src:url(/site/_next/static/media/a.woff2)}.a{color:red}');
  expect(hash).toBe(`sha256-${createHash('sha256').update(rules).digest('base64')}`);
  expect(read('about.html')).toMatch(/<style>[^<]*\.b\{color:blue\}<\/style>/);
  const starter = read(script);
  const [style = ''] = /\/_next\/static\/chunks\/site-[\w-]+\.css/.exec(starter) ?? [];
  expect(read(style)).toBe('.a{color:red}\n.b{color:blue}:root{--whole:1}');
  expect(starter).toContain('/_next/static/islands/islands-');
  expect(starter).toContain('/_next/static/search-');
});

test('an island whose style sheet the manifest lacks stops the build', async () => {
  await expect(writeIslands(inFolder(), { props, styles: {} })).rejects.toThrow(
    /An island uses components\/.*\.module\.css, whose classes app\/islands\.json does not name/,
  );
});

function stylesOfIslands(): IslandManifest['styles'] {
  const sheets = readdirSync('components', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.module.css'),
  );
  return Object.fromEntries(sheets.map((file) => [`components/${file}`, { root: 'x_root' }]));
}
