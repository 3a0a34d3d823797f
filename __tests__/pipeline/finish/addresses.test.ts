/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { assertNoClash, writeFurtherAddresses } from '@/pipeline/finish/addresses';
import { withPolicy } from '@/pipeline/finish/policy';
import { precompress } from '@/pipeline/finish/precompress';
import { scratchFolder } from '../../scratch';

const { path, put, read } = scratchFolder();
const bytesOf = (name: string) => readFileSync(path(name));

test('a page stands under every name that a host without rules looks for', async () => {
  for (const page of ['index', '404', 'about', 'services', 'services/ci-cd', 'industry'])
    put(`${page}.html`, page);
  await writeFurtherAddresses(path());
  for (const [file, page] of [
    ['about/index.html', 'about'],
    ['services/index.html', 'services'],
    ['services/ci-cd/index.html', 'services/ci-cd'],
    ['industry/index.html', 'industry'],
    ['industries.html', 'industry'],
    ['industries/index.html', 'industry'],
    ['Industry/index.html', 'industry'],
  ] as const)
    expect(`${file}: ${read(file)}`).toBe(`${file}: ${page}`);
  expect(() => read('404/index.html')).toThrow('ENOENT');
  expect(() => read('index/index.html')).toThrow('ENOENT');
  await assertNoClash(path());
});

test('two files whose names differ only in case stop the build, unless they are equal', async () => {
  put('Retail.html', 'one');
  put('retail.html', 'one');
  await assertNoClash(path());
  put('og/Retail.png', 'one');
  put('OG/retail.png', 'two');
  await expect(assertNoClash(path())).rejects.toThrow(/retail\.png.*differ only in case/i);
});

test('text has a compressed copy for each encoding that decodes to it; what is compressed already has none', async () => {
  const text = '<p>नमस्ते</p>'.repeat(100);
  for (const file of ['a.html', 'a/index.html', 'menu.json']) put(file, text);
  put('font.woff2', text);
  await precompress(path());
  for (const file of ['a.html', 'a/index.html', 'menu.json']) {
    expect(brotliDecompressSync(bytesOf(`${file}.br`)).toString()).toBe(text);
    expect(gunzipSync(bytesOf(`${file}.gz`)).toString()).toBe(text);
    expect(bytesOf(`${file}.br`).length).toBeLessThan(100);
  }
  expect(() => read('font.woff2.br')).toThrow('ENOENT');
});

test('the policy stands before everything that it is about; a page that begins otherwise stops the build', () => {
  const page =
    '<!DOCTYPE html><html><head><meta charSet="utf-8"/><link rel="stylesheet" href="/a.css"></head>';
  expect(withPolicy(page, "default-src 'none'", 'a.html')).toContain(
    `<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'none'"/><link`,
  );
  for (const other of [
    page.replace('charSet', 'charset'),
    page.replace('<meta', '<script src="a.js"></script><meta'),
  ])
    expect(() => withPolicy(other, "default-src 'none'", 'a.html')).toThrow('a.html does not begin with');
});
