import { providerMessageLimit } from './limits';

/**
 * What may be said of a message that was not accepted. Only what fails before the request is made is known not to have
 * left: of a request that went out, a browser does not tell whether it broke on the way there or on the way back.
 */
export type Fate =
  /** Not sent: this build has no access key. */
  | 'unconfigured'
  /** Not sent: the browser is offline. */
  | 'offline'
  /** The provider said no: in words (`success` false), or by a status from 400 to 499 and no word to the contrary. */
  | 'declined'
  /** Sent, and no answer: a cut connection, a refused redirect, a timeout; or stopped by a blocker. It may have arrived. */
  | 'unanswered'
  /** Sent, and the visitor left the page before an answer came. It may well have arrived. */
  | 'interrupted'
  /** Answered, but neither yes nor no: a status from 500 on, a body that breaks off or says nothing. It may have arrived. */
  | 'unclear';

const uncertain = ['unanswered', 'interrupted', 'unclear'] as const satisfies readonly Fate[];

export const mayHaveArrived = (fate: string): fate is (typeof uncertain)[number] =>
  uncertain.some((one) => one === fate);

/** What became of a submission. */
export type Outcome =
  | { readonly kind: 'accepted' }
  /** The provider says why not, in words to be shown. */
  | { readonly kind: 'rejected'; readonly message: string; readonly fate: Fate }
  /** `reason` is for the console. */
  | { readonly kind: 'failed'; readonly reason: string; readonly fate: Fate };

/**
 * Reads the provider's answer (Web3Forms: `{success, message}`, on some errors `{success, body: {message}}`). Never
 * throws, and takes nothing for a success but HTTP 2xx with `success` true (or "true", as FormSubmit writes it).
 */
export function readOutcome(status: number, body: string): Outcome {
  const answer = parseObject(body);
  const saysYes = says(answer, true);
  const saysNo = says(answer, false);
  if (status >= 200 && status <= 299 && saysYes) return { kind: 'accepted' };
  const isNo = saysNo || (status >= 400 && !saysYes);
  const fate = isNo && status < 500 ? 'declined' : 'unclear';
  const message = messageIn(answer) || messageIn(asObject(answer?.body));
  if (saysNo && message) return { kind: 'rejected', message, fate };
  const reason = `the provider answered ${status} with ${body.length} characters that give no reason`;
  return { kind: 'failed', reason, fate };
}

type Answer = Readonly<Record<string, unknown>>;

const asObject = (value: unknown): Answer | undefined =>
  typeof value === 'object' && value !== null ? (value as Answer) : undefined;

function parseObject(body: string): Answer | undefined {
  try {
    return asObject(JSON.parse(body));
  } catch {
    return undefined;
  }
}

const says = (answer: Answer | undefined, success: boolean): boolean =>
  answer?.success === success || answer?.success === String(success);

/** Cut by characters, not by units: half of a surrogate pair is no text. */
function messageIn(answer: Answer | undefined): string | undefined {
  if (typeof answer?.message !== 'string') return undefined;
  const characters = [...answer.message.trim().slice(0, 2 * providerMessageLimit + 2)];
  return characters.length > providerMessageLimit
    ? `${characters.slice(0, providerMessageLimit - 1).join('')}…`
    : characters.join('');
}
