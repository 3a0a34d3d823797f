import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { json } from 'node:stream/consumers';
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

/** Pages and reports that the server adds to the export for `visit`, because no developer tool may watch the browser there. */
export interface Extras {
  /** Served instead of the export's, by address. */
  readonly entities: ReadonlyMap<string, Entity>;
  /** Takes what a page posts, to any address, as JSON. */
  readonly onReport: (report: unknown) => void;
}

export interface Host {
  readonly origin: string;
  readonly has: (pathname: string) => boolean;
  /** Plays a slow line; without a speed, it is as fast as it can. */
  readonly setLine: (speed?: LineSpeed) => void;
  readonly setExtras: (extras?: Extras) => void;
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
  let speed: LineSpeed | undefined;
  let line: ReturnType<typeof slowLine> | undefined;
  let extras: Extras | undefined;

  const handle = async (request: Http2ServerRequest, response: Http2ServerResponse) => {
    const at = performance.timeOrigin + performance.now();
    const { pathname } = new URL(request.url, 'https://localhost');
    if (request.method === 'POST') {
      extras?.onReport(await json(request));
      response.writeHead(204).end();
      return;
    }
    const found = extras?.entities.get(pathname) ?? entities.get(pathname);
    const entity = found ?? entities.get('/404') ?? missing;
    const isKnown = found !== undefined && request.headers['if-none-match'] === entity.headers.etag;
    const body = isKnown || request.method === 'HEAD' ? Buffer.alloc(0) : entity.body;
    answers.push({ path: pathname, type: entity.type, bytes: body.length, at });
    const pieces = line ? line(body, request.stream.session ?? request) : [body];
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
  server.on('sessionError', () => {});
  // TLS begins after the round trips that TCP and TLS 1.3 need before a request can be sent.
  const door = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    const begin = () => socket.destroyed || server.emit('connection', socket);
    setTimeout(begin, 2 * (speed?.latency ?? 0));
  });
  await new Promise<void>((resolve, reject) => {
    door.once('error', reject);
    door.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `https://localhost:${(door.address() as AddressInfo).port}`,
    has: (pathname) => entities.has(pathname),
    setLine: (next) => {
      speed = next;
      line = next && slowLine(next);
    },
    setExtras: (next) => {
      extras = next;
    },
    takeAnswers: () => {
      const taken = answers.filter(({ path }) => !isIcon.test(path));
      answers = [];
      return taken;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => door.close(resolve));
    },
  };
}

const missing: Entity = { body: Buffer.from('Not found'), type: 'text/plain', headers: {} };
