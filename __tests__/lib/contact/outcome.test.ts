import fc from 'fast-check';
import type { AnswerRule } from '@/content/form-providers';
import { providerMessageLimit } from '@/lib/contact/limits';
import { mayHaveArrived, readOutcome } from '@/lib/contact/outcome';

test.each([
  [200, '{"success":true,"message":"Email sent successfully!"}'],
  [201, '{"success":"true"}'],
  [299, '{"success":true}'],
])('%i %s is a success', (status, body) => {
  expect(readOutcome(status, body)).toEqual({ kind: 'accepted' });
});

test.each([
  [200, '{"success":false,"message":"Spam"}', 'Spam', 'declined'],
  [400, '{"success":"false","message":" Spam "}', 'Spam', 'declined'],
  [400, '{"statusCode":400,"success":false,"body":{"message":"Invalid key"}}', 'Invalid key', 'declined'],
  [422, '{"success":false,"message":"","body":{"message":"Invalid key"}}', 'Invalid key', 'declined'],
  // A server that fails may have passed the message on before it did.
  [500, '{"success":false,"message":"Try later"}', 'Try later', 'unclear'],
])('%i %s is a refusal with its reason', (status, body, message, fate) => {
  expect(readOutcome(status, body)).toEqual({ kind: 'rejected', message, fate });
});

test.each([
  [200, '{"success":false}'],
  [200, '{"success":"false","message":" "}'],
  [400, ''],
  [404, '<h1>Not here</h1>'],
  [429, 'Too many'],
  [499, '{"message":"no"}'],
])('%i %s is a refusal without a reason', (status, body) => {
  expect(readOutcome(status, body)).toMatchObject({ kind: 'failed', fate: 'declined' });
});

test.each([
  [200, ''],
  [200, '<h1>Thank you</h1>'],
  [200, '{"message":"ok"}'],
  [200, '{"success":1}'],
  [200, '{"success":["true"]}'],
  [200, 'null'],
  [199, '{"success":true}'],
  [300, '{"success":true}'],
  [400, '{"success":true}'],
  [500, ''],
  [500, '{"success":false}'],
  [500, '{"success":true,"message":"no"}'],
])('%i %s is neither yes nor no', (status, body) => {
  expect(readOutcome(status, body)).toMatchObject({ kind: 'failed', fate: 'unclear' });
});

describe('a provider that answers with `next` or errors', () => {
  test.each([
    [200, '{"ok":true,"next":"/thanks"}', { kind: 'accepted' }],
    [200, '{"next":"/thanks","errors":[]}', { kind: 'accepted' }],
    [
      422,
      '{"error":"Validation errors","errors":[{"code":"TYPE_EMAIL","field":"email","message":"should be an email"},{"message":"No"}]}',
      { kind: 'rejected', message: 'email should be an email. No', fate: 'declined' },
    ],
    [404, '{"error":"Form not found"}', { kind: 'rejected', message: 'Form not found', fate: 'declined' }],
    [500, '{"error":"Oops"}', { kind: 'rejected', message: 'Oops', fate: 'unclear' }],
    [200, '{"next":"/thanks","error":"No"}', { kind: 'rejected', message: 'No', fate: 'declined' }],
    [400, '{"errors":[{"message":{}},null]}', { kind: 'failed', fate: 'declined' }],
    [200, '{"success":true}', { kind: 'failed', fate: 'unclear' }],
    [200, '{"ok":true}', { kind: 'failed', fate: 'unclear' }],
    [429, '', { kind: 'failed', fate: 'declined' }],
  ] as const)('%i %s', (status, body, outcome) => {
    expect(readOutcome(status, body, 'next')).toMatchObject(outcome);
  });
});

describe('a provider that answers with our own page', () => {
  test.each([
    [200, '<p id="sent">', { kind: 'accepted' }],
    [200, '<h1>Log in to the network</h1>', { kind: 'failed', fate: 'unclear' }],
    [200, '{"success":true}', { kind: 'failed', fate: 'unclear' }],
    [404, '<h1>Page not found</h1>', { kind: 'failed', fate: 'declined' }],
    [502, '', { kind: 'failed', fate: 'unclear' }],
  ] as const)('%i %s', (status, body, outcome) => {
    expect(readOutcome(status, body, 'sent-page')).toMatchObject(outcome);
  });
});

test.each([
  ['unconfigured', false],
  ['offline', false],
  ['declined', false],
  ['unanswered', true],
  ['interrupted', true],
  ['unclear', true],
] as const)('a message that is %s may have arrived: %s', (fate, expected) => {
  expect(mayHaveArrived(fate)).toBe(expected);
});

test('a message of just the limit is shown whole', () => {
  const message = '👋'.repeat(providerMessageLimit);
  expect(readOutcome(400, JSON.stringify({ success: false, message }))).toMatchObject({ message });
});

test('a long message is cut between characters, not inside one', () => {
  const outcome = readOutcome(400, JSON.stringify({ success: false, message: '👋'.repeat(400) }));
  expect(outcome).toMatchObject({ message: `${'👋'.repeat(providerMessageLimit - 1)}…` });
});

const statuses = fc.integer({ min: 0, max: 999 });
const flags = fc.oneof(
  fc.boolean(),
  fc.constantFrom('true', 'false', 'TRUE', 'yes', 1, 0, null, [true]),
  fc.jsonValue(),
);
const answers = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.json(),
  fc.jsonValue().map((value) => `${JSON.stringify(value)}garbage`),
  fc
    .record({ success: flags, message: fc.jsonValue(), body: fc.jsonValue() }, { requiredKeys: [] })
    .map((value) => JSON.stringify(value)),
);

/** What a careful reader would call a clear yes; written apart from the code under test. */
function saysYes(status: number, body: string): boolean {
  if (status < 200 || status > 299) return false;
  try {
    const { success } = JSON.parse(body);
    return success === true || success === 'true';
  } catch {
    return false;
  }
}

const rules = fc.constantFrom<AnswerRule>('success', 'next', 'sent-page');

test('no body makes the reader throw, by any rule', () => {
  fc.assert(
    fc.property(statuses, answers, rules, (status, body, rule) => {
      const outcome = readOutcome(status, body, rule);
      if (status < 200 || status > 299) expect(outcome.kind).not.toBe('accepted');
    }),
    { numRuns: 2000 },
  );
});

test('none but a clear yes is a success', () => {
  fc.assert(
    fc.property(statuses, answers, (status, body) => {
      expect(readOutcome(status, body).kind === 'accepted').toBe(saysYes(status, body));
    }),
    { numRuns: 2000 },
  );
});

test('an answer is never called a message that was not sent, and only a no says that it did not arrive', () => {
  fc.assert(
    fc.property(statuses, answers, (status, body) => {
      const outcome = readOutcome(status, body);
      if (outcome.kind === 'accepted') return;
      expect(['declined', 'unclear']).toContain(outcome.fate);
      const isNo = /"success":"?false/.test(body) || (status >= 400 && status <= 499);
      if (status >= 500 || !isNo) expect(mayHaveArrived(outcome.fate)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test('whatever the provider says is shown as text of a sane length', () => {
  const messages = fc.string({ unit: 'binary', minLength: 1, maxLength: 2000 });
  fc.assert(
    fc.property(statuses, messages, (status, message) => {
      const outcome = readOutcome(status, JSON.stringify({ success: false, message }));
      if (message.trim() === '') return expect(outcome.kind).toBe('failed');
      expect(outcome.kind).toBe('rejected');
      if (outcome.kind !== 'rejected') return;
      expect([...outcome.message].length).toBeLessThanOrEqual(providerMessageLimit);
      expect(message.trim().startsWith(outcome.message.replace(/…$/, ''))).toBe(true);
    }),
    { numRuns: 1000 },
  );
});
