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
export function recipeRows({ pages, redirects, headers, files }: Site): readonly Row[] {
  const documentHeaders = headersOf(headers, '/index.html');
  const notFound = { status: missing, type: html, headers: documentHeaders };
  const found = (page: string) => ({ status: [200], type: html, headers: documentHeaders, page });
  const leads = (path: string, to: string) => row('redirects', path, { status: moved, leadsTo: to });
  const redirected = Object.entries(redirects);
  return [
    ...pages.flatMap((page) => [
      row('pages', page, found(page)),
      ...spellings(page).map((path) => leads(path, page)),
    ]),
    ...redirected.flatMap(([from, to]) => [from, `${from}/`, `${from}.html`].map((path) => leads(path, to))),
    leads('/about/?a=1&b=2', '/about?a=1&b=2'),
    leads('/ABOUT?a=1', '/about?a=1'),
    row('pages', '/about?a=1', { status: [200], page: '/about' }),
    ...[...unknownAddresses, '/404', '/404.html', '/about.html.br', '/about.html.gz'].map((path) =>
      row('unknown', path, notFound),
    ),
    ...intrusions.map((path) => row('unknown', path, { status: [400, 403, 404] })),
    // As an address it would be another site's.
    ...['//other.example/', '//other.example/about/'].map((path) =>
      row('unknown', path, { status: [400, 404] }),
    ),
    ...files.map((path) =>
      row('files', path, { status: [200], type: extensionOf(path), headers: headersOf(headers, path) }),
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
    row('protocol', '/', { status: [405] }, { method: 'POST' }),
    row('protocol', '/no-such-page', { ...notFound, empty: true }, { method: 'HEAD' }),
  ];
}

/** Rows for a host that serves files and `index.html` alone: each address leads to the page, at once or by a redirect of its own. */
export function fileHostRows({ pages, redirects, files }: Site): readonly Row[] {
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
      .map((path) => row('unknown', path, { status: [400, 403, 404] })),
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
