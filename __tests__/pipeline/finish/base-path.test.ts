/** @jest-environment node */
import { moveBelow } from '@/pipeline/finish/base-path';
import { scratchFolder } from '../../scratch';

const { path, put, read } = scratchFolder();

test('every address of the folder gets the path that the site stands under, and nothing else does', async () => {
  const page =
    '<link href="/_next/static/a.css"><a href="/">Home</a><a href="/services#devops">S</a><button data-keep="/services">' +
    '<a href="#main"><a href="/elsewhere"><a href="https://wa.me/1"><form action="/submit"><p>Type "/services" or / here</p>';
  put('index.html', page);
  put('services.html', page);
  put('services/index.html', page);
  put('_next/static/a.css', 'src:url(../media/a.woff2)');
  put(
    '_next/static/a.js',
    'import("./b.js");const m={path:"/",to:`/services?from=a`};fetch("/menu.json");x="/"+y;z="/services/"',
  );
  put('menu.json', '{"links":[{"path":"/services"},{"path":"/"}],"text":"/"}');
  put('_next/static/search/a1/w0.json', '{}');
  put(
    'search.json',
    '{"folder":"/_next/static/search/a1","records":[{"path":"/#q","label":"/"}],"words":["/"]}',
  );
  put('manifest.webmanifest', '{"start_url":"/"}');
  const css = read('_next/static/a.css');
  await moveBelow(path(), '');
  expect(read('index.html')).toBe(page);
  await moveBelow(path(), '/site');
  for (const name of ['index.html', 'services.html', 'services/index.html'])
    expect(read(name)).toBe(
      '<link href="/site/_next/static/a.css"><a href="/site">Home</a><a href="/site/services#devops">S</a><button data-keep="/site/services">' +
        '<a href="#main"><a href="/elsewhere"><a href="https://wa.me/1"><form action="/submit"><p>Type "/services" or / here</p>',
    );
  expect(read('_next/static/a.js')).toBe(
    'import("./b.js");const m={path:"/site",to:`/site/services?from=a`};fetch("/site/menu.json");x="/"+y;z="/services/"',
  );
  expect(read('menu.json')).toBe('{"links":[{"path":"/site/services"},{"path":"/site"}],"text":"/"}');
  expect(read('search.json')).toBe(
    '{"folder":"/site/_next/static/search/a1","records":[{"path":"/site#q","label":"/"}],"words":["/"]}',
  );
  expect(read('manifest.webmanifest')).toBe('{"start_url":"/site"}');
  expect(read('_next/static/a.css')).toBe(css);
});
