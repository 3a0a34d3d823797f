import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { after, describe, test } from 'node:test';
import { Log, LogLevel, Miniflare } from 'miniflare';
import { bothKeepTheContract, formOf, settings } from './form.js';

const open = [];
after(async () => {
  for (const thing of open) await thing();
});

/** A stand-in for the mail provider's HTTP interface. */
async function provider(answer) {
  const received = [];
  const server = createServer(async (request, response) => {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push({ headers: request.headers, url: request.url, mail: JSON.parse(Buffer.concat(chunks)) });
    answer(response, request);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { address: `http://127.0.0.1:${server.address().port}`, received };
}

/** The Worker in its own runtime, with the limits of `wrangler.jsonc`. */
async function worker(MAIL_API, bindings = {}) {
  const { ratelimits, compatibility_date: compatibilityDate } = JSON.parse(
    readFileSync('wrangler.jsonc', 'utf8').replace(/^\s*\/\/.*$/gm, ''),
  );
  const log = [];
  const miniflare = new Miniflare({
    modules: ['worker.js', 'endpoint.js'].map((path) => ({ type: 'ESModule', path })),
    compatibilityDate,
    bindings: { ...settings, POSTMARK_TOKEN: 'secret', MAIL_API, ...bindings },
    ratelimits: Object.fromEntries(ratelimits.map(({ name, simple }) => [name, { simple }])),
    log: new Log(LogLevel.NONE),
    handleRuntimeStdio: (out) => out.on('data', (chunk) => log.push(...String(chunk).trim().split('\n'))),
  });
  open.push(() => miniflare.dispose());
  await miniflare.ready;
  const ask = async (path, { address, redirect, ...init }) => {
    const request = new Request(`https://form.example.com${path}`, init);
    // The runtime's FormData is not Node's: it is given the bytes.
    return miniflare.dispatchFetch(request.url, {
      method: request.method,
      headers: { ...Object.fromEntries(request.headers), 'CF-Connecting-IP': address },
      ...(init.body !== undefined && { body: Buffer.from(await request.arrayBuffer()) }),
      redirect,
    });
  };
  return { ask, log };
}

const yes = (response) =>
  response
    .writeHead(200, { 'Content-Type': 'application/json' })
    .end(JSON.stringify({ ErrorCode: 0, Message: 'OK', MessageID: 'b7bc2f4a' }));
const no = (status, code) => (response) =>
  response
    .writeHead(status, { 'Content-Type': 'application/json' })
    .end(JSON.stringify({ ErrorCode: code, Message: 'Invalid' }));

describe('the Worker and its mail provider', async () => {
  const { address, received } = await provider(yes);
  const program = await worker(address);
  const arrived = async () =>
    received.map(({ headers, url, mail }) => {
      assert.deepEqual([headers['x-postmark-server-token'], url], ['secret', '/email']);
      assert.deepEqual([mail.From, mail.To], [settings.MAIL_FROM, settings.MAIL_TO]);
      return { replyTo: mail.ReplyTo, subject: mail.Subject, text: mail.TextBody };
    });
  bothKeepTheContract({ ...program, arrived });
});

describe('what a visitor reads when the mail provider', () => {
  const cases = [
    ['refuses the message', no(422, 300), 424],
    ['refuses the token', no(401, 10), 424],
    ['limits the rate', no(429, 429), 424],
    ['has a fault', no(500, 0), 504],
    ['answers with a page', (response) => response.end('<h1>Hello</h1>'), 504],
    ['does not answer', () => {}, 504],
    ['breaks off', (response) => response.destroy(), 504],
  ];
  for (const [what, answer, expected] of cases)
    test(`${what}: ${expected}`, async () => {
      const { address } = await provider(answer);
      const { ask } = await worker(address, { MAIL_PATIENCE_MS: '600' });
      const { status, success, message } = await formOf(ask)();
      assert.deepEqual([status, success], [expected, false]);
      assert.match(message, expected === 424 ? /has not been sent/ : /may have arrived/);
    });
});
