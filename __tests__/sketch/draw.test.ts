import { areaAround, areaOf, grown, isInside, overlap } from '@/lib/schematic/area';
import { runAreas } from '@/lib/schematic/drawing';
import { type Drawn, type DrawnText, drawSketch, type Fault, type SketchFormat } from '@/lib/sketch/draw';
import type { Sketch, SketchBox, SketchFlow } from '@/lib/sketch/model';
import { standaloneSvg } from '@/lib/sketch/standalone-svg';
import { clean, graphemes } from '@/lib/sketch/text';
import { estimate } from './estimate';

const kinds = ['person', 'software', 'store', 'document', 'outside'] as const;
const words = [
  'Ledger',
  'phone call',
  'a',
  'GST return 3B',
  'approved rate list',
  'Internationalisation',
  'W'.repeat(30),
  'खाता बही',
  'فاتورة ضريبية',
  'חשבונית',
  '送货单和仓库库存登记表',
  '👩‍👩‍👧‍👦',
  '🏴󠁧󠁢󠁳󠁣󠁴󠁿🧾',
  'e\u0301\u0302\u0303\u0304\u0305\u0306',
  '<b>&"\'',
  '\u202edesrever\u0007',
];

/** Numbers from 0 to 1, the same in every run. */
function randomNumbers(seed: number) {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

function randomSketch(seed: number): Sketch {
  const random = randomNumbers(seed * 7919 + 1);
  const below = (count: number) => Math.floor(random() * count);
  const text = (most: number) =>
    graphemes(Array.from({ length: below(most + 1) }, () => words[below(words.length)] ?? '').join(' '))
      .slice(0, 60)
      .join('');
  const lanes = ['', ...Array.from({ length: below(5) }, () => text(3))];
  const boxes = Array.from(
    { length: 2 + below(13) },
    (_, index): SketchBox => ({
      id: `b${index}`,
      label: text(4),
      kind: kinds[below(kinds.length)] ?? 'person',
      lane: lanes[below(lanes.length)] ?? '',
    }),
  );
  const flows = Array.from({ length: 1 + below(20) }, (): SketchFlow => {
    const from = below(boxes.length);
    const to = (from + 1 + below(boxes.length - 1)) % boxes.length;
    return { from: `b${from}`, to: `b${to}`, label: text(3) };
  });
  return {
    title: text(3),
    boxes,
    flows,
    ...(below(2) === 0 && { hurt: { box: `b${below(boxes.length)}`, note: text(4) } }),
  };
}

/** The room that the lines of a text take, by their own widths. */
function linesArea({ lines, anchor, direction, size, weight }: DrawnText) {
  const areas = lines.map(({ text, x, y }) => {
    const width = estimate.widthOf(text, { face: 'text', size, weight });
    const isRight = (anchor === 'end') === (direction === 'ltr');
    const left = anchor === 'middle' ? x - width / 2 : isRight ? x - width : x;
    return { left, right: left + width, top: y - 0.75 * size, bottom: y + 0.22 * size };
  });
  return areaAround(
    areas.flatMap(({ left, top, right, bottom }) => [
      { x: left, y: top },
      { x: right, y: bottom },
    ]),
  );
}

const withoutBlanks = (text: string) => text.replace(/\s/gu, '');

/** @returns each fault of a drawing, in words */
function problemsOf({ width, height, boxes, flows, lanes, hurt }: Drawn, sketch: Sketch): string[] {
  const problems: string[] = [];
  const check = (bad: boolean, problem: string) => {
    if (bad) problems.push(problem);
  };
  const sheet = { left: 0, top: 0, right: width, bottom: height };
  const solid = boxes.map((box) => ({ name: `box ${box.id}`, area: areaOf(box) }));
  const texts = [
    ...lanes.flatMap(({ name }) => (name ? [{ name: 'a lane', text: name }] : [])),
    ...flows.flatMap(({ number, label }) => (label ? [{ name: `flow ${number}`, text: label }] : [])),
    ...(hurt?.note ? [{ name: 'the note', text: hurt.note }] : []),
  ].map(({ name, text }) => ({ name, area: areaOf(text.room), lines: linesArea(text) }));
  for (const [index, { name, area }] of [...solid, ...texts].entries()) {
    check(!isInside(area, sheet), `${name} leaves the sheet`);
    for (const other of [...solid, ...texts].slice(index + 1))
      check(overlap(area, other.area), `${name} lies on ${other.name}`);
  }
  for (const { name, area, lines } of texts)
    check(!isInside(lines, grown(area, 3)), `the words of ${name} leave their room`);
  for (const [index, { id, label, ...rect }] of boxes.entries()) {
    const room = grown(areaOf(rect), -3);
    check(label.lines.length > 0 && !isInside(linesArea(label), room), `the label of ${id} leaves its box`);
    const written = withoutBlanks(label.lines.map(({ text }) => text).join(''));
    check(written !== withoutBlanks(clean(sketch.boxes[index]?.label ?? '')), `${id} lost letters`);
  }
  for (const flow of flows) {
    const { number, from, to, points, label } = flow;
    const ends = [
      [points[0], from],
      [points.at(-1), to],
    ] as const;
    for (const [point, id] of ends) {
      const box = boxes.find((one) => one.id === id);
      const at = point && areaAround([point]);
      const isOn = box && at && isInside(at, areaOf(box)) && !isInside(grown(at, 0.01), areaOf(box));
      check(!isOn, `flow ${number} does not end on ${id}`);
    }
    check(!label, `flow ${number} has no number`);
    for (const run of runAreas(flow)) {
      check(!isInside(run, sheet), `flow ${number} leaves the sheet`);
      for (const { name, area } of solid)
        check(overlap(grown(run, 0.01), grown(area, -1)), `flow ${number} runs through ${name}`);
    }
  }
  check(flows.length !== sketch.flows.length, 'a flow is missing');
  check(boxes.length !== sketch.boxes.length, 'a box is missing');
  return problems;
}

const drawn = (sketch: Sketch, format: SketchFormat = 'medium'): Drawn => {
  const result = drawSketch(sketch, estimate, format);
  if ('fault' in result) throw new Error(result.fault);
  return result;
};

/** An SVG file as an XML parser reads it. */
function parsed(svg: string): Document {
  const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  return document;
}

test('any list of rows is drawn without overlap and inside the sheet', () => {
  const problems: string[] = [];
  for (let seed = 0; seed < 1000; seed++) {
    const sketch = randomSketch(seed);
    const format = seed % 2 === 0 ? 'medium' : 'portrait';
    const drawing = drawSketch(sketch, estimate, format);
    const found = 'fault' in drawing ? [drawing.fault] : problemsOf(drawing, sketch);
    problems.push(...found.map((problem) => `${seed} ${format}: ${problem}`));
    if (!('fault' in drawing) && seed % 10 === 0) parsed(standaloneSvg(drawing));
  }
  expect(problems).toEqual([]);
}, 300_000);

const box = (id: string, label = id, lane = ''): SketchBox => ({ id, label, kind: 'software', lane });
const flow = (from: string, to: string, label = ''): SketchFlow => ({ from, to, label });
const letters = (count: number) => Array.from({ length: count }, (_, index) => `n${index}`);
const sketchOf = (boxes: readonly SketchBox[], flows: readonly SketchFlow[]): Sketch => ({
  title: '',
  boxes,
  flows,
});
const fourteen = letters(14);

describe.each<SketchFormat>(['medium', 'portrait'])('%s draws', (format) => {
  it.each<[string, Sketch]>([
    ['one box alone', sketchOf([box('a')], [])],
    ['boxes without labels', sketchOf([box('a', ''), box('b', '')], [flow('a', 'b')])],
    [
      'a box that nothing reaches',
      sketchOf(
        ['a', 'b', 'c'].map((id) => box(id)),
        [flow('a', 'b')],
      ),
    ],
    [
      'a star of twenty flows',
      sketchOf(
        fourteen.map((id) => box(id)),
        letters(20).map((_, index) => flow('n0', `n${1 + (index % 13)}`, 'goods')),
      ),
    ],
    [
      'twenty flows of one pair',
      sketchOf(
        [box('a'), box('b')],
        letters(20).map((_, index) => (index % 2 ? flow('a', 'b') : flow('b', 'a'))),
      ),
    ],
    [
      'a ring, each box in a lane of its own',
      sketchOf(
        fourteen.map((id) => box(id, id, `${'Department '.repeat(5)}${id}`)),
        fourteen.map((id, index) =>
          flow(id, `n${(index + 1) % 14}`, 'the whole of what was agreed last week, in writing'),
        ),
      ),
    ],
    [
      'sixty wide letters in each box',
      sketchOf(
        fourteen.map((id) => box(id, '﷽'.repeat(60))),
        [flow('n0', 'n13', '🏳️‍🌈'.repeat(60))],
      ),
    ],
  ])('%s', (_, sketch) => {
    expect(problemsOf(drawn(sketch, format), sketch)).toEqual([]);
  });
});

test('the same rows make the same drawing', () => {
  expect(drawn(randomSketch(5))).toEqual(drawn(randomSketch(5)));
});

test.each<[Fault, Sketch]>([
  [{ fault: 'no box' }, sketchOf([], [])],
  [
    { fault: 'too many boxes' },
    sketchOf(
      letters(15).map((id) => box(id)),
      [],
    ),
  ],
  [
    { fault: 'too many flows' },
    sketchOf(
      [box('a'), box('b')],
      letters(21).map(() => flow('a', 'b')),
    ),
  ],
  [{ fault: 'repeated id', of: 'box', row: 1 }, sketchOf([box('a'), box('a')], [])],
  [{ fault: 'long label', of: 'box', row: 0 }, sketchOf([box('a', 'x'.repeat(61))], [])],
  [
    { fault: 'long label', of: 'flow', row: 0 },
    sketchOf([box('a'), box('b')], [flow('a', 'b', 'x'.repeat(61))]),
  ],
  [{ fault: 'unknown box', of: 'flow', row: 0 }, sketchOf([box('a'), box('b')], [flow('a', 'c')])],
  [{ fault: 'flow to itself', of: 'flow', row: 0 }, sketchOf([box('a'), box('b')], [flow('a', 'a')])],
])('says why there is no drawing: %j', (fault, sketch) => {
  expect(drawSketch(sketch, estimate)).toEqual(fault);
});

test('a saved file holds the words as they were typed, and runs nothing', () => {
  const label = '</text><script>alert(1)</script>&amp;';
  const document = parsed(
    standaloneSvg({ ...drawn(sketchOf([box('a', label), box('b')], [])), title: label }),
  );
  expect(document.querySelector('script')).toBeNull();
  expect(document.querySelector('title')?.textContent).toBe(label);
  expect(withoutBlanks(document.documentElement.textContent)).toContain(`${label}${label}`);
});

test('words that run from right to left begin at the right end of their room', () => {
  const sketch = sketchOf(
    [
      { ...box('a'), lane: 'العملاء' },
      { ...box('b'), lane: 'Office' },
    ],
    [flow('a', 'b')],
  );
  const [arabic, english] = drawn(sketch).lanes.map(({ name }) => name);
  expect(arabic?.direction).toBe('rtl');
  expect(arabic?.lines[0]?.x).toBeCloseTo((arabic?.room.x ?? 0) + (arabic?.room.width ?? 0), -1);
  expect(english?.direction).toBe('ltr');
  expect(english?.lines[0]?.x).toBe(english?.room.x);
});
