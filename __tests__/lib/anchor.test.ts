import { anchorOf } from '@/lib/anchor';

test('an anchor is the first words of its heading, in letters that no link escapes', () => {
  expect(anchorOf('Who owns the code?')).toBe('who-owns-the-code');
  expect(anchorOf('If a café’s till says “no”: 3 ways out')).toBe('if-a-cafes-till-says-no');
  expect(anchorOf('ISO/IEC 27001')).toBe('iso-iec-27001');
  expect(anchorOf('Warranty', 'after-launch')).toBe('after-launch-warranty');
});

test('a heading without a word in these letters is named', () => {
  expect(() => anchorOf('…')).toThrow('"…" has no word');
});
