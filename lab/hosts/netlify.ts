import path from 'node:path';
import { HeadersHandler } from '@netlify/headers';
import { RedirectsHandler } from '@netlify/redirects';
import { StaticHandler } from '@netlify/static';
import { serve } from './serve';

/**
 * Netlify's own redirect engine, parser of headers and look-up of files, in the order of its development server: a rule, then a file, then
 * 404.html. That order and the error page are written here; its network, which compresses and compares validators, is not.
 */
export function startNetlify(folder: string) {
  const directory = path.resolve(folder);
  const files = new StaticHandler({ directory });
  const headers = new HeadersHandler({ projectDir: directory, logger: console });
  const redirects = new RedirectsHandler({
    configRedirects: [],
    jwtRoleClaim: '',
    jwtSecret: '',
    projectDir: directory,
    publicDir: directory,
  });
  const fileOf = async (request: Request) => (await files.match(request))?.handle;

  return serve(async ({ path, method, headers: { host } }) => {
    const request = new Request(`http://${host}${path}`, { method });
    const rule = await redirects.match(request);
    const found = rule ? await redirects.handle(request, rule, fileOf) : await (await fileOf(request))?.();
    const page = found ?? (await (await fileOf(new Request(`http://${host}/404.html`)))?.());
    const response = new Response(page?.body ?? null, {
      status: found?.status ?? 404,
      headers: page?.headers ?? {},
    });
    await headers.apply(request, response);
    return response;
  });
}
