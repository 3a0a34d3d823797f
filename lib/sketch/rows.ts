import type { NodeKind, Schematic } from '@/content/catalogue/schematic';
import { limits, type Sketch, type SketchBox, type SketchFlow } from './model';
import { graphemes } from './text';

export const kinds = [
  'person',
  'software',
  'store',
  'document',
  'outside',
] as const satisfies readonly NodeKind[];

export type SketchAction =
  | { readonly type: 'title' | 'note'; readonly text: string }
  | { readonly type: 'add box'; readonly box: Omit<SketchBox, 'id'> }
  | { readonly type: 'add flow'; readonly flow: SketchFlow }
  | { readonly type: 'edit box'; readonly at: number; readonly change: Partial<Omit<SketchBox, 'id'>> }
  | { readonly type: 'edit flow'; readonly at: number; readonly change: Partial<SketchFlow> }
  | { readonly type: 'move box' | 'move flow'; readonly at: number; readonly by: -1 | 1 }
  | { readonly type: 'remove box' | 'remove flow'; readonly at: number }
  /** Nothing hurts where there is no id. */
  | { readonly type: 'hurt'; readonly box: string | undefined };

/** The first so many characters, as a reader counts them. */
const shortened = (text: string): string =>
  text.length > limits.label ? graphemes(text).slice(0, limits.label).join('') : text;

/** @returns the sketch after the action; the same sketch where the action is against a limit or finds no row */
export function changed(sketch: Sketch, action: SketchAction): Sketch {
  const { boxes, flows, hurt } = sketch;
  switch (action.type) {
    case 'title':
      return { ...sketch, title: shortened(action.text) };
    case 'note':
      return hurt ? { ...sketch, hurt: { ...hurt, note: shortened(action.text) } } : sketch;
    case 'hurt':
      return action.box === undefined ? without(sketch) : { ...sketch, hurt: { box: action.box, note: '' } };
    case 'add box':
      return boxes.length < limits.boxes.most
        ? { ...sketch, boxes: [...boxes, { ...action.box, id: freeId(boxes) }] }
        : sketch;
    case 'add flow':
      return flows.length < limits.flows.most ? { ...sketch, flows: [...flows, action.flow] } : sketch;
    case 'edit box':
      return { ...sketch, boxes: edited(boxes, action.at, action.change) };
    case 'edit flow':
      return { ...sketch, flows: edited(flows, action.at, apart(flows[action.at], action.change)) };
    case 'move box':
      return { ...sketch, boxes: moved(boxes, action.at, action.by) };
    case 'move flow':
      return { ...sketch, flows: moved(flows, action.at, action.by) };
    case 'remove flow':
      return { ...sketch, flows: flows.filter((_, at) => at !== action.at) };
    case 'remove box':
      return withoutBox(sketch, action.at);
  }
}

const without = ({ title, boxes, flows }: Sketch): Sketch => ({ title, boxes, flows });

/** Its flows go with it. */
function withoutBox(sketch: Sketch, at: number): Sketch {
  const id = sketch.boxes[at]?.id;
  if (id === undefined || sketch.boxes.length <= limits.boxes.least) return sketch;
  const rest = {
    ...sketch,
    boxes: sketch.boxes.filter((box) => box.id !== id),
    flows: sketch.flows.filter(({ from, to }) => from !== id && to !== id),
  };
  return sketch.hurt?.box === id ? without(rest) : rest;
}

/** Id of the box that would be added next. */
export function freeId(boxes: readonly SketchBox[]): string {
  const taken = new Set(boxes.map(({ id }) => id));
  let number = boxes.length + 1;
  while (taken.has(`b${number}`)) number += 1;
  return `b${number}`;
}

function edited<T extends object>(rows: readonly T[], at: number, change: Partial<NoInfer<T>>): readonly T[] {
  const short = Object.fromEntries(
    Object.entries(change).map(([name, value]) => [name, shortened(String(value))]),
  );
  return rows.map((row, index) => (index === at ? { ...row, ...short } : row));
}

/** Where both ends would be one box, the other end takes what this one had. */
function apart(flow: SketchFlow | undefined, change: Partial<SketchFlow>): Partial<SketchFlow> {
  const next = { ...flow, ...change };
  if (!flow || next.from !== next.to) return change;
  return change.from === undefined ? { ...change, from: flow.to } : { ...change, to: flow.from };
}

function moved<T>(rows: readonly T[], at: number, by: -1 | 1): readonly T[] {
  const [row, other] = [rows[at], rows[at + by]];
  if (row === undefined || other === undefined) return rows;
  return rows.map((one, index) => (index === at ? other : index === at + by ? row : one));
}

// --- Undo and redo ---------------------------------------------------------------------------------------------------------

export interface History {
  readonly past: readonly Sketch[];
  readonly now: Sketch;
  readonly future: readonly Sketch[];
  /** Field that was typed into last: its next letter is no step of its own. */
  readonly typing?: string | undefined;
}

/** Steps that can be undone. */
const remembered = 100;

export function withAction(history: History, action: SketchAction): History {
  const { past, now } = history;
  const next = changed(now, action);
  if (next === now) return history;
  const field = typedField(action);
  const isSameField = field !== undefined && field === history.typing;
  return {
    past: isSameField ? past : [...past, now].slice(-remembered),
    now: next,
    future: [],
    typing: field,
  };
}

function typedField(action: SketchAction): string | undefined {
  if (action.type === 'title' || action.type === 'note') return action.type;
  if (action.type === 'edit box' || action.type === 'edit flow')
    return `${action.type} ${action.at} ${Object.keys(action.change)}`;
  return undefined;
}

export function undone({ past, now, future }: History): History {
  const before = past.at(-1);
  return before ? { past: past.slice(0, -1), now: before, future: [now, ...future] } : { past, now, future };
}

export function redone({ past, now, future }: History): History {
  const [next, ...rest] = future;
  return next ? { past: [...past, now], now: next, future: rest } : { past, now, future };
}

// --- What travels in an address --------------------------------------------------------------------------------------------

/** Title; boxes as label, kind and lane; flows as places of their boxes and label; place of the box that hurts, and the note. */
export type Packed = readonly [
  title: string,
  boxes: readonly (readonly [label: string, kind: number, lane: string])[],
  flows: readonly (readonly [from: number, to: number, label: string])[],
  hurt?: readonly [box: number, note: string],
];

export function packed({ title, boxes, flows, hurt }: Sketch): Packed {
  const place = (id: string) => boxes.findIndex((box) => box.id === id);
  const rows = [
    title,
    boxes.map(({ label, kind, lane }) => [label, kinds.indexOf(kind), lane] as const),
    flows.map(({ from, to, label }) => [place(from), place(to), label] as const),
  ] as const;
  return hurt ? [...rows, [place(hurt.box), hurt.note]] : rows;
}

/** @returns nothing for what {@link packed} cannot have made, or what breaks a limit */
export function readSketch(json: unknown): Sketch | undefined {
  if (!Array.isArray(json) || json.length < 3 || json.length > 4) return undefined;
  const [title, boxRows, flowRows, hurtRow] = json as unknown[];
  if (!isLabel(title) || !isRows(boxRows, limits.boxes.most) || !isRows(flowRows, limits.flows.most))
    return undefined;
  if (boxRows.length < limits.boxes.least) return undefined;
  const isPlace = (value: unknown): value is number =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) < boxRows.length;
  const boxes: SketchBox[] = [];
  for (const [at, row] of boxRows.entries()) {
    const [label, kind, lane] = row;
    const name = typeof kind === 'number' ? kinds[kind] : undefined;
    if (row.length !== 3 || !isLabel(label) || !isLabel(lane) || !name) return undefined;
    boxes.push({ id: `b${at + 1}`, label, kind: name, lane });
  }
  const flows: SketchFlow[] = [];
  for (const row of flowRows) {
    const [from, to, label] = row;
    if (row.length !== 3 || !isPlace(from) || !isPlace(to) || from === to || !isLabel(label))
      return undefined;
    flows.push({ from: `b${from + 1}`, to: `b${to + 1}`, label });
  }
  if (hurtRow === undefined) return { title, boxes, flows };
  if (!Array.isArray(hurtRow) || hurtRow.length !== 2) return undefined;
  const [box, note] = hurtRow as unknown[];
  return isPlace(box) && isLabel(note)
    ? { title, boxes, flows, hurt: { box: `b${box + 1}`, note } }
    : undefined;
}

const isLabel = (value: unknown): value is string => typeof value === 'string' && shortened(value) === value;
const isRows = (value: unknown, most: number): value is unknown[][] =>
  Array.isArray(value) && value.length <= most && value.every(Array.isArray);

/** A page's drawing as somebody's own; what a reviewer doubted becomes the thing that hurts. */
export const sketchFrom = ({ lanes, flows, mark }: Schematic, title: string): Sketch => ({
  title: shortened(title),
  boxes: lanes.flatMap(({ label: lane, nodes }) =>
    nodes.map(({ id, label, kind }) => ({ id, label, kind, lane })),
  ),
  flows: flows.map(({ from, to, label = '' }) => ({ from, to, label })),
  ...(mark && { hurt: { box: mark.node, note: mark.doubt } }),
});
