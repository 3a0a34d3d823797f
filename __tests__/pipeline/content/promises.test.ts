/** @jest-environment node */
import { houseFacts } from '@/content/house-facts';
import { isHouseSentence, promiseProblems, promisesIn } from '@/pipeline/content/promises';

const detail = '/services/example';
const record = (text: string, where = detail) => [{ where, texts: [{ path: 'summary', text }] }];

test.each([
  'We correct defects for 120 days after acceptance.',
  'A fault that we caused is put right free of charge.',
  'We answer your ticket within four hours.',
  'You get our notes the same day.',
  'If it fails, we refund the whole sum.',
  'We always keep one person in reserve.',
  'Each module has a second engineer.',
  'The software has a 90-day warranty.',
  'Invoices are due after sixty days.',
  'A fixed price, retest included',
])('a text that promises beyond the table is found: %s', (text) => {
  expect(promiseProblems(record(text), [])).toEqual([expect.stringContaining(text)]);
});

test.each([
  'A warranty claim is tested against the bulletin of its repair date.',
  'The bank refunds the customer within five days.',
  'The shop delivers the same day, and the till must know it.',
  'You file within 24 hours; we draft the notice.',
  'free of charge',
])('the subject of a page is no promise of ours: %s', (text) => {
  expect(promiseProblems(record(text), [])).toEqual([]);
});

test('the words of the table are no promise of the page', () => {
  const { breach, depositRefund, failedMilestone, review, warranty } = houseFacts;
  for (const clause of [breach, depositRefund, failedMilestone, review, warranty])
    expect(promisesIn(`Yes. ${clause}`, detail)).toEqual([]);
  expect(isHouseSentence(review)).toBe(true);
});

test('a clause with another figure is a promise of the page', () => {
  const { breach, breachHours } = houseFacts;
  expect(breach).toContain(`${breachHours} hours`);
  expect(promisesIn(breach.replace(`${breachHours} hours`, '12 hours'), detail)).toHaveLength(1);
});

test('a page about the company may build sentences on the figures; a page about a service may not', () => {
  const text = 'An engineer reads it, and we reply within one working day.';
  expect(promisesIn(text, '/faq#quote')).toEqual([]);
  expect(promisesIn(text, detail)).toEqual([text]);
});

test('a promise that is listed passes, and a listed one that no page makes does not', () => {
  const listed = [{ where: detail, text: 'we answer within four hours' }];
  expect(promiseProblems(record('At night we answer within four hours.'), listed)).toEqual([]);
  expect(promiseProblems(record('At night the pager rings.'), listed)).toEqual([
    expect.stringContaining('does not say'),
  ]);
  expect(promiseProblems(record('Nothing here.', '/services/another'), listed)).toEqual([]);
});
