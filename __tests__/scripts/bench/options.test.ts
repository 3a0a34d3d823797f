import { readOptions } from '@/scripts/bench/options';

const values = { what: 'tap', only: 'home', runs: '5', dir: 'out' };

test('lists choose pages and parts, in the order in which they are measured', () => {
  const given = { what: 'tap,bytes', only: 'faq,home', runs: '2', dir: 'preview', compare: '../old/out' };
  expect(readOptions(given)).toEqual({
    folder: 'preview',
    compare: '../old/out',
    pages: ['home', 'faq'],
    parts: ['bytes', 'tap'],
    runs: 2,
  });
});

test.each([
  [{ only: 'home,blog' }, /--only does not know "blog": choose from home, hub/],
  [{ what: '' }, /--what does not know ""/],
  [{ runs: '0' }, /--runs is "0"/],
  [{ runs: '2.5' }, /--runs is "2.5"/],
])('%j is refused with its remedy', (given, message) => {
  expect(() => readOptions({ ...values, ...given })).toThrow(message);
});
