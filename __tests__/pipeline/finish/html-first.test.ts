/** @jest-environment node */
import { htmlFirst } from '@/pipeline/finish/html-first';

const chunk = '<script src="/_next/static/chunks/126-45mhuvd8m.js" async=""></script>';
const polyfill = '<script src="/_next/static/chunks/0cz1d0mv5g_q7.js" noModule=""></script>';
const preload =
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/1zemp6ztmv8di.js"/>';
const bootstrap =
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]});</script>';
const rows =
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>' +
  '<script>self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n2:\\"</p>\\u003c/script>\\""])</script>';
const data = '<script type="application/ld+json">{"@context":"https://schema.org"}</script>';
const page = (head: string, body: string) =>
  `<!DOCTYPE html><html><head><title>T</title>${head}</head><body><h1>Head &amp; shoulders</h1>${body}</body></html>`;

test('the scripts that start Next’s client are removed, all else stays to the letter', () => {
  const exported = page(`${preload}${chunk}${polyfill}`, `${data}<p>Text</p>${bootstrap}${chunk}${rows}`);
  expect(htmlFirst(exported, 'x.html')).toBe(page('', `${data}<p>Text</p>`));
});

test('a page without scripts stays as it is', () => {
  expect(htmlFirst(page('', '<p>Text</p>'), 'x.html')).toBe(page('', '<p>Text</p>'));
});

test.each([
  ['an inline script', '<script>console.log(1)</script>'],
  ['a script from elsewhere', '<script src="https://cdn.example.com/x.js" async=""></script>'],
  ['a module', '<script type="module">import "x"</script>'],
  ['a payload of an unknown kind', '<script>self.__next_f.push([3,"AAAA"])</script>'],
  ['code behind a payload', '<script>self.__next_f.push([1,"x"]);alert(1)</script>'],
  ['code that mentions the payload', '<script>alert(self.__next_f.push([1,"x"]))</script>'],
  ['a style attribute', '<p style="color:red">Text</p>'],
  ['a style element', '<style>p { color: red }</style>'],
  ['a handler', '<p onclick="alert(1)">Text</p>'],
])('%s stops the build, with file and remedy', (_name, markup) => {
  expect(() => htmlFirst(page('', markup), 'services/x.html')).toThrow(
    /^services\/x\.html holds .* that the build does not know: .*\nNext is 16\.\S+, as the build expects: .+ remove it/,
  );
});

test('with another Next than the build was made for, both versions and both ways on are named', async () => {
  jest.resetModules();
  jest.doMock('next/package.json', () => ({ version: '17.0.1' }));
  const { htmlFirst: withAnother } = await import('@/pipeline/finish/html-first');
  expect(() => withAnother(page('', '<script type="module">import "x"</script>'), 'x.html')).toThrow(
    /\nThe build was made for Next (16\.\S+) and found 17\.0\.1: `npm i --save-exact next@\1` goes back; to go on, decide in pipeline\/finish\/html-first\.ts/,
  );
});
