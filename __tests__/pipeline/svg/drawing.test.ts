/** @jest-environment node */
import { Resvg } from '@resvg/resvg-js';
import fc from 'fast-check';
import { balancedLines, labelLines } from '@/lib/svg/lines';
import { type TextStyle, widestRoom } from '@/lib/svg/measure';
import { tenths } from '@/lib/svg/tenths';
import { centredBaseline } from '@/pipeline/svg/baseline';
import { fontFiles } from '@/pipeline/svg/fonts';
import { fontMeasure, roomOf, widthOf } from '@/pipeline/svg/measure';
import { outline } from '@/pipeline/svg/outline';
import { classPaint, type StyleSheet, toSvg } from '@/pipeline/svg/svg';

const heading: TextStyle = { face: 'heading', size: 100, weight: 500 };
const note: TextStyle = { face: 'note', size: 100, weight: 400 };

describe('a measured width', () => {
  const drawn = (text: string, weight: number) =>
    new Resvg(
      `<svg xmlns="http://www.w3.org/2000/svg"><text font-family="Familjen Grotesk" font-size="100" font-weight="${weight}">${text}</text></svg>`,
      { font: { fontFiles: [...fontFiles], loadSystemFonts: false } },
    ).getBBox()?.width ?? Number.NaN;

  it.each(['Developer', 'WAVE AVATAR', 'Merge request 11:42', '₹12,400'])(
    'of "%s" is the width that a renderer draws',
    (text) => {
      // Between two letters, so that the side bearings of the first and last count.
      for (const weight of [500, 600, 700])
        expect(widthOf(text, { ...heading, weight })).toBeCloseTo(
          drawn(`|${text}|`, weight) - drawn('||', weight),
          -0.7,
        );
    },
  );

  it('grows with size and tracking', () => {
    expect(widthOf('Developer', { ...heading, size: 50 })).toBeCloseTo(widthOf('Developer', heading) / 2);
    expect(widthOf('Developer', { ...heading, tracking: 0.1 }) - widthOf('Developer', heading)).toBeCloseTo(
      90,
    );
  });

  it('of a weight without a file is that of the next heavier file', () => {
    expect(widthOf('Developer', { ...heading, weight: 400 })).toBe(widthOf('Developer', heading));
    expect(widthOf('Developer', { ...heading, weight: 501 })).toBe(
      widthOf('Developer', { ...heading, weight: 600 }),
    );
    expect(() => widthOf('Developer', { ...heading, weight: 800 })).toThrow('as heavy as 800');
  });

  it('in the note face is a fixed advance', () => {
    expect(widthOf('il', note)).toBeCloseTo(120.4);
    expect(widthOf('WM', note)).toBeCloseTo(120.4);
  });

  it('counts letters that no font of ours has, but not their marks', () => {
    expect(widthOf('கவ', heading)).toBeCloseTo(140);
    expect(widthOf('கவி', heading)).toBeCloseTo(140);
  });
});

test('room is kept for a wider fallback of the heading face; the note face is measured at its widest', () => {
  expect(roomOf('Developer', heading)).toBeCloseTo(widthOf('Developer', heading) * 1.1);
  expect(roomOf('Developer', note)).toBe(widthOf('Developer', note));
  expect(widestRoom(['a', 'Developer', 'bc'], heading, fontMeasure)).toBe(roomOf('Developer', heading));
  expect(widestRoom([], heading, fontMeasure)).toBe(0);
});

test('capitals are centred between top and bottom, several lines as one block', () => {
  const style = { ...heading, size: 10, leading: 12 };
  // The face's capitals are 0.65 em high.
  expect(centredBaseline(20, 30, style)).toBeCloseTo(35 + 3.25);
  expect(centredBaseline(20, 30, style, 2)).toBeCloseTo(35 + 3.25 - 6);
  expect(centredBaseline(20, 30, { ...heading, size: 10 }, 3)).toBeCloseTo(35 + 3.25 - 10);
});

describe('lines', () => {
  const length = (text: string) => text.length;
  const longest = (lines: readonly string[]) => Math.max(...lines.map(length));
  const word = fc.string({ minLength: 1, maxLength: 9, unit: fc.constantFrom(...'abcdef') });

  it('keep every word in order, are as many as asked, and could not be shorter', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 7 }), (words) => {
        const text = words.join(' ');
        const two = balancedLines(text, 2, length);
        expect(two.join(' ')).toBe(text);
        expect(two).toHaveLength(Math.min(2, words.length));
        for (let at = 1; at < words.length; at++)
          expect(longest(two)).toBeLessThanOrEqual(
            longest([words.slice(0, at).join(' '), words.slice(at).join(' ')]),
          );
        const three = balancedLines(text, 3, length);
        expect(three.join(' ')).toBe(text);
        expect(three).toHaveLength(Math.min(3, words.length));
        expect(longest(three)).toBeLessThanOrEqual(longest(two));
      }),
    );
  });

  it('of a label are one where it is short, else two', () => {
    expect(labelLines('Staging', heading, fontMeasure)).toEqual(['Staging']);
    expect(labelLines('Hand over', heading, fontMeasure)).toEqual(['Hand over']);
    expect(labelLines('Contract and UI tests', heading, fontMeasure)).toEqual(['Contract', 'and UI tests']);
    expect(labelLines('Canary, 5 % of traffic', heading, fontMeasure)).toEqual(['Canary, 5 %', 'of traffic']);
    expect(labelLines('Annex A, SOC 2 criteria', heading, fontMeasure)).toEqual([
      'Annex A,',
      'SOC 2 criteria',
    ]);
    expect(labelLines('Internationalisation', heading, fontMeasure)).toEqual(['Internationalisation']);
  });
});

test('coordinates have one decimal at most, and no negative zero', () => {
  expect(tenths(12)).toBe('12');
  expect(tenths(-0.04)).toBe('0');
  expect(tenths(1 / 3)).toBe('0.3');
  expect(tenths(-7.25)).toBe('-7.2');
});

describe('words that pages have no face for', () => {
  const word = 'विचारा';
  const sheet = { paths: [], texts: { name: { ...heading, anchor: 'end' } } } as const;
  const boxOf = (inside: string) =>
    new Resvg(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`, {
      font: { loadSystemFonts: false },
    }).getBBox();

  it('are drawn as outlines, in the room that was measured for them and on the baseline', () => {
    const svg = toSvg([{ text: 'name', x: 500, y: 200, lines: [word] }], sheet, { name: '' });
    expect(svg).toMatch(/^<g [^>]*><path d='[Mlqcz\d. -]+'\/><\/g>$/);
    const box = boxOf(svg);
    expect(box?.x).toBeGreaterThan(500 - widthOf(word, heading) - 10);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(510);
    expect(box?.width).toBeGreaterThan(widthOf(word, heading) * 0.9);
    // The head line stands a good half em above the baseline.
    expect(box?.y).toBeLessThan(150);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(200, -1);
  });

  it('are shaped: joined letters are narrower than the same letters apart', () => {
    expect(widthOf('ज्ञ', heading)).toBeLessThan(widthOf('ज', heading) + widthOf('ञ', heading));
  });

  it('stand beside Latin ones of the same text', () => {
    expect(widthOf(`${word}: Plot 2`, heading)).toBeCloseTo(
      widthOf(word, heading) + widthOf(': Plot 2', heading),
    );
    expect(outline(`${word} 2`, heading, { x: 0, y: 0 }).length).toBeGreaterThan(
      outline(word, heading, { x: 0, y: 0 }).length,
    );
  });
});

describe('an SVG', () => {
  const sheet = {
    paths: ['ground', 'line'],
    texts: {
      name: { face: 'heading', size: 14, weight: 500, anchor: 'middle', leading: 16, tracking: 0.04 },
      log: { face: 'note', size: 10, weight: 400, columns: true },
    },
  } as const satisfies StyleSheet<string, string>;
  const paint = classPaint(sheet, { ground: 'a', line: 'b', name: 'c' });

  it('paints strokes by style, each as one path, and texts above them', () => {
    const svg = toSvg(
      [
        { text: 'name', x: 10.06, y: 20, lines: ['R&D <1', 'and 2'] },
        { path: 'line', d: 'M0 0h1' },
        { path: 'ground', d: 'M2 2h2' },
        { path: 'line', d: 'M0 5h1' },
      ],
      sheet,
      paint,
    );
    expect(svg).toBe(
      `<path class='a' d='M2 2h2'/><path class='b' d='M0 0h1M0 5h1'/><g class='c' font-size='14' font-weight='500' text-anchor='middle' letter-spacing='0.04em'><text x='10.1' y='20'>R&amp;D &lt;1<tspan x='10.1' dy='16'>and 2</tspan></text></g>`,
    );
  });

  it('sets columns to their measured width and keeps runs of blanks; a style without a class has none', () => {
    expect(toSvg([{ text: 'log', x: 0, y: 9, lines: ['a  b'] }], sheet, paint)).toBe(
      `<g  font-size='10' font-weight='400'><text x='0' y='9' textLength='24.1'>a\u00a0\u00a0b</text></g>`,
    );
  });
});
