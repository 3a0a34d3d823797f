import http from 'node:http';
import https from 'node:https';
import { buffer } from 'node:stream/consumers';

export interface Request {
  readonly path: string;
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'OPTIONS';
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  /** In small letters; a header that came twice has both values, with a comma. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export type Client = (request: Request) => Promise<Answer>;

const patienceMs = 20_000;

/**
 * Asks one site, by paths that go over the wire to the letter (`fetch` would tidy `/../` up) and are below the address's own path,
 * where it has one. Redirects are answers, not followed.
 */
export function clientOf(address: string): Client {
  const { origin, protocol, hostname: host, port, pathname } = new URL(address);
  // An address of IPv6 stands in brackets in a URL alone.
  const hostname = host.replace(/^\[|\]$/g, '');
  const base = pathname.replace(/\/$/, '');
  const { request: send, Agent } = protocol === 'https:' ? https : http;
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const once = ({ path, method = 'GET', headers = {} }: Request) =>
    new Promise<Answer>((resolve, reject) => {
      const options = { agent, hostname, port, path: base + path, method, headers, timeout: patienceMs };
      const sent = send(options, (response) => {
        const headers = Object.entries(response.headersDistinct).map(([name, values]) => [
          name,
          values?.join(', '),
        ]);
        buffer(response).then(
          (body) => resolve({ status: response.statusCode ?? 0, headers: Object.fromEntries(headers), body }),
          reject,
        );
      });
      sent.on('timeout', () =>
        sent.destroy(new Error(`${origin} does not answer within ${patienceMs / 1000} s`)),
      );
      sent.on('error', reject);
      sent.end();
    });
  // A server may close a kept connection just when it is used again.
  return (request) =>
    once(request).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') throw error;
      return once(request);
    });
}

/** The path below the site's address that a redirect leads to; the whole address where it leads elsewhere. */
export function targetOf(answer: Answer, address: string): string | undefined {
  const { location } = answer.headers;
  if (location === undefined) return undefined;
  const site = address.replace(/\/$/, '');
  const { href } = new URL(location, `${site}/`);
  return href.startsWith(`${site}/`) ? href.slice(site.length) : href;
}
