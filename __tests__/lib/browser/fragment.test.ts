import fc from 'fast-check';
import { fragmentTarget } from '@/lib/browser/fragment';

beforeEach(() => {
  document.body.innerHTML = '<p id="quote"></p><p id="straße 1"></p><p id="50%"></p>';
});

test.each([
  ['#quote', 'quote'],
  ['#stra%C3%9Fe%201', 'straße 1'],
  ['#straße 1', 'straße 1'],
  ['#50%', '50%'],
  ['#50%25', '50%'],
])('%s leads to the element "%s"', (hash, id) => {
  expect(fragmentTarget(hash)).toBe(document.getElementById(id));
});

test.each(['', '#', '#%', '#%E0%A4%A', '#%FF', '#no-such-place'])('"%s" names nothing', (hash) => {
  expect(fragmentTarget(hash)).toBeNull();
});

test('no fragment throws', () => {
  const percents = fc
    .array(fc.constantFrom('%', '%E0', '%FF', '%zz', '%20', 'a', '#'))
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.oneof(percents, fc.string({ unit: 'binary' })), (fragment) => {
      expect(() => fragmentTarget(`#${fragment}`)).not.toThrow();
    }),
  );
});
