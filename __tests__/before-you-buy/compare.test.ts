/** @jest-environment node */
import { compare, questions } from '@/content/before-you-buy/compare';
import { ourAnswers, ourAnswersWith } from '@/content/before-you-buy/our-answers';
import {
  answerLimit,
  columns,
  emptyComparison,
  firmsIn,
  messageOf,
  rowsOf,
} from '@/lib/before-you-buy/compare';
import { fragmentOf, longest } from '@/lib/before-you-buy/fragment';
import { limits } from '@/lib/contact/limits';

const { firms: places, message, csv } = compare.tool;

const allSaid = (text: string) =>
  Object.fromEntries(Object.keys(emptyComparison).map((name) => [name, text])) as typeof emptyComparison;

test('an empty sheet puts all twelve questions to us; a firm in use is asked what it has left open', () => {
  const empty = firmsIn(emptyComparison, places);
  expect(empty.map(({ name, isUsed, missing }) => [name, isUsed, missing.length])).toEqual([
    ['First firm', false, 12],
    ['Second firm', false, 12],
    ['Third firm', false, 12],
  ]);
  expect(messageOf(empty, message)?.split('\n')).toHaveLength(13);

  const some = {
    ...allSaid(''),
    name2: ' Kaveri Systems ',
    people2: 'Two by name',
    code2: '  ',
    price1: '18 lakh',
  };
  const [first, second, third] = firmsIn(some, places);
  expect(first?.missing.map(({ key }) => key)).not.toContain('price');
  expect(second).toMatchObject({ name: 'Kaveri Systems', isUsed: true });
  expect(second?.missing).toHaveLength(11);
  expect(third?.isUsed).toBe(false);
  const text = messageOf(firmsIn(some, places), message);
  expect(text).toContain('Still to ask: First firm (11)\n1. ');
  expect(text).toContain('\n\nStill to ask: Kaveri Systems (11)\n2. ');
  expect(text).not.toContain('Third firm');

  expect(messageOf(firmsIn(allSaid('said'), places), message)).toBeUndefined();
});

test('what is still to ask of three firms fits into a message, and three full columns into an address, in any script', () => {
  const named = { ...emptyComparison, name1: 'क'.repeat(60), name2: 'क'.repeat(60), name3: 'क'.repeat(60) };
  const text = messageOf(firmsIn(named, places), message) ?? '';
  expect(text.length).toBeLessThan(limits.message);
  expect(text.match(/^12\. /gm)).toHaveLength(3);
  expect(fragmentOf('compare', 1, allSaid('क'.repeat(answerLimit))).length).toBeLessThan(longest);
});

test('rows for a spreadsheet: every question, the firms by name, and what to ask only where an answer is missing', () => {
  const some = { ...allSaid('said'), name1: '', code3: '' };
  const rows = rowsOf(some, firmsIn(some, places), csv);
  expect(rows).toHaveLength(13);
  expect(rows[0]).toEqual([csv[0], 'First firm', 'said', 'said', csv[1]]);
  expect(rows[1]?.at(-1)).toBe('');
  expect(rows[2]).toEqual([questions[1].question, 'said', 'said', '', questions[1].ask]);
  expect(new Set(rows.map((row) => row.length))).toEqual(new Set([columns.length + 2]));
});

test('our own answers fit into their fields, and say so where the owner shows nothing', () => {
  expect(compare.tool.about).toContain(`${answerLimit} characters`);
  for (const { key } of questions) {
    expect(ourAnswers[key].length).toBeGreaterThan(0);
    expect([key, ourAnswers[key].length <= answerLimit]).toEqual([key, true]);
  }
  const none = ourAnswersWith({ people: [], references: [], insurances: [] });
  expect(none.people).toMatch(/^No names on this site\./);
  expect(none.liability).toContain('Insurance: none shown.');
  expect(none.references).toMatch(/^None is named on this site\./);
  const filled = ourAnswersWith({
    people: [{ name: 'Asha Rao', role: 'technical lead', answersFor: 'architecture' }],
    references: [
      { name: 'N. Iyer', role: 'IT head', company: 'Kaveri Mills', phone: '+91 20 0000 0001', work: '' },
    ],
    insurances: [
      { cover: 'Professional indemnity', insurer: 'Insurer', sum: '₹1 crore', validUntil: '2027-03-31' },
    ],
  });
  expect(filled.people).toMatch(/^Asha Rao \(technical lead\)\. The names/);
  expect(filled.liability).toContain('Professional indemnity: Insurer, ₹1 crore.');
  expect(filled.references).toBe('N. Iyer, Kaveri Mills, +91 20 0000 0001.');
});
