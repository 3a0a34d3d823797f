import { type Exchange, scriptedData } from '../exchange';
import { timeoutMs } from '../limits';
import { wholeMessage } from '../message';
import { type Fate, type Outcome, readOutcome } from '../outcome';
import { getField, textIn } from './fields';
import { messageStore } from './message-store';
import { takeToken } from './token';

/**
 * Sends the form once, and tells the message what became of it. While it is on its way, from here or from another form, nothing
 * happens.
 */
export async function submit(form: HTMLFormElement, sentFrom: string, exchange: Exchange): Promise<void> {
  const attempt = messageStore.send(textIn(form));
  if (!attempt) return;
  const data = withSource(form, sentFrom, () => new FormData(form));
  window.addEventListener('beforeunload', askBeforeLeaving);
  const outcome = await post(form.action, exchange, data);
  // A browser that leaves the page breaks the request off just before. That is no failure, and the page goes no further.
  if (outcome.kind === 'failed') await new Promise((resolve) => setTimeout(resolve));
  window.removeEventListener('beforeunload', askBeforeLeaving);
  if (outcome.kind === 'failed' && messageStore.current().state.phase === 'sending')
    console.error(`The contact form could not be sent: ${outcome.reason}`);
  messageStore.settle(attempt, outcome);
}

/** Lets the browser itself send the form and show the provider's answer, which may get through where a script's request does not. */
export function submitNatively(form: HTMLFormElement, sentFrom: string): void {
  if (!form.reportValidity()) return;
  const attempt = messageStore.send(textIn(form), true);
  if (!attempt) return;
  withSource(form, sentFrom, () => form.submit());
  const reason = 'the page is still here';
  setTimeout(() => messageStore.settle(attempt, { kind: 'failed', fate: 'unanswered', reason }), timeoutMs);
}

/** The page that a visitor came from has no field of its own at the provider: while the form is read its line is part of the message. */
function withSource<T>(form: HTMLFormElement, sentFrom: string, read: () => T): T {
  const field = getField(form, 'message');
  const typed = field.value;
  field.value = wholeMessage(messageStore.current(), sentFrom);
  const result = read();
  field.value = typed;
  return result;
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
  // For browsers older than 2024.
  event.returnValue = true;
}

/**
 * One POST, at most {@link timeoutMs} long. It is never repeated: after a timeout nobody knows whether it arrived.
 * A timer of our own rather than `AbortSignal.timeout`, which browsers of our list lack and tests cannot move on.
 */
async function post(endpoint: string, exchange: Exchange, data: FormData): Promise<Outcome> {
  const failed = (fate: Fate, reason: string): Outcome => ({ kind: 'failed', fate, reason });
  if (data.get('access_key') === '') return failed('unconfigured', 'this build has no FORM_ACCESS_KEY');
  if (navigator.onLine === false) return failed('offline', 'the browser is offline');
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeoutMs);
  let response: Response | undefined;
  try {
    if (exchange.token) data.set('token', takeToken(exchange));
    response = await fetch(exchange.scriptEndpoint ?? endpoint, {
      method: 'POST',
      body: scriptedData(data, exchange),
      headers: { Accept: 'application/json' },
      // A redirect is no answer, and following one could send the message a second time.
      redirect: 'error',
      // The message outlives its page. Browsers allow it for 64 kB, four times what the longest message comes to.
      keepalive: true,
      signal: abort.signal,
    });
    return readOutcome(response.status, await response.text(), exchange.answer);
  } catch (error) {
    const reason = abort.signal.aborted ? `no whole answer in ${timeoutMs} ms` : String(error);
    return failed(response ? 'unclear' : 'unanswered', reason);
  } finally {
    clearTimeout(timer);
  }
}
