/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { deploymentDefaults } from '@/content/company';
import type { Request } from '@/pipeline/hosting/client';
import { otherHost, types } from '@/pipeline/hosting/expectations';
import { answersTable, differencesTable, proofTable } from '@/pipeline/hosting/host-tables';
import { profiles, rowsOf } from '@/pipeline/hosting/profiles';
import { writtenRecipes } from '@/pipeline/hosting/recipes';
import { siteAddresses } from '@/pipeline/hosting/site';
import { inOneWidth } from '../../tables';

/* The recipes of hosts that cannot run here, as far as they are data or code. nginx, Caddy and Apache run in `__tests__/hosts`. */

const site = siteAddresses({ ...deploymentDefaults, formEndpoint: 'https://form.example/submit' });
const recipes = writtenRecipes(site);
const recipe = (file: string) => recipes[file] ?? '';

test('nothing is left to fill in, and every page is known', () => {
  for (const [file, text] of Object.entries(recipes))
    expect(`${file}: ${text}`).not.toMatch(/\{\{[a-z ]+\}\}/);
  for (const page of site.pages) {
    expect(recipe('nginx/site.conf')).toContain(`\n  ${page} ${page};`);
    if (page !== '/') expect(recipe('caddy/Caddyfile')).toContain(`~(?i)^${page}$ ${page}\n`);
  }
});

test('deploy/README.md lists every recipe, and says of every host what its profile says', () => {
  const readme = inOneWidth(readFileSync('deploy/README.md', 'utf8'));
  for (const table of [answersTable(), differencesTable(), proofTable()]) expect(readme).toContain(table);
  expect(Object.keys(recipes).filter((file) => !readme.includes(`${path.dirname(file)}/`))).toEqual([]);
});

interface ViewerRequest {
  uri: string;
  headers: Record<string, { value: string }>;
  querystring: Record<string, { value: string; multiValue?: { value: string }[] }>;
}
interface ViewerResponse {
  statusCode?: number;
  headers?: { location: { value: string } };
}

describe('the CloudFront function', () => {
  const context: {
    handler?: (event: { request: ViewerRequest }) => ViewerRequest | ViewerResponse;
  } = {};
  vm.runInNewContext(recipe('s3-cloudfront/viewer-request.js'), context);

  /** The address that CloudFront asks the bucket for, or the one that the visitor is led to. */
  function answerTo({ path, headers }: Request): { readonly asks: string } | { readonly leadsTo: string } {
    const [uri = '', query = ''] = path.split(/\?(.*)/s);
    const parameters = new URLSearchParams(query);
    const querystring: ViewerRequest['querystring'] = {};
    for (const name of parameters.keys()) {
      const values = parameters.getAll(name).map((value) => ({ value }));
      querystring[name] = { value: values[0]?.value ?? '', ...(values.length > 1 && { multiValue: values }) };
    }
    const host = { value: headers?.Host ?? new URL(site.url).host };
    const answer = context.handler?.({ request: { uri, headers: { host }, querystring } });
    if (answer && 'uri' in answer) return { asks: answer.uri };
    expect(answer?.statusCode).toBe(301);
    return { leadsTo: answer?.headers?.location.value ?? '' };
  }

  const files = Object.keys(types).map((extension) => `/a.${extension}`);
  const pageFiles = site.pages.map((page) => (page === '/' ? '/index.html' : `${page}.html`));
  const bucket = new Set([...pageFiles, ...files, '/404.html']);

  test('is below the 10 kB that CloudFront takes', () =>
    expect(recipe('s3-cloudfront/viewer-request.js').length).toBeLessThan(10_000));

  test('asks for a file or leads to a page at every row of the table, and leads nowhere else', () => {
    const rows = rowsOf(profiles['s3-cloudfront'], { ...site, files }).filter(
      // The function lets a request through: the bucket behind the distribution answers it.
      ({ group, request }) => group !== 'methods' && request.path !== '/icon-192.png',
    );
    expect(new Set(rows.map(({ group }) => group)).size).toBeGreaterThan(12);
    for (const { request, expected } of rows) {
      const answer = answerTo(request);
      const { page, leadsTo } = expected;
      if (leadsTo) expect([request.path, answer]).toEqual([request.path, { leadsTo }]);
      else {
        expect([request.path, answer]).toEqual([request.path, { asks: expect.any(String) }]);
        if (!('asks' in answer)) continue;
        expect([request.path, bucket.has(answer.asks)]).toEqual([
          request.path,
          !expected.status.includes(404),
        ]);
        if (page) expect(answer.asks).toBe(page === '/' ? '/index.html' : `${page}.html`);
      }
    }
  });

  test('keeps a query whose name comes twice, or has no value', () =>
    expect(answerTo({ path: '/about/?a=1&b=&a=2' })).toEqual({ leadsTo: '/about?a=1&a=2&b' }));
});

test('Cloudflare takes 100 rules for headers, 2,000 redirects without patterns, and lines of 2,000 characters', () => {
  const lines = recipe('cloudflare/_headers').trim().split('\n');
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThan(100);
  for (const line of lines) expect(line.length).toBeLessThan(2000);
  expect(recipe('cloudflare/_redirects').split('\n').length).toBeLessThan(2000);
  expect(recipe('cloudflare/_redirects')).not.toMatch(/[*:]/);
});

test('where `_headers` sets a header twice, the first is detached or the second left out', () => {
  const pictures = (file: string) => /\n\/og\/\*\n((?: .*\n)+)/.exec(recipe(file))?.[1];
  expect(pictures('cloudflare/_headers')).toContain(
    '  ! Cross-Origin-Resource-Policy\n  Cross-Origin-Resource-Policy: cross-origin\n',
  );
  expect(pictures('netlify/_headers')).toBe('  Cache-Control: public, max-age=86400\n');
});

test('no redirect of a host that ignores case leads to itself', () => {
  for (const line of recipe('netlify/_redirects').trim().split('\n')) {
    const [from, to] = line.split(' ');
    expect(from?.toLowerCase()).not.toBe(to);
  }
});

test('the configurations of Vercel and CloudFront are what these read', () => {
  const { headers, redirects } = JSON.parse(recipe('vercel/vercel.json'));
  const headerFor = (path: string, name: string) =>
    headers
      .filter(({ source }: { source: string }) => new RegExp(`^${source}$`).test(path))
      .flatMap((rule: { headers: { key: string; value: string }[] }) => rule.headers)
      .findLast(({ key }: { key: string }) => key === name)?.value;
  expect(headerFor('/about', 'Content-Security-Policy')).toContain(
    "form-action 'self' https://form.example;",
  );
  expect(headerFor('/about', 'Cache-Control')).toBe('no-cache');
  expect(headerFor('/_next/static/a.js', 'Cache-Control')).toContain('immutable');
  expect(headerFor('/about.md', 'X-Robots-Tag')).toBe('noindex');
  expect(redirects).toContainEqual({ source: '/industries', destination: '/industry', statusCode: 301 });

  expect(redirects).toContainEqual({
    source: '/(.*)',
    has: [{ type: 'host', value: 'example.com' }],
    destination: 'https://www.example.com/$1',
    statusCode: 301,
  });

  const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = JSON.parse(
    recipe('s3-cloudfront/response-headers.json'),
  );
  expect(security.StrictTransportSecurity.AccessControlMaxAgeSec).toBe(63_072_000);
  expect(security.ContentSecurityPolicy.ContentSecurityPolicy).toContain("frame-ancestors 'none'");
  expect(custom.Quantity).toBe(custom.Items.length);
});

test('the name beside the site’s own has `www.`, or has it not', () => {
  expect(otherHost('https://www.example.com')).toBe('example.com');
  expect(otherHost('https://example.com')).toBe('www.example.com');
});
