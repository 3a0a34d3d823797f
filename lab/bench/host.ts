import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo, Socket } from 'node:net';
import type { Certificate } from './certificate';
import { type Entity, readEntities } from './entities';
import { type LineSpeed, slowLine } from './slow-line';

/** An answer as the server gave it; unlike the browser's list of a page's requests this knows prefetched pages too. */
export interface Answer {
  readonly path: string;
  readonly type: string;
  /** Of the encoded body. */
  readonly bytes: number;
  /** Time of the request, in milliseconds since the epoch. */
  readonly at: number;
}

export interface Host {
  readonly origin: string;
  readonly has: (pathname: string) => boolean;
  /** Plays a slow line; without a speed, it is as fast as it can. */
  readonly setLine: (speed?: LineSpeed) => void;
  /** Returns the answers since the last call, without icons, which browsers request at any time. */
  readonly takeAnswers: () => readonly Answer[];
  readonly close: () => Promise<void>;
}

const isIcon = /icon[^/]*\.(ico|svg|png)$/;
/**
 * Serves an exported folder as a good production host does: HTTP/2 over TLS, brotli 11 prepared in advance, clean addresses,
 * `404.html`, hashed files immutable and everything else revalidated. On 127.0.0.1 only, on a free port.
 */
export async function openHost(folder: string, { key, cert }: Certificate): Promise<Host> {
  const entities = await readEntities(folder);
  let answers: Answer[] = [];
  let line: ReturnType<typeof slowLine> | undefined;

  const handle = async (request: Http2ServerRequest, response: Http2ServerResponse) => {
    const at = performance.timeOrigin + performance.now();
    const { pathname } = new URL(request.url, 'https://localhost');
    const found = entities.get(pathname);
    const entity = found ?? entities.get('/404') ?? missing;
    const isKnown = found !== undefined && request.headers['if-none-match'] === entity.headers.etag;
    const body = isKnown || request.method === 'HEAD' ? Buffer.alloc(0) : entity.body;
    answers.push({ path: pathname, type: entity.type, bytes: body.length, at });
    const pieces = line ? line(body) : [body];
    const status = isKnown ? 304 : found ? 200 : 404;
    for await (const piece of pieces) {
      // A browser that leaves a page resets its pending streams.
      if (response.stream.destroyed) return;
      if (!response.headersSent) response.writeHead(status, entity.headers);
      response.write(piece);
    }
    if (response.stream.destroyed) return;
    if (!response.headersSent) response.writeHead(status, entity.headers);
    response.end();
  };

  const server = createSecureServer({ key, cert }, (request, response) => {
    handle(request, response).catch(() => response.stream.destroy());
  });
  const sockets = new Set<Socket>();
  server.on('secureConnection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('sessionError', () => {});
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    has: (pathname) => entities.has(pathname),
    setLine: (speed) => {
      line = speed && slowLine(speed);
    },
    takeAnswers: () => {
      const taken = answers.filter(({ path }) => !isIcon.test(path));
      answers = [];
      return taken;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const missing: Entity = { body: Buffer.from('Not found'), type: 'text/plain', headers: {} };
