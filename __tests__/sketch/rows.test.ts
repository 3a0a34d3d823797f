/** @jest-environment node */
import fc from 'fast-check';
import { fragmentOf, openFragment } from '@/lib/before-you-buy/fragment';
import { catalogueEntries } from '@/lib/catalogue';
import { limits, type Sketch } from '@/lib/sketch/model';
import {
  changed,
  type History,
  packed,
  readSketch,
  redone,
  type SketchAction,
  sketchFrom,
  undone,
  withAction,
} from '@/lib/sketch/rows';

const two: Sketch = {
  title: 'Shop',
  boxes: [
    { id: 'b1', label: 'Till', kind: 'software', lane: 'Shop' },
    { id: 'b2', label: 'Owner', kind: 'person', lane: '' },
  ],
  flows: [{ from: 'b1', to: 'b2', label: 'takings' }],
};

const after = (...actions: readonly SketchAction[]) => actions.reduce(changed, two);
const box = { label: 'Store', kind: 'store', lane: '' } as const;

test('a box goes with its flows and its pencil, and two boxes stay', () => {
  const three = after({ type: 'add box', box }, { type: 'hurt', box: 'b3' });
  const joined = changed(three, { type: 'add flow', flow: { from: 'b1', to: 'b3', label: '' } });
  expect(changed(joined, { type: 'remove box', at: 2 })).toEqual(two);
  expect(after({ type: 'remove box', at: 0 })).toBe(two);
});

test('a row keeps its id when others come and go, and rows stop at the limits', () => {
  const grown = after({ type: 'add box', box }, { type: 'remove box', at: 1 }, { type: 'add box', box });
  expect(grown.boxes.map(({ id }) => id)).toEqual(['b1', 'b3', 'b4']);
  const full = Array.from({ length: 30 }).reduce<Sketch>(
    (sketch) =>
      changed(changed(sketch, { type: 'add box', box }), {
        type: 'add flow',
        flow: { from: 'b1', to: 'b2', label: '' },
      }),
    two,
  );
  expect([full.boxes.length, full.flows.length]).toEqual([limits.boxes.most, limits.flows.most]);
});

test('a flow never leads from a box to itself: its other end takes what this one had', () => {
  const ends = (change: { readonly from?: string; readonly to?: string }) => {
    const { from, to } = after({ type: 'edit flow', at: 0, change }).flows[0] ?? {};
    return [from, to];
  };
  expect([ends({ from: 'b2' }), ends({ to: 'b1' })]).toEqual([
    ['b2', 'b1'],
    ['b2', 'b1'],
  ]);
});

test('a text is cut where a reader counts sixty characters', () => {
  const family = '👩‍👩‍👧';
  const edit = (label: string) => after({ type: 'edit box', at: 0, change: { label } }).boxes[0]?.label;
  expect(edit(family.repeat(61))).toBe(family.repeat(60));
  expect(edit('क्षि'.repeat(60))).toBe('क्षि'.repeat(60));
});

test('typing is undone by the field, other steps one by one', () => {
  const letters = (text: string): SketchAction => ({ type: 'edit box', at: 0, change: { label: text } });
  const actions: readonly SketchAction[] = [
    letters('T'),
    letters('Ti'),
    { type: 'move box', at: 0, by: 1 },
    { type: 'title', text: 'X' },
  ];
  const all = actions.reduce(withAction, { past: [], now: two, future: [] } as History);
  const steps = [all, undone(all), undone(undone(all)), undone(undone(undone(all)))];
  expect(steps.map(({ now }) => `${now.title} ${now.boxes.map(({ label }) => label)}`)).toEqual([
    'X Owner,Ti',
    'Shop Owner,Ti',
    'Shop Ti,Owner',
    'Shop Till,Owner',
  ]);
  expect(redone(undone(all)).now).toEqual(all.now);
});

test('every page’s drawing can be begun with, and comes back from an address as it was', () => {
  for (const { page } of catalogueEntries) {
    const sketch = sketchFrom(page.detail.schematic, page.label);
    const back = readSketch(JSON.parse(JSON.stringify(packed(sketch))));
    expect(back && packed(back)).toEqual(packed(sketch));
  }
});

const good = JSON.stringify(packed({ ...two, hurt: { box: 'b2', note: 'late' } }));

test.each([
  ['nothing', 'null'],
  ['an object', '{"title":"x","boxes":[],"flows":[]}'],
  ['a prototype', '["x",[["a",0,""],["b",0,""]],[],{"__proto__":{"polluted":1}}]'],
  ['one box', '["x",[["a",0,""]],[]]'],
  ['a kind that does not exist', '["x",[["a",9,""],["b",0,""]],[]]'],
  ['a kind by name', '["x",[["a","constructor",""],["b",0,""]],[]]'],
  ['a flow to nowhere', '["x",[["a",0,""],["b",0,""]],[[0,7,""]]]'],
  ['a flow to itself', '["x",[["a",0,""],["b",0,""]],[[0,0,""]]]'],
  ['half a place', '["x",[["a",0,""],["b",0,""]],[[0,0.5,""]]]'],
  ['a huge number', '["x",[["a",0,""],["b",0,""]],[[0,1e308,""]]]'],
  [
    'a long label',
    JSON.stringify([
      'x',
      [
        ['a'.repeat(61), 0, ''],
        ['b', 0, ''],
      ],
      [],
    ]),
  ],
  ['ten thousand boxes', JSON.stringify(['x', Array.from({ length: 10_000 }, () => ['a', 0, '']), []])],
  ['a fifth part', `${good.slice(0, -1)},1]`],
])('%s is refused', (_, json) => {
  expect(readSketch(JSON.parse(json))).toBeUndefined();
});

test('markup is a text like another', () => {
  const label = '<img src=x onerror=alert(1)>';
  expect(
    readSketch([
      'x',
      [
        [label, 0, ''],
        ['b', 0, ''],
      ],
      [],
    ])?.boxes[0]?.label,
  ).toBe(label);
});

const read = (fragment: string) => openFragment(fragment, 'sketch', 1, readSketch);
const address = fragmentOf('sketch', 1, JSON.parse(good));

test('an address that was altered or cut anywhere is refused', () => {
  expect(read(address)).toEqual({ value: readSketch(JSON.parse(good)) });
  fc.assert(
    fc.property(
      fc.integer({ min: 8, max: address.length - 1 }),
      fc.option(fc.string({ minLength: 1, maxLength: 2 })),
      (at, put) => {
        const damaged = address.slice(0, at) + (put === null ? '' : put + address.slice(at + 1));
        fc.pre(damaged !== address);
        expect(read(damaged)).toHaveProperty('fault');
      },
    ),
    { numRuns: 2000 },
  );
});

test('a megabyte, and a newer version, are refused by their names', () => {
  expect(read(`#sketch=1.${'A'.repeat(1_000_000)}`)).toEqual({ fault: 'long' });
  expect(read(address.replace('=1.', '=2.'))).toEqual({ fault: 'newer' });
});

const text = fc.string({ maxLength: 70 });
const place = fc.integer({ min: -1, max: 14 });
const nearly = fc.tuple(
  text,
  fc.array(fc.tuple(text, fc.integer({ min: 0, max: 5 }), text), { maxLength: 15 }),
  fc.array(fc.tuple(place, place, text), { maxLength: 21 }),
);

test('whatever JSON says, reading it gives a sketch within the limits or nothing', () => {
  const outcomes = { read: 0, refused: 0 };
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), nearly), (json) => {
      const sketch = readSketch(json);
      outcomes[sketch ? 'read' : 'refused'] += 1;
      if (!sketch) return;
      expect(sketch.boxes.length).toBeGreaterThanOrEqual(limits.boxes.least);
      expect(readSketch(JSON.parse(JSON.stringify(packed(sketch))))).toEqual(sketch);
    }),
    { numRuns: 2000, seed: 27 },
  );
  expect(outcomes.read).toBeGreaterThan(20);
});
