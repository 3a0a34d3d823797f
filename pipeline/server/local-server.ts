import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Failure } from '../run';

export type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Host names of this machine. Any other means DNS rebinding: a foreign page whose name resolves to this machine. */
const loopback = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/i;

/**
 * Starts a server on 127.0.0.1 that answers to no other name. A request that takes longer than `patienceMs` to come in is
 * answered with 408.
 * @throws Failure where the port cannot be had.
 */
export async function listen(handler: Handler, port: number, patienceMs = 10_000): Promise<Server> {
  const options = {
    requestTimeout: patienceMs,
    headersTimeout: patienceMs,
    connectionsCheckingInterval: patienceMs / 10,
  };
  const server = createServer(options, async (request, response) => {
    const { host } = request.headers;
    if (host !== undefined && !loopback.test(host)) return void response.writeHead(421).end();
    try {
      await handler(request, response);
    } catch (error) {
      console.error(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) =>
      reject(new Failure(`Port ${port} cannot be used (${code}): choose another with --port.`)),
    );
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
}
