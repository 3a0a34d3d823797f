import type { Request } from './client';
import { type HeaderRule, type Headers, headersOf } from './response-headers';

/** Required properties of an answer. */
export interface Expectation {
  readonly status: readonly number[];
  /** Path that the redirect leads to, where the answer is one; without it, any path of the site. */
  readonly leadsTo?: string;
  readonly type?: string;
  readonly headers?: Headers;
  readonly encoding?: 'br' | 'gzip' | 'none';
  /** Path of the page that the body holds, by its canonical link, where the answer is no redirect. */
  readonly page?: string;
  readonly empty?: true;
}

export interface Row {
  readonly group: Group;
  readonly request: Request;
  /** The request is sent again with the ETag and date of its first answer. */
  readonly again?: true;
  readonly expected: Expectation;
}

/** Subject of each group of rows, with the remedy. */
export const groups = {
  pages: 'serve each page at its address without .html',
  slash: 'lead an address with a slash at the end to the page, in one step',
  extension: 'lead an address with `.html` or `/index` to the page, in one step',
  capitals: 'lead an address in capitals to the page, in one step',
  moved: 'lead earlier addresses, such as /industries, to the page, in one step',
  unknown: 'answer what is not there with 404.html and status 404',
  hidden: 'answer the error page and compressed copies as unknown, where they are asked for by name',
  outside: 'answer nothing from outside the folder, and lead to no other site',
  files: 'send each file with its type',
  headers: 'send the headers of the recipe',
  caching: 'send the Cache-Control of the recipe',
  compression: 'send Brotli or gzip to whoever reads these, with Content-Encoding and Vary',
  protocol: 'answer HEAD, ranges and conditional requests as HTTP defines them',
  methods: 'answer no POST',
  'host name': 'lead the other of www and apex to the one address, with path and query, in one step',
} as const;
export type Group = keyof typeof groups;

/** Groups that a host for files alone is held to. */
export const fileHostGroups: readonly Group[] = ['pages', 'unknown', 'outside', 'files', 'protocol'];

export interface Site {
  /** The one address, without a slash at the end. */
  readonly url: string;
  readonly pages: readonly string[];
  readonly redirects: Readonly<Record<string, string>>;
  readonly headers: readonly HeaderRule[];
  /** Paths of files that are no pages. */
  readonly files: readonly string[];
}

const html = 'text/html; charset=utf-8';

/** Type of a file by its extension. Scripts and XML have two good names each. */
export const types: Readonly<Record<string, RegExp>> = {
  css: /^text\/css; charset=utf-8$/i,
  js: /^(text|application)\/javascript; charset=utf-8$/i,
  json: /^application\/json(; charset=utf-8)?$/i,
  md: /^text\/markdown; charset=utf-8$/i,
  txt: /^text\/plain; charset=utf-8$/i,
  xml: /^(text|application)\/xml(; charset=utf-8)?$/i,
  svg: /^image\/svg\+xml(; charset=utf-8)?$/i,
  webmanifest: /^application\/manifest\+json(; charset=utf-8)?$/i,
  png: /^image\/png$/,
  ico: /^image\/(x-icon|vnd\.microsoft\.icon)$/,
  woff2: /^font\/woff2$/,
  pdf: /^application\/pdf$/,
};

const extensionOf = (path: string) => /\.([a-z0-9]+)$/.exec(path)?.[1] ?? '';
const isCompressible = (path: string) => /\.(html|css|js|json|md|svg|txt|webmanifest|xml)$/.test(path);

/** File of a page in the export. */
const fileOf = (page: string) => (page === '/' ? '/index.html' : `${page}.html`);
const moved = [301, 308];
const missing = [404];

/** Paths that reach for what is outside the site, or hidden in it, or another name of what is in it. */
const intrusions = [
  '/../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/_next/static/..%2f..%2f..%2f..%2fetc/passwd',
  '/services/../../../etc/passwd',
  '/%5c..%5c..%5cetc%5cpasswd',
  '/about%00',
  '/%E0%A4%A',
];

const unknownAddresses = [
  '/no-such-page',
  '/no-such-page/',
  '/no-such-page.html',
  '/services/no-such-page',
  '/services/no-such-page/',
  '/industries/CI-CD',
  '/about/about',
  '/caf%C3%A9',
  '/a%20b',
  '/_next/static/no-such-file.js',
  '/_next/',
  '/og/',
  '/.git/config',
  '/.htaccess',
  '/.env',
];

/** What a request for a path has to be answered with. */
const row = (group: Group, path: string, expected: Expectation, request?: Omit<Request, 'path'>): Row => ({
  group,
  request: { path, ...request },
  expected,
});

/** What a host with a recipe of `deploy/` answers. */
export function recipeRows({ url, pages, redirects, headers, files }: Site): readonly Row[] {
  const notFound = { status: missing, type: html };
  const leads = (group: Group, path: string, to: string) => row(group, path, { status: moved, leadsTo: to });
  const hiddenPaths = ['/404', '/404.html', '/about.html.br', '/about.html.gz'];
  return [
    ...pages.flatMap((page) => [
      row('pages', page, { status: [200], type: html, page }),
      ...spellings(page)
        // Asked with the earlier addresses.
        .filter(([, path]) => !(path.replace(/(\/|\.html)$/, '') in redirects))
        .map(([group, path]) => leads(group, path, page)),
    ]),
    ...Object.entries(redirects).flatMap(([from, to]) =>
      [from, `${from}/`, `${from}.html`].map((path) => leads('moved', path, to)),
    ),
    leads('slash', '/about/?a=1&b=2', '/about?a=1&b=2'),
    leads('capitals', '/ABOUT?a=1', '/about?a=1'),
    row('pages', '/about?a=1', { status: [200], page: '/about' }),
    ...unknownAddresses.map((path) => row('unknown', path, notFound)),
    row('unknown', '/no-such-page', { ...notFound, empty: true }, { method: 'HEAD' }),
    ...hiddenPaths.map((path) => row('hidden', path, notFound)),
    ...intrusions.map((path) => row('outside', path, { status: [400, 403, 404] })),
    // As an address it would be another site's.
    ...['//other.example/', '//other.example/about/'].map((path) =>
      row('outside', path, { status: [400, 404] }),
    ),
    ...files.map((path) => row('files', path, { status: [200], type: extensionOf(path) })),
    ...pages.flatMap((page) => headerRows(headers, page, fileOf(page), [200])),
    ...files.flatMap((path) => headerRows(headers, path, path, [200])),
    ...[...unknownAddresses, ...hiddenPaths].flatMap((path) =>
      headerRows(headers, path, '/404.html', missing),
    ),
    ...['/', '/about', ...files.filter(isCompressible)].flatMap((path) =>
      (['br', 'gzip', 'none'] as const).map((encoding) =>
        row(
          'compression',
          path,
          { status: [200], encoding },
          { headers: { 'Accept-Encoding': accepted[encoding] } },
        ),
      ),
    ),
    ...protocolRows(files),
    row('methods', '/', { status: [405] }, { method: 'POST' }),
    ...['/', '/about?a=1&b=2', '/no-such-page/'].map((path) =>
      row('host name', path, { status: moved, leadsTo: url + path }, { headers: { Host: otherHost(url) } }),
    ),
  ];
}

/** The headers of a path, and its caching: a host may get the one right and not the other. */
function headerRows(
  rules: readonly HeaderRule[],
  path: string,
  file: string,
  status: readonly number[],
): readonly Row[] {
  const { 'Cache-Control': caching = '', ...others } = headersOf(rules, file);
  return [
    row('headers', path, { status, headers: others }),
    row('caching', path, { status, headers: { 'Cache-Control': caching } }),
  ];
}

/** The name beside the site's own that people type: with `www.`, or without. */
export function otherHost(url: string): string {
  const { hostname } = new URL(url);
  return hostname.startsWith('www.') ? hostname.slice(4) : `www.${hostname}`;
}

/** Rows for a host that serves files and `index.html` alone: each address leads to the page, at once or by a redirect of its own. */
export function fileHostRows({ pages, redirects, files }: Omit<Site, 'url'>): readonly Row[] {
  const found = (path: string, page: string) => row('pages', path, { status: [200], page });
  return [
    ...pages.flatMap((page) => [found(page, page), ...(page === '/' ? [] : [found(`${page}/`, page)])]),
    ...Object.entries(redirects).flatMap(([from, to]) => [found(from, to), found(`${from}/`, to)]),
    ...unknownAddresses
      .filter((path) => !/^\/(_next|og)\/$/.test(path))
      .map((path) => row('unknown', path, { status: missing })),
    // Python's server breaks the connection off at a NUL.
    ...intrusions
      .filter((path) => !path.includes('%00'))
      .map((path) => row('outside', path, { status: [400, 403, 404] })),
    ...files.map((path) => row('files', path, { status: [200] })),
    ...protocolRows(files),
  ];
}

const accepted = { br: 'gzip, deflate, br', gzip: 'gzip', none: 'identity' } as const;

function protocolRows(files: readonly string[]): readonly Row[] {
  const picture = files.find((file) => file.endsWith('.png')) ?? '/icon-192.png';
  const part = (range: string) => ({ headers: { Range: `bytes=${range}` } });
  return [
    ...['/', picture].flatMap((path): Row[] => [
      row('protocol', path, { status: [200], empty: true }, { method: 'HEAD' }),
      { ...row('protocol', path, { status: [304], empty: true }), again: true },
    ]),
    row('protocol', '/', { status: [200], page: '/' }, { headers: { 'If-None-Match': '"another"' } }),
    // A server may answer with the whole.
    row('protocol', picture, { status: [200, 206] }, part('0-99')),
    row('protocol', picture, { status: [200, 416] }, part('99999999-')),
  ];
}

/** Other spellings of a page's address, each with what is odd in it. */
function spellings(page: string): readonly (readonly [Group, string])[] {
  if (page === '/')
    return [
      ['extension', '/index.html'],
      ['extension', '/index'],
      ['capitals', '/INDEX.HTML'],
    ];
  const capitals = page.replace(/[a-z]/, (letter) => letter.toUpperCase());
  return [
    ['slash', `${page}/`],
    ['extension', fileOf(page)],
    ['extension', `${page}/index.html`],
    ['capitals', page.toUpperCase()],
    ['capitals', `${capitals}/`],
    ['capitals', `${capitals}.html`],
  ];
}
