/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { recipeRows, types } from '@/pipeline/hosting/expectations';
import { writtenRecipes } from '@/pipeline/hosting/recipes';
import { siteAddresses } from '@/pipeline/hosting/site';

/* The recipes of hosts that cannot run here, as far as they are data or code. nginx, Caddy and Apache run in `__tests__/hosts`. */

const site = siteAddresses('https://form.example/submit');
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

test('deploy/README.md lists every recipe', () => {
  const readme = readFileSync('deploy/README.md', 'utf8');
  expect(Object.keys(recipes).filter((file) => !readme.includes(`${path.dirname(file)}/`))).toEqual([]);
});

interface ViewerRequest {
  uri: string;
  querystring: Record<string, { value: string }>;
}
interface ViewerResponse {
  statusCode?: number;
  headers?: { location: { value: string } };
}

describe('the CloudFront function', () => {
  const context: { handler?: (event: { request: ViewerRequest }) => ViewerRequest & ViewerResponse } = {};
  vm.runInNewContext(recipe('s3-cloudfront/viewer-request.js'), context);
  const answerTo = (path: string) => {
    const { pathname, searchParams } = new URL(path, 'https://site.example');
    const querystring = Object.fromEntries([...searchParams].map(([name, value]) => [name, { value }]));
    if (!context.handler) throw new Error('The recipe defines no handler.');
    return context.handler({ request: { uri: pathname, querystring } });
  };

  test('is below the 10 kB that CloudFront takes', () =>
    expect(recipe('s3-cloudfront/viewer-request.js').length).toBeLessThan(10_000));

  test('asks for the file of a page, and leads every other spelling to it', () => {
    const rows = recipeRows({ ...site, files: [] }).filter(({ group }) => /pages|redirects/.test(group));
    expect(rows.length).toBeGreaterThan(1000);
    for (const { request, expected } of rows) {
      const { uri, statusCode, headers } = answerTo(request.path);
      if (expected.leadsTo) {
        expect([request.path, headers?.location.value]).toEqual([request.path, expected.leadsTo]);
        expect(statusCode).toBe(301);
      } else expect(uri).toBe(expected.page === '/' ? '/index.html' : `${expected.page}.html`);
    }
  });

  test('leaves files alone, and hides compressed copies and the error page', () => {
    for (const extension of Object.keys(types))
      expect(answerTo(`/A.${extension}`).uri).toBe(`/A.${extension}`);
    for (const path of ['/about.html.br', '/menu.json.gz', '/404', '/404.html'])
      expect(answerTo(path).statusCode).toBe(404);
  });
});

test('Cloudflare takes 100 rules and lines of 2,000 characters', () => {
  const lines = recipe('cloudflare/_headers').trim().split('\n');
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThan(100);
  for (const line of lines) expect(line.length).toBeLessThan(2000);
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

  const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = JSON.parse(
    recipe('s3-cloudfront/response-headers.json'),
  );
  expect(security.StrictTransportSecurity.AccessControlMaxAgeSec).toBe(63_072_000);
  expect(security.ContentSecurityPolicy.ContentSecurityPolicy).toContain("frame-ancestors 'none'");
  expect(custom.Quantity).toBe(custom.Items.length);
});
