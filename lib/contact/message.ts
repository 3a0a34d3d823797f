import { type FieldName, fieldNames } from './limits';
import { type Fate, mayHaveArrived, type Outcome } from './outcome';
import type { StoredMessage } from './record';

export type MessageText = Readonly<Record<FieldName, string>> & {
  /** Topic and path of the page whose call to action led to the form; empty where it was opened without one. */
  readonly topic: string;
  readonly from: string;
};

export type MessageState =
  /** `sent` lasts until the visitor has acknowledged it. */
  | { readonly phase: 'empty' | 'draft' | 'sent' }
  /** `isNative`: by the browser itself, which leaves the page for the answer. */
  | { readonly phase: 'sending'; readonly isNative: boolean; readonly isTold: false }
  | {
      /** `refused`: nobody has it. `uncertain`: it may have arrived. */
      readonly phase: 'refused' | 'uncertain';
      readonly fate: Fate;
      /** The provider's own words. */
      readonly words?: string | undefined;
      /** The visitor has read it. */
      readonly isTold: boolean;
    };

/** What a visitor wrote, and what has become of it. */
export interface Message extends MessageText {
  readonly state: MessageState;
  /**
   * Where it comes from: one id for each page on which it was typed, with a count of its edits, and one for each attempt to send it.
   * The copy of a tab has the same ones, by which {@link isSent} knows it.
   */
  readonly ids: readonly string[];
}

export type MessageEvent =
  /** `id` is that of the page, since its last attempt. */
  | { readonly type: 'type'; readonly change: Partial<MessageText>; readonly id: string }
  | { readonly type: 'follow'; readonly topic: string; readonly from: string; readonly id: string }
  | { readonly type: 'send'; readonly attempt: string; readonly isNative: boolean }
  | { readonly type: 'settle'; readonly attempt: string; readonly outcome: Outcome }
  /** The page goes, and with it the answer to a message that is on its way. The browser's own post is answered by another page. */
  | { readonly type: 'leave' }
  /** The page comes back from the browser's cache. */
  | { readonly type: 'return' }
  /** The visitor has read what became of the message. */
  | { readonly type: 'tell' }
  | { readonly type: 'acknowledge' }
  | { readonly type: 'clear' };

export const blank: Message = {
  ...{ name: '', email: '', subject: '', message: '', topic: '', from: '' },
  state: { phase: 'empty' },
  ids: [],
};
const textNames = [...fieldNames, 'topic', 'from'] as const;

/** True where the visitor typed something: a subject that a call to action brought is nothing of theirs. */
export const hasTyped = (text: MessageText): boolean =>
  fieldNames.some((name) => text[name] !== '' && !(name === 'subject' && text.subject === text.topic));

/** Topic and path of the page that led to the form, as the message's last line; empty where none did. */
export const sourceLine = ({ topic, from }: MessageText, sentFrom: string): string =>
  from && `${sentFrom} ${topic} (${from})`;

/** The visitor's text to the byte, and the line that names the page they came from. */
export function wholeMessage(text: MessageText, sentFrom: string): string {
  const line = sourceLine(text, sentFrom);
  return line ? `${text.message}\n\n${line}` : text.message;
}

const interrupted: MessageState = { phase: 'uncertain', fate: 'interrupted', isTold: false };

/** An event that has no place in a state leaves the message as it is. */
export function transition(message: Message, event: MessageEvent): Message {
  const { phase } = message.state;
  switch (event.type) {
    case 'type':
      return phase === 'sending' ? message : typed(message, event.change, event.id);
    case 'follow':
      return phase === 'sending'
        ? message
        : typed(message, followed(message, event.topic, event.from), event.id);
    case 'send':
      if (phase === 'sending' || phase === 'sent') return message;
      return {
        ...message,
        state: { phase: 'sending', isNative: event.isNative, isTold: false },
        ids: [...message.ids, event.attempt],
      };
    case 'settle':
      return settled(message, event.attempt, event.outcome);
    case 'leave':
      return message.state.phase === 'sending' && !message.state.isNative
        ? { ...message, state: interrupted }
        : message;
    case 'return':
      return phase === 'sending' ? { ...message, state: interrupted } : message;
    case 'tell':
      return 'fate' in message.state && !message.state.isTold
        ? { ...message, state: { ...message.state, isTold: true } }
        : message;
    case 'acknowledge':
      return phase === 'sent' ? { ...message, state: { phase: 'empty' } } : message;
    case 'clear':
      return phase === 'sending' ? message : blank;
  }
}

function typed(message: Message, change: Partial<MessageText>, id: string): Message {
  const next = { ...withEdit(message, id), ...change };
  return 'fate' in message.state ? next : { ...next, state: draftState(next) };
}

/** The topic becomes the subject, unless the visitor has typed one. */
function followed({ subject, topic: previous }: Message, topic: string, from: string): Partial<MessageText> {
  return { topic, from, ...(subject === '' || subject === previous ? { subject: topic } : {}) };
}

/** One edit more, on the page of that id. */
export function withEdit(message: Message, page: string): Message {
  const { ids } = message;
  const [last, count] = parts(ids.at(-1) ?? '');
  return {
    ...message,
    ids: last === page ? [...ids.slice(0, -1), `${page}.${count + 1}`] : [...ids, `${page}.1`],
  };
}

function parts(id: string): readonly [string, number] {
  const [page = '', count] = id.split('.');
  return [page, Number(count ?? 0)];
}

/** True where the message is one of those that were sent, or an earlier state of one. @param sent their ids */
export function isSent({ ids }: Message, sent: readonly string[]): boolean {
  const [last, count] = parts(ids.at(-1) ?? '');
  return (
    last !== '' &&
    sent.some((id) => {
      const [page, until] = parts(id);
      return page === last && count <= until;
    })
  );
}

const draftState = (text: MessageText): MessageState => ({ phase: hasTyped(text) ? 'draft' : 'empty' });

/** An answer concerns the message as it was sent: what was typed since then is a message of its own. */
function settled(message: Message, attempt: string, outcome: Outcome): Message {
  const { phase } = message.state;
  const isWaiting = phase === 'sending' || phase === 'uncertain';
  if (!isWaiting || message.ids.at(-1) !== attempt) return message;
  if (outcome.kind === 'accepted') return { ...blank, state: { phase: 'sent' } };
  const { fate } = outcome;
  const isUncertain = mayHaveArrived(fate);
  // Of a page that was left and came back it is known already.
  if (phase === 'uncertain' && isUncertain) return message;
  const words = outcome.kind === 'rejected' ? outcome.message : undefined;
  return { ...message, state: { phase: isUncertain ? 'uncertain' : 'refused', fate, words, isTold: false } };
}

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * The message of a record, whatever that holds. What another page was sending may have arrived; what is known not to have arrived
 * is a draft again.
 */
export function revive(record: StoredMessage): Message {
  const known = textNames.flatMap((name) => (isText(record[name]) ? [[name, record[name]]] : []));
  const text: MessageText = { ...blank, ...Object.fromEntries(known) };
  const ids = Array.isArray(record.ids) ? record.ids.filter(isText) : [];
  return { ...text, ids, state: revivedState(record.state as Partial<MessageState> | undefined, text) };
}

function revivedState(stored: StoredMessage | undefined | null, text: MessageText): MessageState {
  if (stored?.phase === 'sending') return interrupted;
  const { fate, words, isTold } = stored ?? {};
  if (!isText(fate) || !mayHaveArrived(fate)) return draftState(text);
  return { phase: 'uncertain', fate, words: isText(words) ? words : undefined, isTold: isTold === true };
}
