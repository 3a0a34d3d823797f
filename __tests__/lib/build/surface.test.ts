/** @jest-environment node */
import { Resvg } from '@resvg/resvg-js';
import { portfolio } from '@/content/portfolio';
import type { Surface, SurfacePart } from '@/content/portfolio/types';
import { roomOf } from '@/lib/build/drawing/measure';
import type { TextMark } from '@/lib/build/drawing/svg';
import { format, frames } from '@/lib/build/surface/frames';
import { drawSurface, placeParts } from '@/lib/build/surface/layout';
import { type Box, type Mark, surfaceStyles } from '@/lib/build/surface/marks';
import { bleed, type Room } from '@/lib/build/surface/part';
import { kindOf } from '@/lib/build/surface/parts';
import { inside, overlap, pairs, type Rect, rect, textRect } from './geometry';

/* Every part of every screen, measured with room for the fallback face. */

type Text = TextMark<keyof typeof surfaceStyles.texts>;

const boxRect = (name: string, { x, y, w, h }: Box) => rect(name, x, y, w, h);
const textsOf = (marks: readonly Mark[]) => marks.filter((mark): mark is Text => 'text' in mark);
const covered = (mark: Text) => textRect(mark, surfaceStyles.texts[mark.text], roomOf);

/** What a path covers, from a renderer. */
function pathRect(name: string, d: string): Rect | undefined {
  const box = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg"><path fill="none" stroke="#000" stroke-width="0.01" d="${d}"/></svg>`,
  ).getBBox();
  return box && rect(name, box.x, box.y, box.width, box.height);
}

/** Rectangles among the strokes: fields, buttons, sheets of maps, bars, carets. */
const rectangles = (marks: readonly Mark[]): Rect[] =>
  marks.flatMap((mark) =>
    'path' in mark
      ? [...mark.d.matchAll(/M([-\d.]+) ([-\d.]+)h([\d.]+)v([\d.]+)h-[\d.]+z/g)].map(([, x, y, w, h]) =>
          rect(mark.path, Number(x), Number(y), Number(w), Number(h)),
        )
      : [],
  );

/** What is wrong with one part, in words. */
function partProblems(marks: readonly Mark[], room: Room): string[] {
  const box = boxRect('box', room.box);
  const wide = { ...box, left: box.left - bleed, right: box.right + bleed };
  return marks.flatMap((mark) => {
    if ('text' in mark) return inside(covered(mark), box) ? [] : [`"${mark.lines.join(' ')}" leaves its box`];
    const path = mark.d && pathRect(mark.path, mark.d);
    return path && !inside(path, wide, 1) ? [`a stroke of ${mark.path} leaves its box`] : [];
  });
}

/** What is wrong with marks side by side, in words. */
function overlaps(marks: readonly Mark[]): string[] {
  const texts = textsOf(marks).map(covered);
  return [
    ...pairs(texts).flatMap(([a, b]) => (overlap(a, b) ? [`"${a.name}" runs into "${b.name}"`] : [])),
    ...texts.flatMap((text) =>
      rectangles(marks)
        .filter((box) => overlap(text, box) && !inside(text, box))
        .map((box) => `"${text.name}" crosses the edge of a ${box.name}`),
    ),
  ];
}

function screenProblems(surface: Surface): string[] {
  const placed = placeParts(surface);
  const content = boxRect('content', frames[surface.device](surface.heading).content);
  const boxes = placed.map(({ part, room }) => boxRect(part.part, room.box));
  const marks = drawSurface(surface);
  const screen = rect('screen', 0, 0, format.w, format.h);
  const drawn = new Set(textsOf(marks).map(({ lines }) => lines.join(' ')));
  return [
    ...placed.flatMap(({ part, room }) =>
      partProblems(kindOf(part).draw(part, room), room).map((problem) => `${part.part}: ${problem}`),
    ),
    ...boxes.filter((box) => !inside(box, content)).map(({ name }) => `${name} leaves the device`),
    ...pairs(boxes).flatMap(([a, b]) => (overlap(a, b) ? [`${a.name} runs into ${b.name}`] : [])),
    ...overlaps(marks),
    ...textsOf(marks).flatMap((mark) => (inside(covered(mark), screen) ? [] : [`${mark.lines} is cut off`])),
    ...[surface.heading, ...surface.parts.flatMap(words)].filter((word) => !drawn.has(word)),
  ];
}

/** Every text of a part's data. */
function words(part: SurfacePart): readonly string[] {
  switch (part.part) {
    case 'figures':
      return part.items.flatMap(({ label, value }) => [label, value]);
    case 'table':
      return [...part.columns, ...part.rows.flat()];
    case 'chart':
      return [part.label];
    case 'list':
      return part.items.map(({ label }) => label);
    case 'map':
      return [part.label, ...part.stops];
    case 'steps':
      return part.items;
    case 'form':
      return [part.action, ...part.fields.flatMap(({ label, value }) => [label, value])];
    case 'log':
      // Cells are held to account below.
      return [];
  }
}

test.each(portfolio.map(({ slug, surface }) => [slug, surface] as const))(
  'the screen of %s shows all its data, in its box and without overlaps',
  (_, surface) => expect(screenProblems(surface)).toEqual([]),
);

const logs = portfolio.flatMap(({ slug, surface }) =>
  placeParts(surface).flatMap(({ part, room }) => (part.part === 'log' ? [[slug, part, room] as const] : [])),
);

test.each(logs)('the cells of the log of %s stand below one another', (_, part, room) => {
  const drawn = textsOf(kindOf(part).draw(part, room)).map(({ lines: [line = ''] }) => line);
  const begins = part.lines.map((cells, row) =>
    cells.map((cell, place) => drawn[row]?.indexOf(cell, cells.slice(0, place).join('').length)),
  );
  expect(drawn).toHaveLength(part.lines.length);
  expect(begins.flat()).not.toContain(-1);
  for (const row of begins) expect(begins[0]?.slice(0, row.length)).toEqual(row);
});

test('no text is smaller than 12 units, each of which pages show as a pixel or more', () => {
  expect(Math.min(...Object.values(surfaceStyles.texts).map(({ size }) => size))).toBeGreaterThanOrEqual(12);
});

test('every kind of part stands in some screen', () => {
  const kinds = new Set(portfolio.flatMap(({ surface }) => surface.parts.map(({ part }) => part)));
  expect([...kinds].sort()).toEqual(['chart', 'figures', 'form', 'list', 'log', 'map', 'steps', 'table']);
});

describe('the checks above see', () => {
  const screen = (
    device: Surface['device'],
    ...parts: readonly [SurfacePart, ...SurfacePart[]]
  ): Surface => ({
    device,
    heading: 'Sample',
    parts,
  });

  it('a table that is wider than its device', () => {
    const wide = 'Twenty four characters of';
    const problems = screenProblems(
      screen('handset', { part: 'table', columns: [wide, wide], rows: [[wide, wide]] }),
    );
    expect(problems.join()).toContain(`"${wide}" runs into "${wide}"`);
  });

  it('a heading that leaves the screen', () => {
    const heading = 'A heading that is much too long for the title bar of any device';
    const problems = screenProblems({ ...screen('browser', { part: 'log', lines: [['a']] }), heading });
    expect(problems).toContain(`${heading} is cut off`);
  });

  it('a value that is wider than its field', () => {
    const value = 'A value that no field of a handset holds';
    const problems = screenProblems(
      screen('handset', { part: 'form', fields: [{ label: 'Name', value }], action: 'Send' }),
    );
    expect(problems).toContain(`form: "${value}" leaves its box`);
    expect(problems.join()).toContain(`"${value}" crosses the edge of a line`);
  });

  it('a stroke outside of its box', () => {
    const room: Room = { box: { x: 10, y: 10, w: 50, h: 50 }, accent: undefined, device: 'browser' };
    expect(partProblems([{ path: 'ink', d: 'M10 10h50' }], room)).toEqual([]);
    expect(partProblems([{ path: 'ink', d: 'M10 10h60' }], room)).toEqual(['a stroke of ink leaves its box']);
  });
});

describe('the one thing to look at', () => {
  const list = (...states: readonly ('done' | 'active' | 'waiting' | 'alert')[]): SurfacePart => ({
    part: 'list',
    items: states.map((state, index) => ({ label: `Item ${index}`, state })) as never,
  });
  const steps: SurfacePart = { part: 'steps', items: ['One', 'Two'], current: 1 };
  const log: SurfacePart = { part: 'log', lines: [['a'], ['b'], ['c']] };
  const map: SurfacePart = { part: 'map', label: 'Round', stops: ['A', 'B', 'C'] };
  const chart: SurfacePart = { part: 'chart', style: 'bars', label: 'Hours', points: [1, 2, 3, 4, 5, 9] };

  it.each<[string, Surface['device'], readonly [SurfacePart, ...SurfacePart[]], string, number]>([
    ['a map before an alert', 'tablet', [list('alert'), map], 'map', 0],
    ['the newest line of a terminal before an alert', 'terminal', [list('alert'), log], 'log', 2],
    ['an alert before the current step', 'browser', [steps, list('done', 'alert')], 'list', 1],
    ['the current step before what is active', 'browser', [list('active'), steps], 'steps', 1],
    ['what is active before a chart', 'browser', [chart, list('waiting', 'active')], 'list', 1],
    ['a chart before a log beside it', 'browser', [log, chart], 'chart', 0],
    ['the first of equals', 'browser', [list('alert'), list('done', 'alert')], 'list', 0],
    ['nothing, where nothing stands out', 'browser', [list('done')], 'none', 0],
  ])('is %s', (_, device, parts, name, row) => {
    const accented = placeParts({ device, heading: 'Sample', parts }).filter(
      ({ room }) => room.accent !== undefined,
    );
    expect(accented.map(({ part, room }) => [part.part, room.accent])).toEqual(
      name === 'none' ? [] : [[name, row]],
    );
  });
});

describe('parts', () => {
  const list: SurfacePart = { part: 'list', items: [{ label: 'One', state: 'done' }] };
  const chart: SurfacePart = { part: 'chart', style: 'line', label: 'Hours', points: [1, 2, 3, 4, 5, 9] };
  const table: SurfacePart = { part: 'table', columns: ['A'], rows: [['1'], ['2'], ['3']] };
  const log = (lines: number): SurfacePart => ({ part: 'log', lines: Array(lines).fill('a line') as never });
  const tops = (device: Surface['device'], ...parts: readonly [SurfacePart, ...SurfacePart[]]) =>
    placeParts({ device, heading: 'Sample', parts }).map(({ room }) => room.box);

  it('stand in pairs where both are narrow, except on a handset', () => {
    const [left, right] = tops('browser', list, chart);
    expect(left?.y).toBe(right?.y);
    expect((left?.x ?? 0) + (left?.w ?? 0) + 20).toBeCloseTo(right?.x ?? 0);
    // What is left over goes to the one that can use it.
    expect(right?.w).toBeGreaterThan(left?.w ?? 0);
    const [above, below] = tops('handset', list, chart);
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.h ?? 0) + 13);
  });

  it('have the whole width as a table, and as the first of an odd run', () => {
    expect(new Set(tops('browser', table, list).map(({ w }) => w)).size).toBe(1);
    const [first, second, third] = tops('browser', list, chart, list);
    expect(first?.w).toBeGreaterThan(second?.w ?? 0);
    expect(second?.y).toBe(third?.y);
  });

  it('that do not fit stop the build, and the screen is named', () => {
    expect(() => tops('handset', log(12))).not.toThrow();
    expect(() => tops('handset', log(13))).toThrow('Screen "Sample" is too full for a handset');
  });
});
