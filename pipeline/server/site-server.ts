import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sirv from 'sirv';
import { redirects } from '@/content/redirects';
import { headerRules, headersOf } from '../hosting/response-headers';
import { Failure } from '../run';
import type { Handler } from './local-server';
import { formSandbox, isSandbox } from './sandbox';

/** Of extensions that sirv does not know, or knows without their charset. */
const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  ico: 'image/x-icon',
};

/**
 * Serves an exported folder as a host with a recipe of `deploy/` would: the addresses, headers and compressed copies that `npm run preflight
 * -- --url` asks for; plus the form sandbox.
 * @param hsts value of `Strict-Transport-Security`, which browsers heed over TLS alone
 * @throws Failure where the folder holds no export.
 */
export function siteHandler(folder: string, submissions = 'submissions', hsts = '0'): Handler {
  const missing = ['index.html', '404.html'].find((file) => !existsSync(path.join(folder, file)));
  if (missing)
    throw new Failure(
      `${folder}/ holds no exported site (no ${missing}): \`npm run build\` writes out/, \`npm run build -- --preview\` preview/.`,
    );
  const rules = headerRules({ formEndpoint: formEndpointOf(folder), hsts });
  const notFoundPage = readFileSync(path.join(folder, '404.html'));
  const notFound: Handler = (_request, response) => {
    const headers = { ...headersOf(rules, '/404.html'), 'Content-Type': 'text/html; charset=utf-8' };
    response.writeHead(404, headers).end(notFoundPage);
  };
  const files = sirv(folder, {
    // Looks at the disk for each request: the folder may be built anew while it is served.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => {
      for (const [name, value] of Object.entries(headersOf(rules, pathname))) response.setHeader(name, value);
      const type = types[path.extname(pathname).slice(1)];
      if (type) response.setHeader('Content-Type', type);
    },
    onNoMatch: notFound,
  });
  const submit = formSandbox(submissions);
  return (request, response) => {
    // The target of a request is a path or a whole address (RFC 9112, 3.2).
    const target = request.url?.startsWith('/') ? `http://localhost${request.url}` : (request.url ?? '');
    if (!URL.canParse(target)) return response.writeHead(400).end();
    const { pathname, search } = new URL(target);
    if (isSandbox(pathname)) return submit(request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    if (pathname.includes('//') || /\.(br|gz)$/.test(pathname)) return notFound(request, response);
    const page = pageAt(folder, pathname);
    if (page === '/404' || (page === undefined && pathname.endsWith('/'))) return notFound(request, response);
    if (page !== undefined && page !== pathname)
      return response.writeHead(301, { Location: page + search }).end();
    request.url = pathname + search;
    // A server may answer with the whole; sirv fails on a range that ends before it begins.
    delete request.headers.range;
    return files(request, response);
  };
}

/** Canonical address of the page that an address means: without a slash, `.html`, `index` or capitals; of one that has moved, its new one. */
function pageAt(folder: string, pathname: string): string | undefined {
  const plain = pathname.replace(/(\/|\/index)?(\.html)?\/?$/i, '').toLowerCase() || '/';
  const moved = Object.entries(redirects).find(([from]) => from.toLowerCase() === plain)?.[1];
  if (moved) return moved;
  return existsSync(path.join(folder, plain === '/' ? 'index.html' : `${plain}.html`)) ? plain : undefined;
}

/** A build knows the address that its form is sent to; a folder without the page sends nothing elsewhere. */
function formEndpointOf(folder: string): string {
  const file = path.join(folder, 'contact.html');
  const html = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return /<form[^>]*\saction="([^"]*)"/.exec(html)?.[1] ?? '/';
}
