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
