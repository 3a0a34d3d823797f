/*
 * What the Node service and the Worker have in common: a form's multipart POST in, one e-mail out, in the contract of the
 * site's form. A script (`Accept: application/json`) reads `{success, message}`; a form sent without scripts is led to
 * `redirect`, or shown a page. Nothing of a message is ever logged or kept.
 */

/** The longest value of each field, in UTF-16 units. The page's form allows as much, and adds a line to the message. */
const limits = { name: 100, email: 254, subject: 150, message: 6000 };
const maxBytes = 64 * 1024;
/** With a token of a person's age, and without. */
const maxLinks = { normal: 5, strict: 1 };
/** A form is not filled in faster, and a page does not stay open longer. */
const tokenAge = { least: 2_000, most: 24 * 3600_000 };

/** Said to whoever sent the form. */
class Refusal extends Error {
  constructor(status, name, message) {
    super(message);
    this.status = status;
    /** For the log. */
    this.name = name;
  }
}

/** The mail server said no, or was never handed the message: it is certain not to arrive. */
export class NotSent extends Error {}
/** The message was handed over and no answer came back. */
export class MayHaveArrived extends Error {}

/**
 * @typedef {object} Settings
 * @property {readonly string[]} origins of the site's pages; the first is the site
 * @property {string} tokenSecret
 * @property {(mail: {replyTo: string, subject: string, text: string}) => Promise<void>} send throws NotSent or MayHaveArrived
 * @property {(kind: 'normal' | 'strict', address: string) => Promise<boolean>} allows whether this address may send once more
 * @property {(event: string) => void} log
 *
 * @param {Request} request
 * @param {string} address the visitor's IP address, as the web server or the host knows it
 * @param {Settings} settings
 * @returns {Promise<Response>}
 */
export async function handle(request, address, settings) {
  const origin = request.headers.get('origin');
  const isOurs = origin !== null && settings.origins.includes(origin);
  const cors = {
    Vary: 'Origin',
    'Cache-Control': 'no-store',
    ...(isOurs && { 'Access-Control-Allow-Origin': origin }),
  };
  const answer = request.headers.get('accept')?.includes('application/json') ? jsonAnswer : pageAnswer;
  try {
    const isToken = new URL(request.url).pathname.endsWith('/token');
    if (request.method === 'OPTIONS' && isOurs) return new Response(null, { status: 204, headers: cors });
    if (isToken && request.method === 'GET' && (isOurs || origin === null))
      return new Response(await newToken(settings.tokenSecret), {
        headers: { ...cors, 'Content-Type': 'text/plain' },
      });
    if (request.method !== 'POST' || isToken)
      throw new Refusal(405, 'method', 'This address takes messages of a form, and shows nothing.');
    // Every browser names the origin of a POST, with scripts and without.
    if (!isOurs) throw new Refusal(403, 'origin', 'Messages are taken from the form of our own site alone.');
    const fields = await readFields(request);
    await deliver(fields, address, settings);
    settings.log('sent');
    const redirect = ourPage(fields.redirect, settings.origins);
    if (answer === pageAnswer && redirect)
      return new Response(null, { status: 303, headers: { ...cors, Location: redirect } });
    return answer(200, 'Your message has been sent.', cors, settings);
  } catch (error) {
    const { status, name, message, retryAfter } = told(error);
    settings.log(`${status} ${name}`);
    return answer(status, message, { ...cors, ...(retryAfter && { 'Retry-After': '600' }) }, settings);
  }
}

/** What the form makes of a status: below 500 the message was not sent, from 500 on it may have arrived. */
function told(error) {
  if (error instanceof Refusal) return { ...error, message: error.message, retryAfter: error.status === 429 };
  if (error instanceof NotSent)
    return {
      status: 424,
      name: `not-sent ${error.message}`,
      message: 'Our mail server does not take messages at the moment, so your message has not been sent.',
    };
  if (error instanceof MayHaveArrived)
    return {
      status: 504,
      name: `may-have-arrived ${error.message}`,
      message: 'Our mail server has not confirmed your message. It may have arrived all the same.',
    };
  return {
    status: 500,
    name: `fault ${error?.name}`,
    message: 'Something went wrong here. Your message may have arrived all the same.',
  };
}

async function deliver(fields, address, settings) {
  const kind = (await isOfAge(fields.token, settings.tokenSecret)) ? 'normal' : 'strict';
  if (!(await settings.allows(kind, keyOf(address))))
    throw new Refusal(429, 'rate', 'Too many messages came from your network. Please wait ten minutes.');
  if (fields.botcheck || fields.website)
    throw new Refusal(422, 'decoy', 'This message looks as if a program had filled in the form.');
  for (const [name, limit] of Object.entries(limits)) {
    if (!fields[name]?.trim()) throw new Refusal(400, 'missing', `The field "${name}" is empty.`);
    if (fields[name].length > limit)
      throw new Refusal(400, 'long', `The field "${name}" holds more than ${limit} characters.`);
    // A line break in what becomes a header of the e-mail would begin another header.
    if (name !== 'message' && /\p{Cc}/u.test(fields[name]))
      throw new Refusal(400, 'control', `The field "${name}" holds more than one line of text.`);
  }
  if (!email.test(fields.email)) throw new Refusal(400, 'email', 'The e-mail address is not complete.');
  const links = `${fields.name} ${fields.subject} ${fields.message}`.match(/https?:\/\/|\bwww\./gi) ?? [];
  if (links.length > maxLinks[kind])
    throw new Refusal(422, 'links', `The message holds more than ${maxLinks[kind]} links.`);
  await settings.send({
    replyTo: fields.email,
    subject: fields.subject,
    text: `${fields.message}\n\n${fields.name}\n${fields.email}\n`,
  });
}

/** As browsers check `<input type="email">` (HTML standard). */
const email =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d]([a-z\d-]{0,61}[a-z\d])?(\.[a-z\d]([a-z\d-]{0,61}[a-z\d])?)*$/i;

/** Somebody with IPv6 has a whole network of addresses. */
function keyOf(address) {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head, tail] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const groups = tail ? [...head, ...Array(8 - head.length - tail.length).fill('0'), ...tail] : head;
  return groups.slice(0, 4).join(':');
}

async function readFields(request) {
  const body = await readBody(request);
  try {
    const headers = { 'Content-Type': request.headers.get('content-type') ?? '' };
    const form = await new Response(body, { headers }).formData();
    // A browser sends each line break as CR LF, whatever was typed.
    return Object.fromEntries(
      [...form].map(([name, value]) => [
        name,
        typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '',
      ]),
    );
  } catch {
    throw new Refusal(400, 'body', 'What came in is no form.');
  }
}

/** Counts while it reads: a body in chunks does not say its length. */
async function readBody(request) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new Refusal(413, 'size', 'The message is too large.');
    chunks.push(chunk);
  }
  return new Blob(chunks);
}

/** @returns the address, where it is one of the site's pages */
function ourPage(address, origins) {
  return address && URL.canParse(address) && origins.includes(new URL(address).origin) ? address : undefined;
}

const encoder = new TextEncoder();
const keyFor = (secret) =>
  crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);
const hex = (bytes) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const unhex = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** The time, signed: `TIME.SIGNATURE`. */
async function newToken(secret) {
  const time = String(Date.now());
  return `${time}.${hex(await crypto.subtle.sign('HMAC', await keyFor(secret), encoder.encode(time)))}`;
}

async function isOfAge(token, secret) {
  const [, time, signature] = /^(\d{13})\.([\da-f]{64})$/.exec(token ?? '') ?? [];
  if (!time) return false;
  const age = Date.now() - Number(time);
  if (age < tokenAge.least || age > tokenAge.most) return false;
  return crypto.subtle.verify('HMAC', await keyFor(secret), unhex(signature), encoder.encode(time));
}

const jsonAnswer = (status, message, headers) =>
  Response.json({ success: status === 200, message }, { status, headers });

/** For a form that was sent without scripts. Going back shows the form with what was typed, as browsers keep it. */
function pageAnswer(status, message, headers, { origins: [site] }) {
  const title = status === 200 ? 'Sent' : 'Not sent';
  const onward =
    status === 200
      ? `<a href="${site}/">To our site</a>`
      : `Go back in your browser to what you typed, or find <a href="${site}/contact">other ways to reach us</a>.`;
  return new Response(
    `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${status >= 500 ? 'Perhaps sent' : title}</title>
<h1>${status >= 500 ? 'Perhaps sent' : title}</h1><p>${message}</p><p>${onward}</p></html>`,
    {
      status,
      headers: {
        ...headers,
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
        'X-Robots-Tag': 'noindex',
      },
    },
  );
}

/**
 * Reads what both programs are told by their environment.
 * @throws Error that names each variable that is missing
 */
export function readSettings(env, names) {
  const missing = ['SITE_ORIGINS', 'MAIL_TO', 'MAIL_FROM', 'TOKEN_SECRET', ...names].filter(
    (name) => !env[name],
  );
  if (missing.length > 0) throw new Error(`Not set: ${missing.join(', ')}. README.md says what each holds.`);
  if (env.TOKEN_SECRET.length < 32)
    throw new Error('TOKEN_SECRET is too short: `openssl rand -hex 32` makes one of 64 characters.');
  const origins = env.SITE_ORIGINS.split(',').map((origin) => origin.trim());
  const wrong = origins.find((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin);
  if (wrong !== undefined)
    throw new Error(
      `SITE_ORIGINS holds "${wrong}", but should hold origins such as https://www.example.com.`,
    );
  return { origins, tokenSecret: env.TOKEN_SECRET };
}
