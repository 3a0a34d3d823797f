import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { handle, readSettings } from './endpoint.js';
import { smtpSender } from './smtp.js';

/** Messages of one address in {@link windowMs}. */
const most = { normal: 5, strict: 2 };
const windowMs = 10 * 60_000;
/** Addresses that are remembered at once; the oldest are forgotten first. */
const maxAddresses = 10_000;

/** Counts messages by address, in memory: a restart forgets. */
export function rateLimiter(clock = Date.now) {
  const times = new Map();
  return async (kind, address) => {
    const now = clock();
    const recent = (times.get(address) ?? []).filter((time) => now - time < windowMs);
    const isAllowed = recent.length < most[kind];
    // Put at the end, so that the map stays in the order of the last message.
    times.delete(address);
    times.set(address, isAllowed ? [...recent, now] : recent);
    if (times.size > maxAddresses) times.delete(times.keys().next().value);
    return isAllowed;
  };
}

/** The service: listens on this machine for the web server in front of it, which says by `X-Real-IP` whom it speaks for. */
export function serve(env, log = console.log) {
  const settings = {
    ...readSettings(env, ['SMTP_URL']),
    send: smtpSender(env.SMTP_URL, {
      from: env.MAIL_FROM,
      to: env.MAIL_TO,
      ...(env.SMTP_PATIENCE_MS && { patience: Number(env.SMTP_PATIENCE_MS) }),
    }),
    allows: rateLimiter(),
    log,
  };
  const server = createServer(
    { requestTimeout: 10_000, headersTimeout: 10_000 },
    async (incoming, outgoing) => {
      const address = String(incoming.headers['x-real-ip'] ?? incoming.socket.remoteAddress);
      const response = await handle(asRequest(incoming), address, settings);
      // What is left of a body that is too large is not waited for.
      if (!incoming.complete) outgoing.setHeader('Connection', 'close');
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      outgoing.end(await response.text());
    },
  );
  return server.listen(Number(env.PORT ?? 8025), env.HOST ?? '127.0.0.1');
}

function asRequest(incoming) {
  const headers = new Headers(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]));
  const hasBody = incoming.method === 'POST';
  return new Request(new URL(incoming.url, 'http://endpoint'), {
    method: incoming.method,
    headers,
    ...(hasBody && { body: Readable.toWeb(incoming), duplex: 'half' }),
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const server = serve(process.env);
  // Messages on their way are answered; then the program ends.
  process.once('SIGTERM', () => server.close());
}
