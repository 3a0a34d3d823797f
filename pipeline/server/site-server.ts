import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sirv from 'sirv';
import { redirects } from '@/content/redirects';
import { Failure } from '../run';
import type { Handler } from './local-server';
import { formSandbox, isSandbox } from './sandbox';

/**
 * Serves an exported folder as a production host would: clean addresses, `404.html`, the compressed copy of a file, long caching of hashed
 * files; plus the form sandbox.
 * @throws Failure where the folder holds no export.
 */
export function siteHandler(folder: string, submissions = 'submissions'): Handler {
  const missing = ['index.html', '404.html'].find((file) => !existsSync(path.join(folder, file)));
  if (missing)
    throw new Failure(
      `${folder}/ holds no exported site (no ${missing}): \`npm run build\` writes out/, \`npm run build -- --preview\` preview/.`,
    );
  const notFoundPage = readFileSync(path.join(folder, '404.html'));
  const notFound: Handler = (_request, response) =>
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(notFoundPage);
  const files = sirv(folder, {
    // Looks at the disk for each request: the folder may be built anew while it is served.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => {
      const hashed = pathname.startsWith('/_next/static/');
      response.setHeader('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      response.setHeader('X-Content-Type-Options', 'nosniff');
      if (!/\.md$|^\/llms\.txt$/.test(pathname)) return;
      response.setHeader('Content-Type', 'text/markdown; charset=utf-8');
      // The same words as the pages, which are what a search result should lead to.
      response.setHeader('X-Robots-Tag', 'noindex');
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
    if (pathname.includes('//')) return notFound(request, response);
    const canonical = canonicalPath(pathname);
    if (canonical !== pathname) return response.writeHead(301, { Location: canonical + search }).end();
    request.url = pathname + search;
    // A server may answer with the whole; sirv fails on a range that ends before it begins.
    delete request.headers.range;
    return files(request, response);
  };
}

/** Without a slash at the end, `.html`, or `index`; of a page that has moved, where it is now. */
function canonicalPath(pathname: string): string {
  const plain = pathname.replace(/(\/index)?\.html$/, '').replace(/\/$/, '') || '/';
  return new Map<string, string>(Object.entries(redirects)).get(plain) ?? plain;
}
