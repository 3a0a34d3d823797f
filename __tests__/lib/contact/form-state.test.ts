import fc from 'fast-check';
import { type FormEvent, type FormState, idle, transition } from '@/lib/contact/form-state';

const problems = { name: 'missing', email: 'malformed' } as const;
const states: Readonly<Record<FormState['phase'], FormState>> = {
  idle,
  invalid: { phase: 'invalid', problems, attempt: 1 },
  sending: { phase: 'sending' },
  sent: { phase: 'sent' },
  rejected: { phase: 'rejected', message: 'No', fate: 'declined' },
  failed: { phase: 'failed', fate: 'unclear' },
};
const events: Readonly<Record<FormEvent['type'], FormEvent>> = {
  invalidate: { type: 'invalidate', problems },
  correct: { type: 'correct', field: 'name' },
  send: { type: 'send' },
  accept: { type: 'accept' },
  reject: { type: 'reject', message: 'No', fate: 'declined' },
  fail: { type: 'fail', fate: 'unclear' },
  recall: { type: 'recall', fate: 'interrupted' },
  acknowledge: { type: 'acknowledge' },
};

/** Every transition there is; what is not listed changes nothing. */
const table: Readonly<Record<FormState['phase'], Partial<Record<FormEvent['type'], FormState>>>> = {
  idle: {
    invalidate: states.invalid,
    send: states.sending,
    recall: { phase: 'failed', fate: 'interrupted' },
  },
  invalid: {
    invalidate: { phase: 'invalid', problems, attempt: 2 },
    correct: { phase: 'invalid', problems: { email: 'malformed' }, attempt: 1 },
    send: states.sending,
  },
  sending: { accept: states.sent, reject: states.rejected, fail: states.failed },
  sent: { acknowledge: idle },
  rejected: { invalidate: states.invalid, send: states.sending },
  failed: { invalidate: states.invalid, send: states.sending },
};

const phases = Object.keys(states) as FormState['phase'][];
const types = Object.keys(events) as FormEvent['type'][];

test.each(phases.flatMap((phase) => types.map((type) => [phase, type] as const)))(
  '%s on %s',
  (phase, type) => {
    const expected = table[phase][type];
    const actual = transition(states[phase], events[type]);
    if (expected) expect(actual).toEqual(expected);
    // The same object: nobody who listens is told of nothing.
    else expect(actual).toBe(states[phase]);
  },
);

test('a form begins idle', () => {
  expect(idle).toEqual({ phase: 'idle' });
});

test('the last correction leads back to idle', () => {
  const invalid: FormState = { phase: 'invalid', problems: { subject: 'missing' }, attempt: 3 };
  expect(transition(invalid, { type: 'correct', field: 'name' })).toBe(invalid);
  expect(transition(invalid, { type: 'correct', field: 'subject' })).toBe(idle);
});

test('whatever happens, a message is sent only by way of sending, and sending ends in one outcome', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...Object.values(events))), (history) => {
      let state: FormState = idle;
      for (const event of history) {
        const next = transition(state, event);
        if (next.phase === 'sent' && state.phase !== 'sent') expect(state.phase).toBe('sending');
        if (state.phase === 'sending' && next !== state)
          expect(['sent', 'rejected', 'failed']).toContain(next.phase);
        state = next;
      }
    }),
  );
});
