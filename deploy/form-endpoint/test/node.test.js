import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer as createTcpServer } from 'node:net';
import { after, describe, test } from 'node:test';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { rateLimiter, serve } from '../node.js';
import { bothKeepTheContract, formOf, settings, site } from './form.js';

const open = [];
after(() => {
  for (const server of open) server.close();
});

/** A mail server; `options` make it slow, or refuse. */
async function mailServer(options = {}) {
  const received = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 1,
    onData(stream, _session, done) {
      const chunks = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks));
        done();
      });
    },
    ...options,
  });
  // Clients that lose patience break off.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  open.push(server);
  return { address: `smtp://127.0.0.1:${server.server.address().port}`, received };
}

/** The service in front of such a mail server, asked as nginx asks it. */
async function service(SMTP_URL, env = {}) {
  const log = [];
  const server = serve({ ...settings, SMTP_URL, PORT: '0', ...env }, (line) => log.push(line));
  await once(server, 'listening');
  open.push({
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
  const origin = `http://127.0.0.1:${server.address().port}`;
  const ask = (path, { address, headers, ...init }) =>
    fetch(origin + path, { ...init, headers: { ...headers, 'X-Real-IP': address } });
  return { ask, log, origin };
}

describe('the Node service and a mail server', async () => {
  const { address, received } = await mailServer();
  const program = await service(address);
  const arrived = () =>
    Promise.all(
      received.map(async (raw) => {
        const { replyTo, subject, text, from, to } = await simpleParser(raw);
        assert.deepEqual(
          [from.value[0].address, to.value[0].address],
          ['form@example.com', 'hello@example.com'],
        );
        return { replyTo: replyTo.value[0].address, subject, text };
      }),
    );
  bothKeepTheContract({ ...program, arrived });

  test('a body in chunks without an end is refused on the way', async () => {
    const body = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(16_384).fill(97)),
    });
    const headers = { Origin: site, Accept: 'application/json', 'Content-Type': 'text/plain' };
    // The service answers and closes; a client that is still writing may see either.
    const status = await program
      .ask('/form', { method: 'POST', body, duplex: 'half', headers, address: '192.0.2.1' })
      .then(
        (response) => response.status,
        () => 'closed',
      );
    assert.ok([413, 'closed'].includes(status), String(status));
    assert.ok(program.log.includes('413 size'));
  });
});

describe('what a visitor reads when the mail server', () => {
  const patience = { SMTP_PATIENCE_MS: '600' };
  const never = () => {};
  const say = (code, text) => Object.assign(new Error(text), { responseCode: code });
  const drain = (stream, done) => stream.on('end', done).resume();
  const cases = [
    ['refuses the sender', { onMailFrom: (_a, _s, done) => done(say(550, 'No')) }, 424],
    ['refuses the recipient for now', { onRcptTo: (_a, _s, done) => done(say(450, 'Later')) }, 424],
    [
      'refuses the message',
      { onData: (stream, _s, done) => drain(stream, () => done(say(554, 'Spam'))) },
      424,
    ],
    ['does not answer before the message', { onRcptTo: never }, 424],
    ['does not answer after the message', { onData: (stream) => drain(stream, never) }, 504],
    ['breaks off after the message', { onData: (stream) => drain(stream, () => cutAll()) }, 504],
  ];
  const sockets = new Set();
  const cutAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  for (const [what, options, expected] of cases)
    test(`${what}: ${expected}`, async () => {
      const mail = await mailServer({ ...options, onConnect: (_session, done) => done() });
      const relay = await relayTo(mail.address, sockets);
      await reads(relay, expected);
      assert.equal(mail.received.length, 0);
    });

  test('is not there: 424', () => reads('smtp://127.0.0.1:9', 424));
  test('takes the call and says nothing: 424', async () => {
    const silent = createTcpServer(() => {}).listen(0, '127.0.0.1');
    silent.on('connection', (socket) => open.push({ close: () => socket.destroy() }));
    await once(silent, 'listening');
    open.push(silent);
    await reads(`smtp://127.0.0.1:${silent.address().port}`, 424);
  });
  test('has a name that nobody knows: 424', () => reads('smtp://mail.invalid:25', 424));
  test('would take a password unencrypted: 424', async () => {
    const { address } = await mailServer();
    await reads(address.replace('//', '//user:secret@'), 424);
  });
  test('is slow, within patience: 200', async () => {
    const { address } = await mailServer({
      onRcptTo: (_address, _session, done) => setTimeout(done, 200),
    });
    await reads(address, 200);
  });

  async function reads(address, expected) {
    const { ask, log } = await service(address, patience);
    const started = performance.now();
    const { status, success, message } = await formOf(ask)();
    assert.deepEqual([status, success], [expected, expected === 200]);
    const words = { 200: /has been sent/, 424: /has not been sent/, 504: /may have arrived/ };
    assert.match(message, words[expected]);
    assert.ok(performance.now() - started < 2000);
    assert.doesNotMatch(log.join(), /asha|example/);
    const page = await formOf(ask)({}, { script: false });
    assert.match(page.text, expected === 504 ? /<h1>Perhaps sent/ : expected === 424 ? /<h1>Not sent/ : /^$/);
  }
});

/** Between the service and a mail server, so that a test can cut the line. */
async function relayTo(address, sockets) {
  const { connect } = await import('node:net');
  const { port } = new URL(address);
  const relay = createTcpServer((socket) => {
    const other = connect(Number(port), '127.0.0.1');
    for (const [from, to] of [
      [socket, other],
      [other, socket],
    ]) {
      from.pipe(to);
      from.on('error', () => to.destroy());
    }
    sockets.add(socket);
    open.push({ close: () => socket.destroy() });
    socket.on('close', () => sockets.delete(socket));
  }).listen(0, '127.0.0.1');
  await once(relay, 'listening');
  open.push(relay);
  return `smtp://127.0.0.1:${relay.address().port}`;
}

test('a service that is told too little says what is missing', () => {
  assert.throws(() => serve({}), /^Error: Not set: SITE_ORIGINS, MAIL_TO, MAIL_FROM, TOKEN_SECRET, SMTP_URL/);
  const full = { ...settings, SMTP_URL: 'smtp://127.0.0.1' };
  assert.throws(() => serve({ ...full, TOKEN_SECRET: 'short' }), /TOKEN_SECRET is too short/);
  assert.throws(
    () => serve({ ...full, SITE_ORIGINS: 'www.example.com' }),
    /SITE_ORIGINS holds "www.example.com"/,
  );
});

test('the rate is forgotten after ten minutes, and of many addresses the oldest first', async () => {
  let now = 0;
  const allows = rateLimiter(() => now);
  const twice = async (address) => [await allows('strict', address), await allows('strict', address)];
  assert.deepEqual(await twice('192.0.2.1'), [true, true]);
  assert.equal(await allows('strict', '192.0.2.1'), false);
  now += 10 * 60_000;
  assert.equal(await allows('strict', '192.0.2.1'), true);
  await allows('strict', '192.0.2.1');
  for (let i = 0; i < 10_000; i++) await allows('strict', `a${i}`);
  assert.equal(await allows('strict', '192.0.2.1'), true);
});
