import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import SmtpConnection from 'nodemailer/lib/smtp-connection';
import { MayHaveArrived, NotSent } from './endpoint.js';

/** Less than the 20 seconds that the page's form waits. */
const patienceMs = 15_000;
/** Mail servers limit connections from one place; further messages wait, within their patience. */
const maxConnections = 8;

/**
 * Sends by SMTP, one connection a message, so that of each failure is known whether the server had the message by then.
 * @param {string} address `smtps://user:password@host` or `smtp://…`, which is encrypted too where the server offers it
 * @param {{from: string, to: string, patience?: number}} options
 */
export function smtpSender(address, { from, to, patience = patienceMs }) {
  const { protocol, hostname, port, username, password, searchParams } = new URL(address);
  const secure = protocol === 'smtps:';
  const options = {
    host: hostname,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    // A password does not leave unencrypted.
    requireTLS: !secure && username !== '',
    tls: { rejectUnauthorized: searchParams.get('tls') !== 'unchecked' },
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  };
  const credentials = username && {
    user: decodeURIComponent(username),
    pass: decodeURIComponent(password),
  };
  const slot = semaphore(maxConnections);

  return async ({ replyTo, subject, text }) => {
    const message = await new MailComposer({ from, to, replyTo, subject, text }).compile().build();
    const deadline = Date.now() + patience;
    await slot(async () => {
      const left = deadline - Date.now();
      if (left <= 0) throw new NotSent('busy');
      await sendOnce(options, credentials, { from: addressIn(from), to: [addressIn(to)] }, message, left);
    });
  };
}

/** `Name <mailbox@host>` or the mailbox alone. */
const addressIn = (text) => /<([^<>]+)>$/.exec(text)?.[1] ?? text;

function sendOnce(options, credentials, envelope, message, patience) {
  return new Promise((resolve, reject) => {
    const connection = new SmtpConnection(options);
    let isHandedOver = false;
    const finish = (error) => {
      clearTimeout(timer);
      connection.close();
      if (!error) return resolve();
      const what = [error.code, error.responseCode].filter(Boolean).join(' ');
      // Of a message that it was handed a server may say no; if it says nothing, nobody knows.
      reject(isHandedOver && !error.responseCode ? new MayHaveArrived(what) : new NotSent(what));
    };
    const timer = setTimeout(() => finish({ code: 'ETIMEDOUT' }), patience);
    // Read when the server has asked for the message, and not before.
    const body = new Readable({
      read() {
        isHandedOver = true;
        this.push(message);
        this.push(null);
      },
    });
    const send = () => connection.send(envelope, body, (error) => finish(error));
    connection.once('error', finish);
    connection.connect((error) => {
      if (error) return finish(error);
      if (!credentials) return send();
      connection.login(credentials, (refused) => (refused ? finish(refused) : send()));
    });
  });
}

/** At most so many at once; others wait in turn. */
function semaphore(size) {
  let free = size;
  const waiting = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
