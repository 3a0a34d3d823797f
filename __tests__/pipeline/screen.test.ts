/** @jest-environment node */
import { Resvg } from '@resvg/resvg-js';
import { portfolio } from '@/content/portfolio';
import type { Screen, ScreenPart } from '@/content/portfolio/screen';
import { catalogueEntries } from '@/lib/catalogue';
import { areaAround, overlap } from '@/lib/schematic/area';
import { pointsOn } from '@/lib/schematic/note';
import { balloonsOf, drawAssembly } from '@/pipeline/screen/assembly';
import { format, frames } from '@/pipeline/screen/frames';
import { drawScreen, placeParts } from '@/pipeline/screen/layout';
import { bleed, type Room } from '@/pipeline/screen/part';
import { kindOf } from '@/pipeline/screen/parts';
import { type Box, type Primitive, screenStyles } from '@/pipeline/screen/primitives';
import { roomOf } from '@/pipeline/svg/measure';
import { classPaint, type TextPrimitive } from '@/pipeline/svg/svg';
import { inside, type Named, pairs, rect, textRect } from './geometry';

/* Every part of every screen, measured with room for the fallback face. */

type Text = TextPrimitive<keyof typeof screenStyles.texts>;

const boxRect = (name: string, { x, y, w, h }: Box) => rect(name, x, y, w, h);
const textsOf = (primitives: readonly Primitive[]) =>
  primitives.filter((primitive): primitive is Text => 'text' in primitive);
const covered = (primitive: Text) => textRect(primitive, screenStyles.texts[primitive.text], roomOf);

/** A renderer tells which rectangle a path covers. */
function pathRect(name: string, d: string): Named | undefined {
  const box = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg"><path fill="none" stroke="#000" stroke-width="0.01" d="${d}"/></svg>`,
  ).getBBox();
  return box && rect(name, box.x, box.y, box.width, box.height);
}

/** Rectangles among the strokes: fields, buttons, sheets of maps, bars, carets. */
const rectangles = (primitives: readonly Primitive[]): Named[] =>
  primitives.flatMap((primitive) =>
    'path' in primitive
      ? [...primitive.d.matchAll(/M([-\d.]+) ([-\d.]+)h([\d.]+)v([\d.]+)h-[\d.]+z/g)].map(([, x, y, w, h]) =>
          rect(primitive.path, Number(x), Number(y), Number(w), Number(h)),
        )
      : [],
  );

/** What is wrong with one part, in words. */
function partProblems(primitives: readonly Primitive[], room: Room): string[] {
  const box = boxRect('box', room.box);
  const wide = { ...box, left: box.left - bleed, right: box.right + bleed };
  return primitives.flatMap((primitive) => {
    if ('text' in primitive)
      return inside(covered(primitive), box) ? [] : [`"${primitive.lines.join(' ')}" leaves its box`];
    const path = primitive.d && pathRect(primitive.path, primitive.d);
    return path && !inside(path, wide, 1) ? [`a stroke of ${primitive.path} leaves its box`] : [];
  });
}

/** What is wrong with marks side by side, in words. */
function overlaps(primitives: readonly Primitive[]): string[] {
  const texts = textsOf(primitives).map(covered);
  return [
    ...pairs(texts).flatMap(([a, b]) => (overlap(a, b) ? [`"${a.name}" runs into "${b.name}"`] : [])),
    ...texts.flatMap((text) =>
      rectangles(primitives)
        .filter((box) => overlap(text, box) && !inside(text, box))
        .map((box) => `"${text.name}" crosses the edge of a ${box.name}`),
    ),
  ];
}

function screenProblems(screen: Screen): string[] {
  const placed = placeParts(screen);
  const content = boxRect('content', frames[screen.device](screen.heading).content);
  const boxes = placed.map(({ part, room }) => boxRect(part.part, room.box));
  const primitives = drawScreen(screen);
  const display = rect('screen', 0, 0, format.w, format.h);
  const drawn = new Set(textsOf(primitives).map(({ lines }) => lines.join(' ')));
  return [
    ...placed.flatMap(({ part, room }) =>
      partProblems(kindOf(part).draw(part, room), room).map((problem) => `${part.part}: ${problem}`),
    ),
    ...boxes.filter((box) => !inside(box, content)).map(({ name }) => `${name} leaves the device`),
    ...pairs(boxes).flatMap(([a, b]) => (overlap(a, b) ? [`${a.name} runs into ${b.name}`] : [])),
    ...overlaps(primitives),
    ...textsOf(primitives).flatMap((primitive) =>
      inside(covered(primitive), display) ? [] : [`${primitive.lines} is cut off`],
    ),
    ...[screen.heading, ...screen.parts.flatMap(words)].filter((word) => !drawn.has(word)),
  ];
}

/** Every text of a part's data that is drawn as it stands; the cells of a log are checked below. */
function words(data: unknown): readonly string[] {
  if (typeof data === 'string') return [data];
  if (typeof data !== 'object' || data === null || ('part' in data && data.part === 'log')) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    ['part', 'state', 'style'].includes(key) ? [] : words(value),
  );
}

test.each(portfolio.map(({ slug, screen }) => [slug, screen] as const))(
  'the screen of %s shows all its data, in its box and without overlaps',
  (_, screen) => expect(screenProblems(screen)).toEqual([]),
);

const products = catalogueEntries.flatMap(({ path, page }) => {
  const screen = page.section === 'solution' && page.detail.screen;
  return screen && page.section === 'solution' ? [[path, screen, page.detail] as const] : [];
});

const unpainted = classPaint(screenStyles, {});

describe.each(products)('the screen of %s', (_, screen, { capabilities: modules, schematic: { mark } }) => {
  const anchors = modules.map(({ on }) => on);
  it('shows all its data, in its box and without overlaps', () => expect(screenProblems(screen)).toEqual([]));

  it('has the correction of the drawing written above it', () => {
    const correction = { pencil: '', note: '', struck: '' };
    const paint = { ...unpainted, west: '', east: '', correction };
    const { viewBox, drawn } = drawAssembly(screen, anchors, mark, paint);
    const top = Number(viewBox.split(' ')[1]);
    const above = [...drawn.matchAll(/<text x='1' y='(-[\d.]+)'>(.*?)<\/text>/g)];
    const [struck, ...answer] = above.map(([, , lines = '']) => lines.replace(/(<[^>]*>)+/g, ' ').trim());
    for (const [, y] of above) expect(Number(y)).toBeGreaterThan(top + 10);
    expect(struck).toBe(mark?.before);
    expect(mark?.answer.toLowerCase().endsWith(answer.join(' ').toLowerCase())).toBe(true);
    // The question is not written, and so no "Yes" to it.
    expect(answer.join(' ')).toMatch(/^(?!Yes|No\.)\p{Lu}.{20}/u);
  });

  it('has a balloon for every module, apart from each other, with leaders that cross no text and no other', () => {
    const balloons = balloonsOf(screen, anchors);
    expect(balloons.map(({ number }) => number).sort()).toEqual(modules.map((_, index) => index + 1));
    const words = textsOf(drawScreen(screen)).map(covered);
    for (const { side, y, end } of balloons) {
      const from = { x: side === 'west' ? 0 : format.w, y };
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(format.h - 10);
      const points = pointsOn([from, from, end, end]).map((point) => areaAround([point]));
      const cut = words.filter((word) => points.some((point) => overlap(word, point)));
      expect(cut.map(({ name }) => name)).toEqual([]);
    }
    for (const side of ['west', 'east']) {
      const own = balloons.filter((balloon) => balloon.side === side);
      for (const [a, b] of pairs(own)) {
        expect(Math.abs(a.y - b.y)).toBeGreaterThanOrEqual(28);
        // In the order of what they point to, or the leaders would cross.
        expect(Math.sign(a.y - b.y)).toBe(Math.sign(a.end.y - b.end.y));
      }
    }
  });
});

const logs = portfolio.flatMap(({ slug, screen }) =>
  placeParts(screen).flatMap(({ part, room }) => (part.part === 'log' ? [[slug, part, room] as const] : [])),
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
  expect(Math.min(...Object.values(screenStyles.texts).map(({ size }) => size))).toBeGreaterThanOrEqual(12);
});

test('every kind of part stands in some screen', () => {
  const kinds = new Set(portfolio.flatMap(({ screen }) => screen.parts.map(({ part }) => part)));
  expect([...kinds].sort()).toEqual(['chart', 'figures', 'form', 'list', 'log', 'map', 'steps', 'table']);
});

describe('the checks above see', () => {
  const screen = (device: Screen['device'], ...parts: readonly [ScreenPart, ...ScreenPart[]]): Screen => ({
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
  const list = (...states: readonly ('done' | 'active' | 'waiting' | 'alert')[]): ScreenPart => ({
    part: 'list',
    items: states.map((state, index) => ({ label: `Item ${index}`, state })) as never,
  });
  const steps: ScreenPart = { part: 'steps', items: ['One', 'Two'], current: 1 };
  const log: ScreenPart = { part: 'log', lines: [['a'], ['b'], ['c']] };
  const map: ScreenPart = { part: 'map', label: 'Round', stops: ['A', 'B', 'C'] };
  const chart: ScreenPart = { part: 'chart', style: 'bars', label: 'Hours', points: [1, 2, 3, 4, 5, 9] };

  it.each<[string, Screen['device'], readonly [ScreenPart, ...ScreenPart[]], string, number]>([
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
  const list: ScreenPart = { part: 'list', items: [{ label: 'One', state: 'done' }] };
  const chart: ScreenPart = { part: 'chart', style: 'line', label: 'Hours', points: [1, 2, 3, 4, 5, 9] };
  const table: ScreenPart = { part: 'table', columns: ['A'], rows: [['1'], ['2'], ['3']] };
  const log = (lines: number): ScreenPart => ({ part: 'log', lines: Array(lines).fill('a line') as never });
  const tops = (device: Screen['device'], ...parts: readonly [ScreenPart, ...ScreenPart[]]) =>
    placeParts({ device, heading: 'Sample', parts }).map(({ room }) => room.box);

  it('stand in pairs where both are narrow, except on a handset', () => {
    const [left, right] = tops('browser', list, chart);
    expect(left?.y).toBe(right?.y);
    expect((left?.x ?? 0) + (left?.w ?? 0) + 20).toBeCloseTo(right?.x ?? 0);
    // The chart can use the width that the list leaves over.
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
