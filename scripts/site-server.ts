import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { sandbox } from '@/lib/config/deployment';
import { Failure } from './run';
import { formSandbox } from './sandbox';

/**
 * Serves an exported folder as a production host would: clean addresses, `404.html`, compression, long caching of hashed
 * files; plus the form sandbox. On 127.0.0.1 only.
 * @throws Failure where the folder holds no export, or the port is taken.
 */
export async function serveSite(folder: string, port: number, submissions = 'submissions'): Promise<Server> {
  if (!existsSync(path.join(folder, 'index.html')))
    throw new Failure(`${folder}/ holds no exported site: run \`npm run build\` or \`npm start\` first.`);
  const notFoundPage = readFileSync(path.join(folder, '404.html'));
  const files = sirv(folder, {
    extensions: ['html'],
    etag: true,
    setHeaders: (response, pathname) => {
      const hashed = pathname.startsWith('/_next/static/');
      response.setHeader('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      response.setHeader('X-Content-Type-Options', 'nosniff');
    },
    onNoMatch: (_request, response) => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(notFoundPage);
    },
  });
  const submit = formSandbox(submissions);
  const compress = compression();
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === sandbox.path) return void submit(request, response);
    const canonical = canonicalPath(pathname);
    if (canonical !== pathname) return void response.writeHead(301, { Location: canonical + search }).end();
    compress(request as never, response as never, () => files(request, response));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Failure(
              `Port ${port} is in use: choose another, such as \`npm start -- --port ${port + 1}\`.`,
            )
          : error,
      ),
    );
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
}

/** Without a slash at the end, `.html`, or `index`. */
function canonicalPath(pathname: string): string {
  const bare = pathname.replace(/(\/index)?\.html$/, '').replace(/\/+$/, '');
  return bare === '' ? '/' : bare.replace(/^\/{2,}/, '/');
}
