import type { FieldName } from './limits';
import type { Fate } from './outcome';

export type Problem = 'missing' | 'malformed' | 'too-long';
export type Problems = Readonly<Partial<Record<FieldName, Problem>>>;

/** Where the form stands. `sent` lasts until the visitor has acknowledged it. */
export type FormState =
  | { readonly phase: 'idle' }
  /** `attempt` counts refused submits, so that each of them moves the focus and a correction does not. */
  | { readonly phase: 'invalid'; readonly problems: Problems; readonly attempt: number }
  | { readonly phase: 'sending' }
  | { readonly phase: 'sent' }
  | { readonly phase: 'rejected'; readonly message: string; readonly fate: Fate }
  | { readonly phase: 'failed'; readonly fate: Fate };

export type FormEvent =
  /** A submit found problems. */
  | { readonly type: 'invalidate'; readonly problems: Problems }
  /** A field with a problem has been corrected. */
  | { readonly type: 'correct'; readonly field: FieldName }
  /** A submit goes out. */
  | { readonly type: 'send' }
  | { readonly type: 'accept' }
  | { readonly type: 'reject'; readonly message: string; readonly fate: Fate }
  | { readonly type: 'fail'; readonly fate: Fate }
  /** Of a message sent from an earlier page it is not known whether it arrived. */
  | { readonly type: 'recall'; readonly fate: Fate }
  /** The visitor has read that the message was sent. */
  | { readonly type: 'acknowledge' };

export const idle: FormState = { phase: 'idle' };

/** The form's state machine. An event that has no place in a state leaves it as it is. */
export function transition(state: FormState, event: FormEvent): FormState {
  switch (state.phase) {
    case 'sending':
      if (event.type === 'accept') return { phase: 'sent' };
      if (event.type === 'reject') return { phase: 'rejected', message: event.message, fate: event.fate };
      if (event.type === 'fail') return { phase: 'failed', fate: event.fate };
      return state;
    case 'sent':
      return event.type === 'acknowledge' ? idle : state;
    default:
      if (event.type === 'send') return { phase: 'sending' };
      if (event.type === 'recall' && state === idle) return { phase: 'failed', fate: event.fate };
      if (event.type === 'invalidate') {
        const attempt = state.phase === 'invalid' ? state.attempt + 1 : 1;
        return { phase: 'invalid', problems: event.problems, attempt };
      }
      if (event.type === 'correct' && state.phase === 'invalid') return withoutProblem(state, event.field);
      return state;
  }
}

function withoutProblem(state: FormState & { phase: 'invalid' }, field: FieldName): FormState {
  if (!state.problems[field]) return state;
  const { [field]: _corrected, ...problems } = state.problems;
  return Object.keys(problems).length > 0 ? { ...state, problems } : idle;
}
