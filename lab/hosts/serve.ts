import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Served {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** A request as it came in: its path is not tidied up. */
export type Asked = Pick<Required<IncomingMessage>, 'headers'> & {
  readonly path: string;
  readonly method: string;
};

/**
 * Serves on a free port of 127.0.0.1 what a host's engine answers. Unlike `listen` of pipeline/server it takes every host name, as a host
 * does.
 */
export async function serve(answerTo: (asked: Asked) => Promise<Response>): Promise<Served> {
  const server = createServer(async ({ url: path = '/', method = 'GET', headers }, response) => {
    try {
      const answer = await answerTo({ path, method, headers });
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      response.end(method === 'HEAD' ? undefined : Buffer.from(await answer.arrayBuffer()));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
