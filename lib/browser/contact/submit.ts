import { timeoutMs } from '@/lib/contact/limits';
import { type Fate, type Outcome, readOutcome } from '@/lib/contact/outcome';
import { clearDraft, type Draft, readDraft } from './draft';
import { problemsIn } from './fields';
import { currentState, dispatch } from './form-store';
import { beginFlight } from './in-flight';

/**
 * Validates the form, sends it once, and reports what became of it to the form's state. While a message is on its way,
 * from here or from another form, nothing happens.
 */
export async function submit(form: HTMLFormElement, sentFrom: string): Promise<void> {
  const { phase } = currentState();
  if (phase === 'sending' || phase === 'sent') return;
  const problems = problemsIn(form);
  if (problems) return dispatch({ type: 'invalidate', problems });
  dispatch({ type: 'send' });
  const land = beginFlight();
  const outcome = await send(form.action, messageData(form, readDraft(), sentFrom));
  await land(outcome);
  if (outcome.kind === 'accepted') {
    clearDraft();
    dispatch({ type: 'accept' });
  } else if (outcome.kind === 'rejected') {
    dispatch({ type: 'reject', message: outcome.message, fate: outcome.fate });
  } else {
    console.error(`The contact form could not be sent: ${outcome.reason}`);
    dispatch({ type: 'fail', fate: outcome.fate });
  }
}

/**
 * The provider's fields and no other. The page that a visitor came from has no field of its own: it follows what they
 * typed as a last line, which leaves every typed character as it was.
 */
function messageData(form: HTMLFormElement, { topic, from }: Draft, sentFrom: string): FormData {
  const data = new FormData(form);
  // For native posts alone; and an unchecked box is not in the data of a form, while the provider expects the field.
  data.delete('redirect');
  if (!data.has('botcheck')) data.set('botcheck', '');
  if (from) data.set('message', `${data.get('message')}\n\n${sentFrom} ${topic} (${from})`);
  return data;
}

/**
 * One POST, at most {@link timeoutMs} long. It is never repeated: after a timeout nobody knows whether it arrived.
 * A timer of our own rather than `AbortSignal.timeout`, which browsers of our list lack and tests cannot move on.
 */
async function send(endpoint: string, data: FormData): Promise<Outcome> {
  const failed = (fate: Fate, reason: string): Outcome => ({ kind: 'failed', fate, reason });
  if (!data.get('access_key')) return failed('unconfigured', 'this build has no FORM_ACCESS_KEY');
  if (navigator.onLine === false) return failed('offline', 'the browser is offline');
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeoutMs);
  let response: Response | undefined;
  try {
    response = await fetch(endpoint, {
      method: 'POST',
      body: data,
      headers: { Accept: 'application/json' },
      // A redirect is no answer, and following one could send the message a second time.
      redirect: 'error',
      // Browsers allow it for 64 kB, four times what the longest message comes to.
      keepalive: true,
      signal: abort.signal,
    });
    return readOutcome(response.status, await response.text());
  } catch (error) {
    const reason = abort.signal.aborted ? `no whole answer in ${timeoutMs} ms` : String(error);
    return failed(response ? 'unclear' : 'unanswered', reason);
  } finally {
    clearTimeout(timer);
  }
}
