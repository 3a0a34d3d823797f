import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../run';
import { type HeaderRule, type Headers, patternSource } from './response-headers';

/** Addresses and headers that recipes are written from. */
export interface SiteAddresses {
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

function partsOf({ pages, redirects, headers }: SiteAddresses): Readonly<Record<string, readonly string[]>> {
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
  const variable = (name: string) => `$header_${name.toLowerCase().replaceAll('-', '_')}`;

  return {
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
    'apache headers': lines(all.headers, (name, value) => `Header always set ${name} "${value}"`).concat(
      special.flatMap((rule) => [
        `<If "%{REQUEST_URI} =~ m#${rule.paths.map(patternSource).join('|')}#">`,
        ...lines(rule.headers, (name, value) => `  Header always set ${name} "${value}"`),
        '</If>',
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
      .map(([from, to]) => `${from} ${to} 301!`),
    'cloudflare redirects': moved.flatMap(([from, to]) => [`${from} ${to} 301`, `${from}/ ${to} 301`]),
    'moved addresses': [JSON.stringify(redirects)],
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
      JSON.stringify(moved.map(([from, destination]) => ({ source: from, destination, statusCode: 301 }))),
    ],
    'cloudfront headers': [JSON.stringify(cloudFrontHeaders(all.headers))],
  };
}

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
function cloudFrontHeaders(headers: Headers) {
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
    Name: 'site',
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
