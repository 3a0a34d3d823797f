import { timeoutMs } from '@/lib/contact/limits';
import { type Outcome, readOutcome } from '@/lib/contact/outcome';
import { clearDraft, type Draft, readDraft } from './draft';
import { problemsIn } from './fields';
import { currentState, dispatch } from './form-store';

/**
 * Validates the form, sends it once, and reports what became of it to the form's state. While a message is on its way,
 * from here or from another form, nothing happens.
 */
export async function submit(form: HTMLFormElement, sentFrom: string): Promise<void> {
  const { phase } = currentState();
  if (phase === 'sending' || phase === 'sent') return;
  const problems = problemsIn(form);
  if (problems) return dispatch({ type: 'object', problems });
  dispatch({ type: 'send' });
  const outcome = await send(form.action, messageData(form, readDraft(), sentFrom));
  if (outcome.kind === 'accepted') {
    clearDraft();
    dispatch({ type: 'accept' });
  } else if (outcome.kind === 'refused') {
    dispatch({ type: 'refuse', message: outcome.message });
  } else {
    console.error(`The contact form could not be sent: ${outcome.reason}`);
    dispatch({ type: 'break', mayHaveArrived: outcome.mayHaveArrived });
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
  if (!data.get('access_key'))
    return { kind: 'broken', reason: 'this build has no FORM_ACCESS_KEY', mayHaveArrived: false };
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeoutMs);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      body: data,
      headers: { Accept: 'application/json' },
      // A redirect is no answer, and following one could send the message a second time.
      redirect: 'error',
      signal: abort.signal,
    });
    return readOutcome(response.status, await response.text());
  } catch (error) {
    return abort.signal.aborted
      ? { kind: 'broken', reason: `no answer in ${timeoutMs} ms`, mayHaveArrived: true }
      : { kind: 'broken', reason: String(error), mayHaveArrived: false };
  } finally {
    clearTimeout(timer);
  }
}
