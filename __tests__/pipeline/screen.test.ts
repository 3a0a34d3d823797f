/** @jest-environment node */
import { Resvg } from '@resvg/resvg-js';
import { portfolio } from '@/content/portfolio';
import { monthSpan } from '@/content/portfolio/month';
import { type Screen, type ScreenPart, screen as screenSchema } from '@/content/portfolio/screen';
import { catalogueEntries } from '@/lib/catalogue';
import { areaAround, overlap } from '@/lib/schematic/area';
import { pointsOn } from '@/lib/schematic/note';
import { balloonsOf, drawAssembly } from '@/pipeline/screen/assembly';
import { format, frames } from '@/pipeline/screen/frames';
import { drawScreen, placeParts } from '@/pipeline/screen/layout';
import { bleed, type PartOf, type Room } from '@/pipeline/screen/part';
import { kindOf } from '@/pipeline/screen/parts';
import { type Box, type Primitive, screenStyles } from '@/pipeline/screen/primitives';
import { screenLines } from '@/pipeline/screen/text';
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
    ['part', 'state', 'style', 'cells', 'month'].includes(key) ? [] : words(value),
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

const bar = { label: 'School kitchens', from: 1.8, to: 2.6, note: '18 late', state: 'alert' } as const;
const stops: PartOf<'tape'> = {
  part: 'tape',
  label: 'Stops of van 3',
  ticks: ['06:00', '08:00', '10:00', '12:00'],
  rows: [
    { label: 'Depot, load', from: 0, to: 0.4, note: '24 min' },
    { label: 'Bakery round', from: 0.5, to: 1.7 },
    bar,
    { label: 'Return', from: 2.6, to: 3, note: 'empty' },
    { label: 'Wash', from: 2.95, to: 3 },
  ],
};
const offers: PartOf<'matrix'> = {
  part: 'matrix',
  columns: ['Kolhapur', 'Satara'],
  rows: [{ label: 'A', cells: ['full', 'alert'] }],
  key: { full: 'on shelf', alert: 'short' },
};
const shelf: PartOf<'matrix'> = {
  part: 'matrix',
  columns: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  rows: Array.from({ length: 6 }, (_, index) => ({
    label: `Curd ${index}`,
    cells: ['full', 'full', 'part', 'full', index === 1 ? 'alert' : 'full', 'none', 'none'],
  })) as never,
  key: { full: 'on shelf', part: 'low', none: 'closed', alert: 'short, promised' },
};
const shift: PartOf<'calendar'> = {
  part: 'calendar',
  month: '2026-12',
  span: [14, 16],
  marked: [{ day: 16, state: 'active' }],
};
const camps: PartOf<'calendar'> = {
  part: 'calendar',
  month: '2026-08',
  marked: [31, 1, 8, 9, 14, 15, 22, 23].map((day, index) => ({
    day,
    state: index === 4 ? 'alert' : 'waiting',
    note: `Camp ${index}`,
  })) as never,
};
const docks: ScreenPart = { part: 'list', items: [{ label: 'Dock 2', state: 'done' }] };

const kit: readonly (readonly [name: string, part: ScreenPart])[] = [
  ['five bars', stops],
  ['one bar', { ...stops, ticks: ['0', '45 min'], rows: [{ label: 'Quiz', from: 0, to: 1 }] }],
  ['one row', offers],
  ['six rows of a week', shelf],
  [
    'long columns',
    {
      ...offers,
      columns: ['Kolhapur', 'Pune', 'Sangamne'],
      rows: [{ label: 'B', cells: ['none', 'none', 'none'] }],
      key: { none: 'closed' },
    },
  ],
  ['one week', shift],
  ['six weeks and eight notes', camps],
];
const samples = kit.flatMap(([name, part]) =>
  (['browser', 'tablet', 'handset'] as const).flatMap((device) =>
    [[part] as const, ...(device === 'handset' ? [] : [[part, docks] as const, [docks, part] as const])].map(
      (parts) =>
        [part.part, name, device, parts.length, { device, heading: 'Sample', parts } as Screen] as const,
    ),
  ),
);

test.each(samples)(
  'a %s of %s on a %s, one of %i parts, is sound and shown in full',
  (...[, , , , screen]) => {
    expect(screenSchema.safeParse(screen).error?.issues ?? []).toEqual([]);
    expect(screenProblems(screen)).toEqual([]);
  },
);

/** What a part says, without its scale, its signs and the head of its first column. */
const sayings = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) =>
        ['part', 'state', 'style', 'month', 'ticks', 'key', 'columns', 'cells'].includes(key)
          ? []
          : sayings(inner),
      )
    : typeof value === 'string'
      ? [value]
      : [];

test.each([
  ...portfolio.map(({ slug, screen }) => [slug, screen] as const),
  ...samples.map(([, name, device, , screen]) => [`${name}, ${device}`, screen] as const),
])('%s: its screen in words says all that is drawn', (_, screen) => {
  const words = screenLines(screen).join('\n');
  expect(words).not.toMatch(/undefined|NaN/);
  expect(
    screen.parts
      .flatMap((part) => sayings(part.part === 'chart' ? part.label : part))
      .filter((text) => !words.includes(text)),
  ).toEqual([]);
});

test('bars, signs and days are named in words', () => {
  const of = (...parts: [ScreenPart]) => screenLines({ device: 'tablet', heading: 'Sample', parts });
  expect(of(stops)[3]).toBe('School kitchens: within 08:00 to 12:00, 18 late');
  expect(of(offers)).toEqual(['A: Kolhapur on shelf, Satara short']);
  expect(of(shift)).toEqual(['16 December 2026: now']);
});

test('every kind of part stands in some screen', () => {
  const screens = [...portfolio.map(({ screen }) => screen), ...samples.map((sample) => sample[4])];
  const kinds = new Set(screens.flatMap(({ parts }) => parts.map(({ part }) => part)));
  expect([...kinds].sort()).toEqual([
    'calendar',
    'chart',
    'figures',
    'form',
    'list',
    'log',
    'map',
    'matrix',
    'steps',
    'table',
    'tape',
  ]);
});

describe('a screen is refused', () => {
  const issues = (part: unknown) =>
    screenSchema
      .safeParse({ device: 'browser', heading: 'Sample', parts: [part] })
      .error?.issues.map(({ message }) => message);
  const marked = (...days: readonly number[]) => days.map((day) => ({ day, state: 'done' }));

  it.each<[string, unknown, string]>([
    [
      'with a bar past the last tick',
      { ...stops, rows: [{ ...bar, to: 3.1 }] },
      '"School kitchens" goes from 1.8 to 3.1, wanted a bar within 0 to 3',
    ],
    [
      'with a bar before the first',
      { ...stops, rows: [{ ...bar, from: -0.1 }] },
      '"School kitchens" goes from -0.1 to 2.6, wanted a bar within 0 to 3',
    ],
    [
      'with a bar without length',
      { ...stops, rows: [{ ...bar, from: 2.6 }] },
      '"School kitchens" goes from 2.6 to 2.6, wanted a bar within 0 to 3',
    ],
    [
      'with a row of other length',
      { ...offers, rows: [{ label: 'A', cells: ['full', 'full', 'alert'] }] },
      'row 0 has 3 cells for 2 columns',
    ],
    [
      'with a sign that the key lacks',
      { ...offers, key: { full: 'on shelf' } },
      'the key has no word for "alert"',
    ],
    [
      'with a word for no cell',
      { ...offers, key: { full: 'on shelf', alert: 'short', none: 'closed' } },
      'the key has "none", which no cell has',
    ],
    ['with a month that is none', { ...shift, month: '2026-13' }, '"2026-13" is not a month such as 2026-12'],
    [
      'with a day past the month',
      { part: 'calendar', month: '2026-02', marked: marked(29) },
      'day 29 is not within 1 to 28 of 2026-02',
    ],
    [
      'with a day outside of its span',
      { ...shift, marked: marked(17) },
      'day 17 is not within 14 to 16 of 2026-12',
    ],
    ['with a day marked twice', { ...shift, marked: marked(15, 15) }, 'day 15 is marked twice'],
    [
      'with a span that ends before it begins',
      { ...shift, span: [16, 14] },
      'the span 16 to 14 is none of 2026-12, which has 31 days',
    ],
  ])('%s', (_, part, message) => expect(issues(part)).toEqual([message]));
});

test('a month has its days under their weekdays', () => {
  const drawn = (part: PartOf<'calendar'>) => {
    const room: Room = { box: { x: 0, y: 0, w: 200, h: 200 }, accent: undefined, device: 'handset' };
    return textsOf(kindOf(part).draw(part, room));
  };
  const [week, month] = [shift, camps].map(drawn);
  // 14 December 2026 is a Monday; 1 August 2026 is a Saturday.
  expect(week?.map(({ lines }) => lines[0])).toEqual(
    'December 2026,M,T,W,T,F,S,S,14,15,16,17,18,19,20'.split(','),
  );
  const weekdays = month?.slice(1, 8).map(({ x }) => x);
  const first = month?.slice(8).find(({ lines }) => lines[0] === '1');
  expect(weekdays?.indexOf(first?.x ?? 0)).toBe(5);
  expect(monthSpan('2028-02')).toEqual({ days: 29, first: 1 });
});

test('a balloon finds the row of a bar or a product, and the week of a day', () => {
  const rowsOf = (part: ScreenPart, ...texts: readonly string[]) => {
    const [placed] = placeParts({ device: 'handset', heading: 'Sample', parts: [part] });
    if (!placed) throw new Error('No part');
    const drawn = textsOf(kindOf(part).draw(part, placed.room));
    return texts.map((sought, row) => {
      const found = drawn.find(({ lines }) => lines[0] === sought);
      const box = kindOf(part).rowBox?.(part, placed.room.box, row);
      return found && box && inside(covered(found), boxRect('row', box));
    });
  };
  expect(rowsOf(stops, 'Depot, load', 'Bakery round', 'School kitchens')).toEqual([true, true, true]);
  expect(rowsOf(shelf, 'Curd 0', 'Curd 1')).toEqual([true, true]);
  expect(rowsOf(camps, '31', '1', '8', '9')).toEqual([true, true, true, true]);
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
  const late: ScreenPart = { ...stops, rows: [{ label: 'Bakery round', from: 0, to: 1 }, bar] };
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
    ['an alert on a tape before the current step', 'browser', [steps, late], 'tape', 1],
    ['the row with an alert in a matrix', 'browser', [chart, shelf], 'matrix', 1],
    ['an active day before a chart', 'browser', [chart, shift], 'calendar', 0],
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
