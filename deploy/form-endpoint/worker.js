import { handle, MayHaveArrived, NotSent, readSettings } from './endpoint.js';

/** Less than the 20 seconds that the page's form waits. */
const patienceMs = 15_000;

/**
 * Sends by Postmark's HTTP interface (https://postmarkapp.com/developer/api/email-api): a Worker has no SMTP. For another
 * provider change this function alone.
 */
async function sendByPostmark({ replyTo, subject, text }, env) {
  let response;
  try {
    response = await fetch(`${env.MAIL_API ?? 'https://api.postmarkapp.com'}/email`, {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'X-Postmark-Server-Token': env.POSTMARK_TOKEN,
      },
      body: JSON.stringify({
        From: env.MAIL_FROM,
        To: env.MAIL_TO,
        ReplyTo: replyTo,
        Subject: subject,
        TextBody: text,
        MessageStream: 'outbound',
      }),
      signal: AbortSignal.timeout(Number(env.MAIL_PATIENCE_MS ?? patienceMs)),
    });
  } catch (error) {
    throw new MayHaveArrived(error.name);
  }
  if (response.status >= 500) throw new MayHaveArrived(String(response.status));
  const { ErrorCode: code } = await response.json().catch(() => ({}));
  if (response.status === 200 && code === 0) return;
  if (response.status === 200 && code === undefined) throw new MayHaveArrived('no answer');
  throw new NotSent(`${response.status} ${code}`);
}

export default {
  async fetch(request, env) {
    const settings = {
      ...readSettings(env, ['POSTMARK_TOKEN']),
      send: (mail) => sendByPostmark(mail, env),
      allows: async (kind, key) => {
        const limiter = kind === 'normal' ? env.LIMITER : env.STRICT_LIMITER;
        return (await limiter.limit({ key })).success;
      },
      log: console.log,
    };
    return handle(request, request.headers.get('CF-Connecting-IP') ?? '', settings);
  },
};
