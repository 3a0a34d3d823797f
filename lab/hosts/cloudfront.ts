import vm from 'node:vm';
import { clientOf } from '@/pipeline/hosting/client';
import { type Asked, serve } from './serve';

type Values = Readonly<Record<string, { readonly value: string }>>;
interface Request {
  readonly method: string;
  readonly uri: string;
  readonly querystring: Values;
  readonly headers: Values;
}
interface Response {
  readonly statusCode: number;
  readonly headers?: Values;
}

/**
 * Runs the function of the recipe before each request to a bucket, as CloudFront does, and puts /404.html in the place of a bucket's 403
 * and 404, as the custom error responses of the README do. Compression and the policy of response headers are CloudFront's own, and not here.
 * @param source text of `viewer-request.js`
 * @param bucket its address
 */
export function startCloudFront(source: string, bucket: string) {
  const context: { handler?: (event: { request: Request }) => Request | Response } = {};
  vm.runInNewContext(source, context);
  const { handler } = context;
  if (!handler) throw new Error('The recipe defines no handler.');
  const ask = clientOf(bucket);

  return serve(async ({ path, method, headers }) => {
    const result = handler({ request: requestOf({ path, method, headers }) });
    if ('statusCode' in result) {
      const own = Object.entries(result.headers ?? {}).map(([name, { value }]): [string, string] => [
        name,
        value,
      ]);
      return new globalThis.Response(null, { status: result.statusCode, headers: own });
    }
    const stored = await ask({ path: result.uri });
    const isThere = stored.status !== 403 && stored.status !== 404;
    const {
      status,
      headers: sent,
      body,
    } = isThere ? stored : { ...(await ask({ path: '/404.html' })), status: 404 };
    return new globalThis.Response(new Uint8Array(body), { status, headers: sent });
  });
}

/** The event of https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html, as far as recipes read it. */
function requestOf({ path, method, headers }: Asked): Request {
  const [uri = '/', query = ''] = path.split(/\?(.*)/s);
  const values = (entries: Iterable<[string, string]>) =>
    Object.fromEntries([...entries].map(([name, value]) => [name, { value }]));
  return {
    method,
    uri,
    querystring: values(new URLSearchParams(query)),
    headers: values(Object.entries(headers).map(([name, value]) => [name, String(value)])),
  };
}
