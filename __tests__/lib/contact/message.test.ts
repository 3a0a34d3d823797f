import fc from 'fast-check';
import {
  blank,
  hasTyped,
  isSent,
  type Message,
  type MessageEvent,
  type MessageState,
  revive,
  transition,
  wholeMessage,
} from '@/lib/contact/message';

const text = { name: 'Asha', email: '', subject: '', message: 'Help', topic: '', from: '' };
const failure = (
  phase: 'refused' | 'uncertain',
  fate: 'declined' | 'unclear' | 'interrupted',
  isTold = false,
) => ({ phase, fate, isTold }) as const;
const states: Readonly<Record<MessageState['phase'], MessageState>> = {
  empty: { phase: 'empty' },
  draft: { phase: 'draft' },
  sending: { phase: 'sending', isNative: false, isTold: false },
  sent: { phase: 'sent' },
  refused: failure('refused', 'declined'),
  uncertain: failure('uncertain', 'interrupted'),
};
const written: Message = { ...text, state: states.draft, ids: ['page', 'attempt'] };
const before = (phase: MessageState['phase']): Message =>
  phase === 'empty' || phase === 'sent'
    ? { ...blank, state: states[phase] }
    : { ...written, state: states[phase] };

const settle = (outcome: Extract<MessageEvent, { type: 'settle' }>['outcome'], attempt = 'attempt') =>
  ({ type: 'settle', attempt, outcome }) as const;
const events = {
  type: { type: 'type', change: { message: 'Help!' }, id: 'page' },
  follow: { type: 'follow', topic: 'CI/CD', from: '/services/ci-cd', id: 'page' },
  send: { type: 'send', attempt: 'again', isNative: false },
  accept: settle({ kind: 'accepted' }),
  reject: settle({ kind: 'rejected', message: 'No', fate: 'declined' }),
  fail: settle({ kind: 'failed', reason: '', fate: 'unclear' }),
  'an answer to another attempt': settle({ kind: 'accepted' }, 'other'),
  leave: { type: 'leave' },
  return: { type: 'return' },
  tell: { type: 'tell' },
  acknowledge: { type: 'acknowledge' },
  clear: { type: 'clear' },
} as const satisfies Readonly<Record<string, MessageEvent>>;
type EventName = keyof typeof events;

/** The state after each event; what is not listed leaves the message as it is. */
const sending = { ...states.sending };
const refused = { ...failure('refused', 'declined'), words: 'No' };
const table: Readonly<Record<MessageState['phase'], Partial<Record<EventName, MessageState>>>> = {
  empty: { type: states.draft, follow: states.empty, send: sending, clear: states.empty },
  draft: { type: states.draft, follow: states.draft, send: sending, clear: states.empty },
  sending: {
    accept: states.sent,
    reject: refused,
    fail: { ...failure('uncertain', 'unclear'), words: undefined },
    leave: failure('uncertain', 'interrupted'),
    return: failure('uncertain', 'interrupted'),
  },
  sent: { type: states.draft, follow: states.empty, acknowledge: states.empty, clear: states.empty },
  refused: {
    type: states.refused,
    follow: states.refused,
    send: sending,
    tell: failure('refused', 'declined', true),
    clear: states.empty,
  },
  uncertain: {
    type: states.uncertain,
    follow: states.uncertain,
    send: sending,
    accept: states.sent,
    reject: refused,
    tell: failure('uncertain', 'interrupted', true),
    clear: states.empty,
  },
};

const cases = (Object.keys(table) as MessageState['phase'][]).flatMap((phase) =>
  (Object.keys(events) as EventName[]).map((event) => [phase, event] as const),
);
test.each(cases)('%s on %s', (phase, event) => {
  const message = before(phase);
  const next = transition(message, events[event]);
  const expected = table[phase][event];
  if (expected) expect(next.state).toEqual(expected);
  // The same object: nobody who listens is told of nothing.
  else expect(next).toBe(message);
});

test('a success and a clearing leave nothing of the text', () => {
  expect(transition(before('sending'), events.accept)).toEqual({ ...blank, state: states.sent });
  expect(transition(before('uncertain'), events.clear)).toEqual(blank);
});

test('the browser’s own post outlives the page, and has no answer when that comes back', () => {
  const posted: Message = { ...written, state: { phase: 'sending', isNative: true, isTold: false } };
  expect(transition(posted, events.leave)).toBe(posted);
  expect(transition(posted, events.return).state).toEqual(states.uncertain);
});

test('what a page types stands under one id of its own', () => {
  const once = transition({ ...written, ids: [] }, events.type);
  expect(once).toMatchObject({ message: 'Help!', ids: ['page.1'] });
  expect(transition(once, events.type).ids).toEqual(['page.2']);
  expect(transition(once, { ...events.type, id: 'next' }).ids).toEqual(['page.1', 'next.1']);
});

test('a message that was sent is known in a copy, also in an earlier state, but not in one with more in it', () => {
  const sent = ['page.7', 'attempt'];
  const known = (...ids: string[]) => isSent({ ...written, ids }, sent);
  expect([known('page.7'), known('page.6'), known('before.1', 'page.7', 'attempt')]).toEqual([
    true,
    true,
    true,
  ]);
  expect([known('page.8'), known('page.7', 'next.1'), known(), known('other')]).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test('a topic fills an empty subject and replaces an earlier topic, but not what was typed', () => {
  const followed = transition(blank, events.follow);
  expect(followed).toMatchObject({ subject: 'CI/CD', topic: 'CI/CD', from: '/services/ci-cd' });
  expect(hasTyped(followed)).toBe(false);
  const other = { ...events.follow, topic: 'Banking', from: '/industries/banking' };
  expect(transition(followed, other).subject).toBe('Banking');
  const typed = transition(followed, { ...events.type, change: { subject: 'Our bank' } });
  expect(typed.state).toEqual(states.draft);
  expect(transition(typed, other)).toMatchObject({ subject: 'Our bank', from: '/industries/banking' });
});

test('the page that led to the form is the last line of the message', () => {
  expect(wholeMessage({ ...text, topic: 'CI/CD', from: '/services/ci-cd' }, 'Sent from:')).toBe(
    'Help\n\nSent from: CI/CD (/services/ci-cd)',
  );
  expect(wholeMessage(text, 'Sent from:')).toBe('Help');
});

test.each([
  ['what another page was sending may have arrived', states.sending, states.uncertain],
  ['what was refused is a draft', states.refused, states.draft],
  [
    'of what may have arrived all is kept',
    { ...failure('uncertain', 'unclear', true), words: 'Later' },
    undefined,
  ],
  ['a success is not told twice', states.sent, states.draft],
])('to the next page, %s', (_, state, expected) => {
  expect(revive({ ...written, state })).toEqual({ ...written, state: expected ?? state });
});

test('whatever is stored, a message of texts comes out', () => {
  const broken = fc.record(
    { name: fc.jsonValue(), message: fc.jsonValue(), state: fc.jsonValue(), ids: fc.jsonValue() },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(fc.dictionary(fc.string(), fc.jsonValue()), broken), (record) => {
      const message = revive(record);
      expect(Object.keys(message).sort()).toEqual(Object.keys(blank).sort());
      const { state, ids, ...texts } = message;
      expect(Object.values(texts).every((value) => typeof value === 'string')).toBe(true);
      expect(ids.every((id) => typeof id === 'string')).toBe(true);
      expect(['empty', 'draft', 'uncertain']).toContain(state.phase);
    }),
    { examples: [[{ valueOf: 'a name that every object has' }], [{ state: null }]] },
  );
});
