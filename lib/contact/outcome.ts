import type { AnswerRule } from '@/content/form-providers';
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
 * Reads the provider's answer by its rule. Never throws, and takes nothing for a success but HTTP 2xx with a clear yes:
 * `success` true (or "true", as FormSubmit writes it), `next` with an address (Formspree), or our own page (Netlify).
 */
export function readOutcome(status: number, body: string, rule: AnswerRule = 'success'): Outcome {
  const answer = parseObject(body);
  const saysYes = isYes(answer, body, rule);
  const saysNo = isNo(answer, rule);
  if (status >= 200 && status <= 299 && saysYes && !saysNo) return { kind: 'accepted' };
  const isRefusal = saysNo || (status >= 400 && !saysYes);
  const fate = isRefusal && status < 500 ? 'declined' : 'unclear';
  const message = reasonIn(answer, rule);
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

const isYes = (answer: Answer | undefined, body: string, rule: AnswerRule): boolean => {
  // Only `/contact/sent` has such an element.
  if (rule === 'sent-page') return body.includes(' id="sent"');
  return rule === 'next' ? typeof answer?.next === 'string' : says(answer, true);
};

const isNo = (answer: Answer | undefined, rule: AnswerRule): boolean =>
  rule === 'next'
    ? (Array.isArray(answer?.errors) && answer.errors.length > 0) || typeof answer?.error === 'string'
    : rule === 'success' && says(answer, false);

const says = (answer: Answer | undefined, success: boolean): boolean =>
  answer?.success === success || answer?.success === String(success);

/** Web3Forms: `message`, on some errors `body.message`. Formspree: a list `errors` with the field of each, or `error`. */
function reasonIn(answer: Answer | undefined, rule: AnswerRule): string {
  if (rule !== 'next') return textIn(answer?.message) || textIn(asObject(answer?.body)?.message);
  const list = Array.isArray(answer?.errors) ? answer.errors.map(asObject) : [];
  const reasons = list.map((one) => [one?.field, one?.message].map(textIn).filter(Boolean).join(' '));
  return textIn(reasons.filter(Boolean).join('. ')) || textIn(answer?.error);
}

/** Cut by characters, not by units: half of a surrogate pair is no text. */
function textIn(value: unknown): string {
  if (typeof value !== 'string') return '';
  const characters = [...value.trim().slice(0, 2 * providerMessageLimit + 2)];
  return characters.length > providerMessageLimit
    ? `${characters.slice(0, providerMessageLimit - 1).join('')}…`
    : characters.join('');
}
