import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../run';
import {
  type Expectation,
  fileHostRows,
  type Group,
  groups,
  type Row,
  recipeRows,
  type Site,
} from './expectations';

/** Something that a host answers otherwise than the recipes of nginx, Caddy and Apache, or cannot answer. */
export interface Difference {
  readonly groups: readonly Group[];
  /** For a cell of the table: a status, or "no" where the rows are not asked. */
  readonly answer: string;
  readonly why: string;
  /** Rows of the groups that it is about; without it, all of them. */
  readonly only?: (row: Row) => boolean;
  /** The expectation that takes the place of the row's own; without it, the row is not asked. */
  readonly instead?: (expected: Expectation, row: Row) => Expectation;
}

export interface Profile {
  /** A host that has nothing but the files, or one with a recipe of `deploy/`. */
  readonly kind: 'files' | 'recipe';
  /** File of `deploy/` and its place in the project's folder, where `out/` is the exported site. */
  readonly files: Readonly<Record<string, string>>;
  /** The host compresses by itself and would publish the .br and .gz as files: they are left out. */
  readonly compresses?: true;
  readonly differences: readonly Difference[];
  /** The engine that stands for the host in our tests, and the groups that it cannot show: `npm run preflight` has to ask the host itself. */
  readonly engine: string;
  readonly unverified: readonly Group[];
}

const every = Object.keys(groups) as readonly Group[];

const status =
  (...statuses: readonly number[]) =>
  (expected: Expectation): Expectation => ({ ...expected, status: statuses });

/** The page itself, which shows its canonical address. */
const pageItself = (expected: Expectation): Expectation => ({
  status: [200],
  ...(expected.leadsTo !== undefined && { page: expected.leadsTo.replace(/\?.*/, '') }),
});

/** The page itself, or the host's own redirect to it. */
const pageOrRedirect = (expected: Expectation): Expectation => ({
  ...expected,
  ...pageItself(expected),
  status: [200, 301, 308],
});

const unknownPage = ({ status: _, leadsTo: __, ...expected }: Expectation): Expectation => ({
  ...expected,
  status: [404],
});

/** A browser would keep such an answer for a year; these hosts switch a deployment whole, so that no page asks for a file that is not there. */
const headersByAddress: Difference = {
  groups: ['headers', 'caching'],
  answer: 'by address',
  why: 'its headers go by the address, also for what is not there: what is unknown below /_next/static is kept for a year, below /og for a day',
  only: ({ request, expected }) =>
    expected.status.includes(404) && /^\/(_next\/static|og)\//.test(request.path),
  instead: ({ headers: _, ...expected }) => expected,
};

/** The slash or `.html` that some hosts take off an address by themselves. */
const tail = /(?<=.)(\/|\.html)$/;

const errorPageByName: Difference = {
  groups: ['hidden', 'headers', 'caching'],
  answer: '200',
  why: 'its error page is a file like any other; it is marked for no search result',
  only: ({ request }) => request.path.startsWith('/404'),
  instead: () => ({ status: [200, 307, 308] }),
};

const sensitive: Difference = {
  groups: ['capitals'],
  answer: '404',
  why: 'capitals are another address there, and its redirects have no pattern for them',
  instead: unknownPage,
};

/** Each host by the name that `--host` takes. */
export const profiles = {
  nginx: { kind: 'recipe', files: {}, differences: [], engine: 'nginx', unverified: [] },
  caddy: { kind: 'recipe', files: {}, differences: [], engine: 'Caddy', unverified: [] },
  apache: {
    kind: 'recipe',
    files: { 'apache/htaccess': 'out/.htaccess' },
    differences: [],
    engine: 'Apache',
    unverified: [],
  },
  container: {
    kind: 'recipe',
    files: {},
    differences: [],
    engine: 'nginx, without the image',
    unverified: [],
  },
  netlify: {
    kind: 'recipe',
    files: {
      'netlify/_headers': 'out/_headers',
      'netlify/_redirects': 'out/_redirects',
      'netlify/netlify.toml': 'netlify.toml',
    },
    compresses: true,
    differences: [
      {
        groups: ['slash', 'extension'],
        answer: '200, 301',
        why: 'it takes a slash and `.html` for the same address, and a rule for one would lead to itself: the page shows its canonical address, or "Pretty URLs" lead to it',
        instead: pageOrRedirect,
      },
      {
        groups: ['capitals'],
        answer: '200, 301',
        why: 'it compares without regard to case: the page, or its own redirect to small letters',
        instead: pageOrRedirect,
      },
      {
        groups: ['moved'],
        answer: '200, 301',
        why: '/Industry differs from /industry in case alone, so that a rule would lead to itself',
        only: ({ request, expected }) =>
          request.path.toLowerCase().replace(/(\/|\.html)$/, '') === expected.leadsTo,
        instead: pageOrRedirect,
      },
      {
        groups: ['headers'],
        answer: 'no',
        why: 'two rules for one header are both sent, so that share images and icons keep `Cross-Origin-Resource-Policy: same-origin`',
        only: ({ expected }) => expected.headers?.['Cross-Origin-Resource-Policy'] === 'cross-origin',
        instead: ({ headers, ...expected }) => ({
          ...expected,
          headers: { ...headers, 'Cross-Origin-Resource-Policy': 'same-origin' },
        }),
      },
      headersByAddress,
      errorPageByName,
    ],
    engine: 'its packages for redirects, headers and files',
    unverified: ['capitals', 'outside', 'files', 'compression', 'protocol', 'methods'],
  },
  cloudflare: {
    kind: 'recipe',
    files: {
      'cloudflare/_headers': 'out/_headers',
      'cloudflare/_redirects': 'out/_redirects',
      'cloudflare/wrangler.jsonc': 'wrangler.jsonc',
    },
    compresses: true,
    differences: [
      sensitive,
      headersByAddress,
      errorPageByName,
      {
        groups: ['outside'],
        answer: '307',
        why: 'it leads what is written in an odd way to the plain address on the same site, and knows no such file',
        instead: status(307, 400, 404),
      },
      {
        groups: ['host name'],
        answer: 'no',
        why: 'its _redirects know no host names: a redirect rule in the dashboard does it (Rules, Redirect Rules, "Redirect from WWW to root" or the reverse)',
      },
    ],
    engine: 'workerd',
    unverified: ['compression', 'host name'],
  },
  'github-pages': {
    kind: 'recipe',
    files: { 'github-pages/nojekyll': 'out/.nojekyll' },
    compresses: true,
    differences: [
      {
        groups: ['slash', 'extension'],
        answer: '200',
        why: 'it has no redirects: each address is a file of the export, and the page shows its canonical address',
        instead: pageItself,
      },
      sensitive,
      {
        groups: ['moved'],
        answer: '200',
        why: 'it has no redirects: the copy that the export holds, which shows its canonical address',
        instead: pageItself,
      },
      {
        groups: ['hidden'],
        answer: '200',
        why: 'its error page is a file like any other',
        only: ({ request }) => request.path.startsWith('/404'),
        instead: status(200, 404),
      },
      {
        groups: ['headers'],
        answer: 'no',
        why: 'it sends no headers of ours; each page still carries its policy in a `<meta>`',
      },
      { groups: ['caching'], answer: 'no', why: 'it has everything kept for ten minutes' },
      {
        groups: ['compression'],
        answer: 'gzip',
        why: 'it knows no Brotli',
        only: ({ expected }) => expected.encoding === 'br',
        instead: (expected) => ({ ...expected, encoding: 'gzip' }),
      },
    ],
    engine: 'none',
    unverified: every,
  },
  's3-cloudfront': {
    kind: 'recipe',
    files: {},
    compresses: true,
    differences: [
      {
        groups: ['methods'],
        answer: '403',
        why: 'a distribution that allows GET and HEAD alone refuses others by itself, and its error page takes the place of the refusal',
        instead: status(403, 404, 405),
      },
    ],
    engine: 'its function, and an S3 server',
    unverified: ['headers', 'compression', 'protocol', 'methods'],
  },
  vercel: {
    kind: 'recipe',
    files: { 'vercel/vercel.json': 'vercel.json' },
    compresses: true,
    differences: [
      {
        groups: ['moved', 'capitals', 'unknown', 'host name'],
        answer: 'two steps',
        why: 'its own redirects, which take off a slash and `.html`, come before ours and before it looks for the file',
        only: ({ request }) => tail.test(request.path),
        instead: (_, { request }) => ({ status: [308], leadsTo: request.path.replace(tail, '') }),
      },
      {
        groups: ['headers', 'caching'],
        answer: 'no',
        why: 'its own redirects come before our headers',
        only: ({ request, expected }) => expected.status.includes(404) && tail.test(request.path),
      },
      sensitive,
      headersByAddress,
      errorPageByName,
    ],
    engine: 'its routing package',
    unverified: ['outside', 'files', 'compression', 'protocol', 'methods'],
  },
  files: { kind: 'files', files: {}, differences: [], engine: 'http.server', unverified: [] },
} as const satisfies Readonly<Record<string, Profile>>;

export type HostName = keyof typeof profiles;
export const hostNames = Object.keys(profiles) as readonly HostName[];

/** @throws Failure that lists the names, where there is no such host */
export function profileOf(name: string): Profile {
  if (!Object.hasOwn(profiles, name))
    throw new Failure(
      `The host is "${name}" by --host or HOSTING, but should be one of ${hostNames.join(', ')} (deploy/README.md).`,
    );
  return profiles[name as HostName];
}

/** The rows of the recipes with the expectations that the profile's differences put in their place. */
export function rowsOf({ kind, differences }: Profile, site: Site): readonly Row[] {
  if (kind === 'files') return fileHostRows(site);
  return recipeRows(site).flatMap((row) => {
    const difference = differences.find(
      ({ groups: about, only }) => about.includes(row.group) && (only?.(row) ?? true),
    );
    if (!difference) return [row];
    return difference.instead ? [{ ...row, expected: difference.instead(row.expected, row) }] : [];
  });
}

/**
 * Puts a host's own files into the exported folder or beside it, and takes out the .br and .gz that it would publish as files.
 * @param recipes as `writtenRecipes` gives them
 * @param project folder that `out/` is in
 * @returns the places of the files that were not there, or held something else
 */
export function equip(
  { files, compresses }: Profile,
  recipes: Readonly<Record<string, string>>,
  { out = 'out', project = '.' } = {},
): readonly string[] {
  const written = Object.entries(files).flatMap(([recipe, place]) => {
    const file = place.startsWith('out/') ? path.join(out, place.slice(4)) : path.join(project, place);
    const text = recipes[recipe] ?? '';
    if (existsSync(file) && readFileSync(file, 'utf8') === text) return [];
    writeFileSync(file, text);
    return [place];
  });
  if (compresses)
    for (const entry of readdirSync(out, { recursive: true, withFileTypes: true }))
      if (entry.isFile() && /\.(br|gz)$/.test(entry.name)) rmSync(path.join(entry.parentPath, entry.name));
  return written;
}
