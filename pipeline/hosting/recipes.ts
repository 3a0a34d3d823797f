import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../run';
import { otherHost } from './expectations';
import { type HeaderRule, type Headers, headersOf, patternSource } from './response-headers';

/** Addresses and headers that recipes are written from. */
export interface SiteAddresses {
  /** The one address, without a slash at the end. */
  readonly url: string;
  /** Path of every page. */
  readonly pages: readonly string[];
  /** Addresses that lead to a page, and which. */
  readonly redirects: Readonly<Record<string, string>>;
  readonly headers: readonly HeaderRule[];
}

const source = 'deploy';

/**
 * The recipes of `deploy/` with the site's own addresses and headers in place of `{{names}}`: text by file.
 * @throws Failure at a name that nothing is written for
 */
export function writtenRecipes(site: SiteAddresses): Readonly<Record<string, string>> {
  const parts = partsOf(site);
  const files = readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'README.md')
    .map((entry) => path.join(path.relative(source, entry.parentPath), entry.name))
    // A program, with packages of its own.
    .filter((file) => !file.startsWith('form-endpoint/'));
  return Object.fromEntries(
    files.map((file) => [file, filledIn(readFileSync(path.join(source, file), 'utf8'), parts, file)]),
  );
}

/** A value in quotes goes in as it is; lines are set in as far as the name was. */
function filledIn(template: string, parts: Readonly<Record<string, readonly string[]>>, file: string) {
  return template.replace(
    /^([ \t]*)(.*?)(["']?)\{\{([a-z -]+)\}\}\3/gm,
    (_, indent: string, before: string, _quote: string, name: string) => {
      const lines = parts[name];
      if (!lines)
        throw new Failure(
          `deploy/${file} asks for {{${name}}}, which pipeline/hosting/recipes.ts does not write: add it to \`partsOf\` there.`,
        );
      return indent + before + lines.join(`\n${indent}`);
    },
  );
}

function partsOf({
  url,
  pages,
  redirects,
  headers,
}: SiteAddresses): Readonly<Record<string, readonly string[]>> {
  const [all, ...special] = headers;
  if (!all) throw new Failure('There is no header rule for all addresses.');
  const addresses = Object.entries({
    ...Object.fromEntries(pages.map((page) => [page, page])),
    ...redirects,
  });
  // nginx and Caddy compare without regard to case.
  const byAnyCase = [...new Map(addresses.map(([from, to]) => [from.toLowerCase(), to]))];
  const moved = Object.entries(redirects);
  const varying = new Set(special.flatMap((rule) => Object.keys(rule.headers)));
  const { hostname: host } = new URL(url);
  const other = otherHost(url);
  const variable = (name: string) => `$header_${name.toLowerCase().replaceAll('-', '_')}`;

  return {
    'site url': [url],
    'site host': [host],
    'other host': [other],
    'site names': [JSON.stringify({ url, other })],
    // Letters, digits and hyphens, as a Worker and a policy are called.
    'site id': [JSON.stringify(idOf(host))],
    'nginx pages': [['/index', '/'], ...byAnyCase].map(([from, to]) => `${from} ${to};`),
    'nginx header maps': [...varying].flatMap((name) => [
      `map $uri ${variable(name)} {`,
      `  default "${all.headers[name] ?? ''}";`,
      ...special.flatMap((rule) =>
        name in rule.headers
          ? rule.paths.map((pattern) => `  "~${patternSource(pattern)}" "${rule.headers[name]}";`)
          : [],
      ),
      '}',
    ]),
    'nginx headers': [...new Set([...Object.keys(all.headers), ...varying])].map((name) =>
      varying.has(name)
        ? `add_header ${name} ${variable(name)} always;`
        : `add_header ${name} "${all.headers[name]}" always;`,
    ),
    'caddy pages': byAnyCase
      .filter(([from]) => from !== '/')
      .map(([from, to]) => `~(?i)^${from}$ ${to}`)
      .concat('~(?i)^/index$ /'),
    'caddy headers': lines(all.headers, (name, value) => `${name} "${value}"`),
    'caddy header rules': special.flatMap((rule, index) => [
      `@rule${index} {`,
      `\tpath ${rule.paths.join(' ')}`,
      '\tfile',
      '}',
      ...lines(rule.headers, (name, value) => `header @rule${index} ${name} "${value}"`),
    ]),
    'caddy redirects': [['/index', '/'], ...moved].flatMap(([from = '', to], index) => [
      `@moved${index} path_regexp ^${from}$`,
      `redir @moved${index} ${to}{question} 301`,
    ]),
    'caddy addresses': [`https://${host}, http://${other}, https://${other}`],
    'site host pattern': [host.replaceAll('.', '\\.')],
    'other host pattern': [other.replaceAll('.', '\\.')],
    'apache headers': lines(all.headers, (name, value) => `Header always set ${name} "${value}"`).concat(
      // Not in `<If>`: a server that knows it not would set them for every address.
      special.flatMap((rule, index) => [
        ...rule.paths.map(
          (pattern) =>
            `SetEnvIf Request_URI "${patternSource(pattern).replace(/\$$/, '(\\.br|\\.gz)?$')}" rule${index}`,
        ),
        ...lines(rule.headers, (name, value) => `Header always set ${name} "${value}" env=rule${index}`),
      ]),
    ),
    'apache redirects': moved.flatMap(([from, to]) => [
      'RewriteCond %{ENV:REDIRECT_STATUS} =""',
      `RewriteCond %{ENV:plain} =${from.toLowerCase()}`,
      ...(from.toLowerCase() === to ? [`RewriteCond %{REQUEST_URI} !=${to}`] : []),
      `RewriteRule ^ ${to} [R=301,L]`,
    ]),
    'netlify headers': headersFile(all, special, { detaches: false }),
    'cloudflare headers': headersFile(all, special, { detaches: true }),
    // Netlify matches without regard to case: such a redirect would lead to itself.
    'netlify redirects': moved
      .filter(([from, to]) => from.toLowerCase() !== to)
      .flatMap(([from, to]) => [`${from} ${to} 301!`, `${from}.html ${to} 301!`])
      .concat(['http', 'https'].map((scheme) => `${scheme}://${other}/* ${url}/:splat 301!`)),
    // By itself it would lead them with 307, which says that they may come back. 100 rules with patterns are allowed, and 2,000 without.
    'cloudflare redirects': [
      ['/index', '/'],
      ['/index.html', '/'],
      ...pages
        .filter((page) => page !== '/')
        .flatMap((page) => ['/', '.html', '/index.html'].map((end) => [page + end, page])),
      ...moved.flatMap(([from, to]) => ['', '/', '.html'].map((end) => [from + end, to])),
    ].map(([from, to]) => `${from} ${to} 301`),
    'moved addresses': [JSON.stringify(redirects)],
    'known pages': [JSON.stringify(pages.join(' '))],
    'vercel headers': [
      JSON.stringify(
        headers.flatMap((rule) =>
          rule.paths.map((pattern) => ({
            source: `/${pattern.replace(/^\//, '').replaceAll('.', '\\.').replaceAll('*', '(.*)')}`,
            headers: lines(rule.headers, (key, value) => ({ key, value })),
          })),
        ),
      ),
    ],
    'vercel redirects': [
      JSON.stringify([
        {
          // `/:path*` is not the home page.
          source: '/(.*)',
          has: [{ type: 'host', value: other }],
          destination: `${url}/$1`,
          statusCode: 301,
        },
        ...moved.map(([from, destination]) => ({ source: from, destination, statusCode: 301 })),
      ]),
    ],
    'cloudfront headers': [JSON.stringify(cloudFrontHeaders(idOf(host), all.headers))],
    'cloudfront headers of pictures': [
      JSON.stringify(cloudFrontHeaders(`${idOf(host)}-pictures`, headersOf(headers, '/favicon.ico'))),
    ],
    'cloudfront headers of data': [
      JSON.stringify(cloudFrontHeaders(`${idOf(host)}-data`, headersOf(headers, '/menu.json'))),
    ],
  };
}

const idOf = (host: string) => host.toLowerCase().replace(/[^a-z0-9]+/g, '-');

const lines = <T>(headers: Headers, write: (name: string, value: string) => T) =>
  Object.entries(headers).map(([name, value]) => write(name, value));

/**
 * The file `_headers`. The caching of what is not hashed stays the host's own, which is to revalidate. Where two rules set one header, both
 * values are sent: a host that cannot detach the first keeps it.
 */
function headersFile(all: HeaderRule, special: readonly HeaderRule[], { detaches }: { detaches: boolean }) {
  const { 'Cache-Control': _, ...common } = all.headers;
  const blocks = special.flatMap(({ paths, headers }) => {
    const own = lines(headers, (name, value) => ({ name, value, repeated: name in common }))
      .filter(({ repeated }) => detaches || !repeated)
      .flatMap(({ name, value, repeated }) => [...(repeated ? [`  ! ${name}`] : []), `  ${name}: ${value}`]);
    return paths.flatMap((pattern) => [pattern.startsWith('/') ? pattern : `/${pattern}`, ...own]);
  });
  return ['/*', ...lines(common, (name, value) => `  ${name}: ${value}`), ...blocks];
}

/** A response headers policy, as `aws cloudfront create-response-headers-policy` reads it. */
function cloudFrontHeaders(name: string, headers: Headers) {
  const {
    'Content-Security-Policy': policy,
    'Strict-Transport-Security': transport = '',
    'X-Content-Type-Options': _,
    'Referrer-Policy': referrer,
    'X-Frame-Options': frames,
    'Cache-Control': __,
    ...custom
  } = headers;
  const Override = true;
  return {
    Name: name,
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { Override, ContentSecurityPolicy: policy },
      StrictTransportSecurity: {
        Override,
        AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(transport)?.[1]),
        IncludeSubdomains: /includeSubDomains/i.test(transport),
      },
      ContentTypeOptions: { Override },
      ReferrerPolicy: { Override, ReferrerPolicy: referrer },
      FrameOptions: { Override, FrameOption: frames },
    },
    CustomHeadersConfig: {
      Quantity: Object.keys(custom).length,
      Items: lines(custom, (Header, Value) => ({ Header, Value, Override })),
    },
  };
}
