/** @jest-environment node */

import { openSync } from 'fontkit';
import { fitTitle } from '@/pipeline/share-image/fit-title';
import { pictureOf } from '@/pipeline/share-image/picture';
import { familyOf, fontFiles } from '@/pipeline/svg/fonts';
import { widthOf } from '@/pipeline/svg/measure';
import { readPalette } from '@/pipeline/svg/palette';

const style = { face: 'note', weight: 400 } as const;
/** Every letter of the note face takes 0.602 em, so that 16 of them at 40 px are 385 px wide. */
const room = { width: 400, maxLines: 3, sizes: [80, 60, 40] };

test('a title is set at the largest size at which its lines fit', () => {
  expect(fitTitle('hello', room, style)).toEqual({ size: 80, lines: ['hello'] });
  const { size, lines } = fitTitle('Data pipelines that replay, compact and stay', room, style);
  expect(size).toBe(40);
  expect(lines.length).toBeLessThanOrEqual(3);
  expect(Math.max(...lines.map((line) => widthOf(line, { ...style, size })))).toBeLessThanOrEqual(400);
});

test('no word is lost, and lines are of about one length', () => {
  const title = 'one two three four five six';
  const { lines } = fitTitle(title, { ...room, sizes: [40] }, style);
  expect(lines).toEqual(['one two three', 'four five six']);
});

test('a title that fits at no size is named', () => {
  expect(() => fitTitle('Donaudampfschifffahrtsgesellschaft', room, style)).toThrow(/Donaudampf.*shorten/);
});

test('the faces are asked for by the names that their files have', () => {
  const families = fontFiles.map((file) => {
    const font = openSync(file);
    return 'familyName' in font ? font.familyName : file;
  });
  expect(new Set(families)).toEqual(new Set([familyOf('heading'), familyOf('text')]));
});

test.each([
  ['/services/workshops', 'Puts up bed 14 of 9'],
  ['/industries/claims-management', '₹28,060 paid'],
  ['/solution/route-optimization', '4502 left out: price'],
])('the picture of %s shows its piece', async (path, text) => {
  expect((await pictureOf(path, readPalette('light'))).svg).toContain(text);
});
