/* What the tests of both programs share: the form as browsers send it, and what each program must do with it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

export const site = 'https://www.example.com';
export const settings = {
  SITE_ORIGINS: `${site}, https://example.com`,
  MAIL_FROM: 'Contact form <form@example.com>',
  MAIL_TO: 'hello@example.com',
  TOKEN_SECRET: '0123456789abcdef0123456789abcdef',
};

export const typed = {
  name: 'Asha Rao',
  email: 'asha@example.org',
  subject: 'A portal',
  message: 'Our dealers order by telephone.\n\n  And “we” count.',
};

let last = 0;
/** Of a network of its own, so that no test uses up another's rate. */
export const newAddress = () => `2001:db8:${(last++).toString(16)}:1::${last.toString(16)}`;

/**
 * @param {(path: string, init: RequestInit & {address: string}) => Promise<Response>} ask
 * @returns the form's own request: its answer's status, and what a script reads of it or where a browser is led
 */
export function formOf(ask) {
  return async (change = {}, { script = true, origin = site, address = newAddress(), token } = {}) => {
    const body = new FormData();
    const hidden = script ? {} : { redirect: `${site}/contact/sent` };
    const fields = { ...typed, botcheck: '', website: '', ...hidden, ...(token && { token }), ...change };
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    const response = await ask('/form', {
      method: 'POST',
      body,
      headers: { ...(origin && { Origin: origin }), Accept: script ? 'application/json' : 'text/html' },
      redirect: 'manual',
      address,
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      text,
      ...(response.headers.get('content-type')?.includes('json') && JSON.parse(text)),
    };
  };
}

const scripts = {
  Latin: 'Grüße, naïve café — “quotes”, half = ½',
  Devanagari: 'नमस्ते, हमें एक पोर्टल चाहिए। क्ष त्र ज्ञ',
  Tamil: 'வணக்கம், எங்களுக்கு ஒரு செயலி தேவை',
  Arabic: 'مرحبًا، نحتاج إلى بوابة للعملاء ١٢٣',
  Hebrew: 'שלום, אנחנו צריכים אתר',
  Chinese: '你好，我们需要一个门户网站。',
  Japanese: 'こんにちは、ポータルが必要です。',
  Thai: 'สวัสดี เราต้องการเว็บไซต์',
  emoji: '👋🏽 👩‍👩‍👧‍👦 🇮🇳 ☎️',
  mail: '.\n..\nFrom here\n--boundary\n=3D =\n  trailing  \n\ttab',
  'a long line, and one that ends in a blank': `${'word '.repeat(900)}\nthe end \nof the line`,
};

/**
 * @param {{ask: Function, arrived: () => Promise<readonly {replyTo: string, subject: string, text: string}[]>, log: string[]}} program
 */
export function bothKeepTheContract({ ask, arrived, log }) {
  const send = formOf(ask);

  for (const [name, text] of Object.entries(scripts))
    test(`a message arrives as it was typed: ${name}`, async () => {
      const [subject] = text.split('\n');
      const given = {
        subject: subject.slice(0, 140).trim(),
        name: subject.slice(0, 40).trim(),
        message: text,
      };
      const { status, success, headers } = await send(given);
      assert.deepEqual([status, success], [200, true]);
      assert.equal(headers.get('access-control-allow-origin'), site);
      const mail = (await arrived()).at(-1);
      assert.equal(mail.text, `${text}\n\n${given.name}\n${typed.email}\n`);
      assert.deepEqual([mail.subject, mail.replyTo], [given.subject, typed.email]);
    });

  test('a form without scripts is led to the page that says so, and nowhere else', async () => {
    const native = { script: false };
    const { status, headers } = await send({}, native);
    assert.deepEqual([status, headers.get('location')], [303, `${site}/contact/sent`]);
    for (const redirect of ['https://evil.example/', '//evil.example', 'javascript:alert(1)', '']) {
      const answer = await send({ redirect }, native);
      assert.deepEqual([answer.status, answer.headers.get('location')], [200, null]);
      assert.match(answer.text, /<h1>Sent<\/h1>/);
    }
  });

  const refusals = [
    ['a page of elsewhere', {}, { origin: 'https://evil.example' }, 403],
    ['a page without a name', {}, { origin: 'null' }, 403],
    ['a program that names no page', {}, { origin: null }, 403],
    ['a ticked box', { botcheck: 'on' }, {}, 422],
    ['a filled decoy', { website: 'https://spam.example' }, {}, 422],
    ['many links', { message: 'http://a.example www.b.example https://c.example' }, {}, 422],
    ['a message that is too long', { message: 'a'.repeat(6001) }, {}, 400],
    ['a body that is too large', { message: 'a'.repeat(70_000) }, {}, 413],
    ['an empty field', { name: ' ' }, {}, 400],
    ['a header in the name', { name: 'Asha\r\nBcc: all@example.org' }, {}, 400],
    ['a header in the subject', { subject: 'Hi\nBcc: all@example.org' }, {}, 400],
    ['a header in the address', { email: 'asha@example.org\r\nBcc: all@example.org' }, {}, 400],
    ['a second address', { email: 'asha@example.org, all@example.org' }, {}, 400],
    ['an address with a name', { email: 'Asha <asha@example.org>' }, {}, 400],
    ['a group of addresses', { email: 'all: a@example.org;' }, {}, 400],
  ];
  for (const [what, change, how, expected] of refusals)
    test(`refused, with a reason and without a mail: ${what}`, async () => {
      const before = (await arrived()).length;
      const { status, success, message } = await send(change, how);
      assert.deepEqual([status, success], [expected, false]);
      assert.match(message, /^[A-Z].+\.$/);
      const page = await send(change, { ...how, script: false });
      assert.equal(page.status, expected);
      assert.match(page.text, /<h1>Not sent<\/h1>.*www\.example\.com\/contact/s);
      assert.equal((await arrived()).length, before);
    });

  test('what is no form is refused', async () => {
    for (const body of ['', '{"a":1}', '--x\r\n']) {
      const headers = { Origin: site, 'Content-Type': 'multipart/form-data; boundary=x' };
      const response = await ask('/form', { method: 'POST', body, headers, address: newAddress() });
      assert.equal(response.status, 400);
    }
    assert.equal((await ask('/form', { method: 'GET', address: newAddress() })).status, 405);
    assert.equal((await ask('/form', { method: 'DELETE', address: newAddress() })).status, 405);
  });

  test('a flood from one network is let in at first, and then asked to wait', async () => {
    const network = (host) => `2001:db8:ffff:1::${host}`;
    const answers = [];
    for (let host = 1; host <= 50; host++) answers.push(await send({}, { address: network(host) }));
    const statuses = answers.map(({ status }) => status);
    assert.deepEqual(statuses.slice(0, 2), [200, 200]);
    assert.deepEqual(new Set(statuses.slice(2)), new Set([429]));
    assert.equal(answers.at(-1).headers.get('retry-after'), '600');
    console.log(
      `    flood of 50 without a token: ${statuses.filter((status) => status === 429).length} refused`,
    );
  });

  test('a token of a person’s age allows more messages and links; a forged, fresh or foreign one does not', async () => {
    const response = await ask('/form/token', { headers: { Origin: site }, address: newAddress() });
    const token = await response.text();
    assert.match(token, /^\d{13}\.[\da-f]{64}$/);
    assert.equal(response.headers.get('access-control-allow-origin'), site);
    assert.equal(
      (await ask('/form/token', { headers: { Origin: 'https://evil.example' }, address: newAddress() }))
        .status,
      405,
    );
    const links = { message: 'http://a.example http://b.example http://c.example' };
    const [, signature] = token.split('.');
    for (const bad of [
      token,
      `${Date.now() - 60_000}.${signature}`,
      `${Date.now() - 60_000}.${'0'.repeat(64)}`,
      'x',
    ])
      assert.equal((await send(links, { token: bad })).status, 422);
    const aged = await tokenOf(Date.now() - 60_000);
    assert.equal((await send(links, { token: aged })).status, 200);
    assert.equal((await send(links, { token: await tokenOf(Date.now() - 25 * 3600_000) })).status, 422);
    const address = newAddress();
    const statuses = [];
    for (let i = 0; i < 7; i++) statuses.push((await send({}, { token: aged, address })).status);
    assert.deepEqual(statuses, [200, 200, 200, 200, 200, 429, 429]);
  });

  test('200 messages at once, of as many people, all arrive once', async () => {
    const before = (await arrived()).length;
    const started = performance.now();
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, i) => send({ message: `Message ${i}` })),
    );
    const seconds = (performance.now() - started) / 1000;
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
    const texts = (await arrived()).slice(before).map(({ text }) => text.split('\n')[0]);
    assert.equal(texts.length, 200);
    assert.equal(new Set(texts).size, 200);
    console.log(`    200 messages at once: ${seconds.toFixed(2)} s`);
  });

  test('the log holds what became of each message, and nothing of it', () => {
    const text = log.join('\n');
    assert.match(text, /^sent$/m);
    assert.match(text, /^429 rate$/m);
    assert.doesNotMatch(text, /asha|example|portal|dealers|2001:db8/i);
  });
}

/** As the program signs it. */
async function tokenOf(time) {
  const { createHmac } = await import('node:crypto');
  return `${time}.${createHmac('sha256', settings.TOKEN_SECRET).update(String(time)).digest('hex')}`;
}
