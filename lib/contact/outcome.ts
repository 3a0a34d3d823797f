import { providerMessageLimit } from './limits';

/** What became of a submission. */
export type Outcome =
  | { readonly kind: 'accepted' }
  /** The provider said no, and why. */
  | { readonly kind: 'refused'; readonly message: string }
  | Breakdown;

/** Anything but a clear answer. */
export interface Breakdown {
  readonly kind: 'broken';
  /** For the console. */
  readonly reason: string;
  /** No answer or an unreadable one came back: the message may be with the provider all the same. */
  readonly mayHaveArrived: boolean;
}

/**
 * Reads the provider's answer (Web3Forms: `{success, message}`, on some errors `{success, body: {message}}`). Never
 * throws, and takes nothing for a success but HTTP 2xx with `success` true (or "true", as FormSubmit writes it).
 */
export function readOutcome(status: number, body: string): Outcome {
  const isOk = status >= 200 && status <= 299;
  const answer = parseObject(body);
  if (isOk && says(answer, true)) return { kind: 'accepted' };
  const message = messageIn(answer) || messageIn(asObject(answer?.body));
  if (says(answer, false) && message) return { kind: 'refused', message };
  return {
    kind: 'broken',
    reason: `the provider answered ${status} with ${body.length} characters that say neither yes nor no`,
    mayHaveArrived: isOk,
  };
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
