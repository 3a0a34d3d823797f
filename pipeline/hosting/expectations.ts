import type { Request } from './client';
import { type HeaderRule, type Headers, headersOf } from './response-headers';

/** Required properties of an answer. */
export interface Expectation {
  readonly status: readonly number[];
  /** Path that the redirect leads to. */
  readonly leadsTo?: string;
  readonly type?: string;
  readonly headers?: Headers;
  readonly encoding?: 'br' | 'gzip' | 'none';
  /** Path of the page that the body holds, by its canonical link. */
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
  pages: 'serve each page at its address without .html, with the headers of the recipe',
  redirects: 'lead `.html`, a slash at the end and capitals to the canonical address, in one step',
  unknown: 'answer what is not there with 404.html and status 404, and nothing from outside the folder',
  files: 'send each file with its type and the caching of the recipe',
  compression: 'send the .br or .gz beside a file, with Content-Encoding and Vary',
  protocol: 'answer HEAD, ranges and conditional requests as HTTP defines them, and no POST',
} as const;
export type Group = keyof typeof groups;

/** Groups that a host for files alone is held to. */
export const fileHostGroups: readonly Group[] = ['pages', 'unknown', 'files', 'protocol'];

export interface Site {
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

const fileOf = (page: string) => (page === '/' ? '/index.html' : `${page}.html`);
const moved = [301, 308];
const missing = [404];

/** Requests that reach for what is outside the site, or hidden in it, or another name of what is in it. */
const intrusions: readonly Request[] = [
  '/../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/_next/static/..%2f..%2f..%2f..%2fetc/passwd',
  '/services/../../../etc/passwd',
  '/%5c..%5c..%5cetc%5cpasswd',
  '/about%00',
  '/%E0%A4%A',
].map((path) => ({ path }));

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

/** What a host with a recipe of `deploy/` answers. */
export function recipeRows({ pages, redirects, headers, files }: Site): readonly Row[] {
  const documentHeaders = headersOf(headers, '/index.html');
  const notFound = { status: missing, type: html, headers: documentHeaders };
  const movedTo = (path: string): Expectation => ({ status: moved, leadsTo: path });
  const text = files.filter(isCompressible);
  const picture = files.find((file) => file.endsWith('.png')) ?? '/icon-192.png';
  return [
    ...pages.flatMap((page): Row[] => [
      {
        group: 'pages',
        request: { path: page },
        expected: { status: [200], type: html, headers: documentHeaders, page },
      },
      ...spellings(page).map(
        (path): Row => ({ group: 'redirects', request: { path }, expected: movedTo(page) }),
      ),
    ]),
    ...Object.entries(redirects)
      .flatMap(([from, to]) => [from, `${from}/`, `${from}.html`].map((path) => ({ path, to })))
      .map(({ path, to }): Row => ({ group: 'redirects', request: { path }, expected: movedTo(to) })),
    { group: 'redirects', request: { path: '/about/?a=1&b=2' }, expected: movedTo('/about?a=1&b=2') },
    { group: 'redirects', request: { path: '/ABOUT?a=1' }, expected: movedTo('/about?a=1') },
    { group: 'pages', request: { path: '/about?a=1' }, expected: { status: [200], page: '/about' } },
    ...[...unknownAddresses, '/404', '/404.html', '/about.html.br', '/about.html.gz'].map(
      (path): Row => ({ group: 'unknown', request: { path }, expected: notFound }),
    ),
    ...intrusions.map(
      (request): Row => ({ group: 'unknown', request, expected: { status: [400, 403, 404] } }),
    ),
    // As an address it would be another site's.
    { group: 'unknown', request: { path: '//other.example/' }, expected: { status: [400, 404] } },
    { group: 'unknown', request: { path: '//other.example/about/' }, expected: { status: [400, 404] } },
    ...files.map(
      (path): Row => ({
        group: 'files',
        request: { path },
        expected: { status: [200], type: extensionOf(path), headers: headersOf(headers, path) },
      }),
    ),
    ...['/', '/about', ...text].flatMap((path) =>
      (['br', 'gzip', 'none'] as const).map(
        (encoding): Row => ({
          group: 'compression',
          request: { path, headers: { 'Accept-Encoding': accepted[encoding] } },
          expected: { status: [200], encoding },
        }),
      ),
    ),
    ...protocolRows(picture),
    { group: 'protocol', request: { path: '/', method: 'POST' }, expected: { status: [405] } },
    {
      group: 'protocol',
      request: { path: '/no-such-page', method: 'HEAD' },
      expected: { ...notFound, empty: true },
    },
  ];
}

/** Rows for a host that serves files and `index.html` alone: each address leads to the page, at once or by a redirect of its own. */
export function fileHostRows({ pages, redirects, files }: Site): readonly Row[] {
  const found = (path: string, page: string): Row => ({
    group: 'pages',
    request: { path },
    expected: { status: [200], page },
  });
  const picture = files.find((file) => file.endsWith('.png')) ?? '/icon-192.png';
  return [
    ...pages.flatMap((page) => [found(page, page), ...(page === '/' ? [] : [found(`${page}/`, page)])]),
    ...Object.entries(redirects).flatMap(([from, to]) => [found(from, to), found(`${from}/`, to)]),
    ...unknownAddresses
      .filter((path) => !/^\/(_next|og)\/$/.test(path))
      .map((path): Row => ({ group: 'unknown', request: { path }, expected: { status: missing } })),
    // Python's server breaks the connection off at a NUL.
    ...intrusions
      .filter(({ path }) => !path.includes('%00'))
      .map((request): Row => ({ group: 'unknown', request, expected: { status: [400, 403, 404] } })),
    ...files.map((path): Row => ({ group: 'files', request: { path }, expected: { status: [200] } })),
    ...protocolRows(picture),
  ];
}

const accepted = { br: 'gzip, deflate, br', gzip: 'gzip', none: 'identity' } as const;

function protocolRows(picture: string): readonly Row[] {
  const group = 'protocol';
  return [
    { group, request: { path: '/', method: 'HEAD' }, expected: { status: [200], empty: true } },
    { group, request: { path: picture, method: 'HEAD' }, expected: { status: [200], empty: true } },
    { group, request: { path: '/' }, again: true, expected: { status: [304], empty: true } },
    { group, request: { path: picture }, again: true, expected: { status: [304], empty: true } },
    {
      group,
      request: { path: '/', headers: { 'If-None-Match': '"another"' } },
      expected: { status: [200], page: '/' },
    },
    // A server may answer with the whole.
    {
      group,
      request: { path: picture, headers: { Range: 'bytes=0-99' } },
      expected: { status: [200, 206] },
    },
    {
      group,
      request: { path: picture, headers: { Range: 'bytes=99999999-' } },
      expected: { status: [200, 416] },
    },
  ];
}

/** Other spellings of a page's address. */
function spellings(page: string): readonly string[] {
  if (page === '/') return ['/index.html', '/index', '/INDEX.HTML'];
  const capitals = page.replace(/[a-z]/, (letter) => letter.toUpperCase());
  return [
    `${page}/`,
    fileOf(page),
    `${page}/index.html`,
    page.toUpperCase(),
    `${capitals}/`,
    `${capitals}.html`,
  ];
}
