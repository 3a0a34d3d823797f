import { fitTitle } from '@/lib/build/share-image/fit-title';

/** Half an em a character, so that a line of 20 at 40 px is 400 px wide. */
const measure = (text: string) => text.length / 2;
const room = { width: 400, maxLines: 3, sizes: [80, 60, 40] };

test('a title is set at the largest size at which its lines fit', () => {
  expect(fitTitle('hello', room, measure)).toEqual({ size: 80, lines: ['hello'] });
  const { size, lines } = fitTitle('Big data pipelines that replay, compact and stay', room, measure);
  expect(size).toBe(40);
  expect(lines.length).toBeLessThanOrEqual(3);
  expect(Math.max(...lines.map(measure)) * size).toBeLessThanOrEqual(400);
});

test('no word is lost, and lines are of about one length', () => {
  const title = 'one two three four five six';
  const { lines } = fitTitle(title, { ...room, sizes: [40] }, measure);
  expect(lines.join(' ')).toBe(title);
  expect(lines).toEqual(['one two three', 'four five six']);
});

test('a title that fits at no size is named', () => {
  expect(() => fitTitle('Donaudampfschifffahrtsgesellschaft', room, measure)).toThrow(/Donaudampf.*shorten/);
});
