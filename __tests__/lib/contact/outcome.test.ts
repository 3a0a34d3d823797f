import fc from 'fast-check';
import { providerMessageLimit } from '@/lib/contact/limits';
import { readOutcome } from '@/lib/contact/outcome';

test.each([
  [200, '{"success":true,"message":"Email sent successfully!"}'],
  [201, '{"success":"true"}'],
])('%i %s is a success', (status, body) => {
  expect(readOutcome(status, body)).toEqual({ kind: 'accepted' });
});

test.each([
  [200, '{"success":false,"message":"Spam"}', 'Spam'],
  [400, '{"success":"false","message":" Spam "}', 'Spam'],
  [400, '{"statusCode":400,"success":false,"body":{"message":"Invalid key"}}', 'Invalid key'],
  [422, '{"success":false,"message":"","body":{"message":"Invalid key"}}', 'Invalid key'],
])('%i %s is a refusal', (status, body, message) => {
  expect(readOutcome(status, body)).toEqual({ kind: 'refused', message });
});

test.each([
  [200, '', true],
  [200, '<h1>Thank you</h1>', true],
  [200, '{"message":"ok"}', true],
  [200, '{"success":1}', true],
  [200, '{"success":["true"]}', true],
  [200, '[true]', true],
  [200, 'true', true],
  [200, 'null', true],
  [200, '{"success":false}', true],
  [302, '{"success":true}', false],
  [429, 'Too many', false],
  [500, '{"success":true,"message":"no"}', false],
])('%i %s is neither', (status, body, mayHaveArrived) => {
  expect(readOutcome(status, body)).toMatchObject({ kind: 'broken', mayHaveArrived });
});

test('a long message is cut between characters, not inside one', () => {
  const outcome = readOutcome(400, JSON.stringify({ success: false, message: '👋'.repeat(400) }));
  expect(outcome).toEqual({ kind: 'refused', message: `${'👋'.repeat(providerMessageLimit - 1)}…` });
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

test('no body makes the reader throw, and none but a clear yes is a success', () => {
  fc.assert(
    fc.property(statuses, answers, (status, body) => {
      expect(readOutcome(status, body).kind === 'accepted').toBe(saysYes(status, body));
    }),
    { numRuns: 2000 },
  );
});

test('whatever the provider says is shown as text of a sane length', () => {
  const messages = fc.string({ unit: 'binary', minLength: 1, maxLength: 2000 });
  fc.assert(
    fc.property(statuses, messages, (status, message) => {
      const outcome = readOutcome(status, JSON.stringify({ success: false, message }));
      if (message.trim() === '') return expect(outcome.kind).toBe('broken');
      expect(outcome.kind).toBe('refused');
      if (outcome.kind !== 'refused') return;
      expect([...outcome.message].length).toBeLessThanOrEqual(providerMessageLimit);
      expect(message.trim().startsWith(outcome.message.replace(/…$/, ''))).toBe(true);
    }),
    { numRuns: 1000 },
  );
});
