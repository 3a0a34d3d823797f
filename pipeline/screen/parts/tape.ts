import { type Part, type PartOf, rowOf, rowWash, stateAccent } from '../part';
import {
  across,
  type Box,
  baseline,
  down,
  type Primitive,
  path,
  rect,
  room,
  text,
  widest,
} from '../primitives';

type Tape = PartOf<'tape'>;

const gap = 12;
/** Height of a line of words above an axis or a bar. */
const head = 17;
const thick = 9;

const labelsOf = ({ rows }: Tape) => rows.map(({ label }) => label);
const notesOf = ({ rows }: Tape) => rows.flatMap(({ note }) => note ?? []);

/** Least width of an axis: the first label begins at its tick, the last ends there, the others stand in the middle. */
function axisWidth({ ticks }: Tape): number {
  const last = ticks.length - 1;
  const reach = (index: number) =>
    room(ticks[index] ?? '', 'label') * (index === 0 || index === last ? 1 : 0.5);
  return Math.max(72, ...ticks.slice(1).map((_, index) => (reach(index) + reach(index + 1) + 6) * last));
}

/** Room for the words at either side of the axis, where all fit beside it: else they stand above their bars. */
function besides(part: Tape, w: number) {
  const left = Math.max(room(part.label, 'label'), widest(labelsOf(part), 'strong')) + gap;
  const notes = widest(notesOf(part), 'labelEnd');
  const right = notes && notes + gap;
  return left + axisWidth(part) + right <= w ? { left, right } : undefined;
}

const headOf = (part: Tape, w: number) => (besides(part, w) ? head : 2 * head) + 1;
const step = (part: Tape, { w, h }: Box) =>
  Math.min(besides(part, w) ? 27 : 38, (h - headOf(part, w)) / part.rows.length);

/** Bars over one axis, each with its label before it or above it. */
export const tape: Part<'tape'> = {
  height: (part, w) => {
    const count = part.rows.length;
    const [least, greatest] = besides(part, w) ? [20, 27] : [31, 38];
    return [headOf(part, w) + count * least, headOf(part, w) + count * greatest];
  },
  width: (part) =>
    Math.max(
      axisWidth(part),
      room(part.label, 'label'),
      ...part.rows.map(
        ({ label, note }) => room(label, 'strong') + (note === undefined ? 0 : room(note, 'labelEnd') + gap),
      ),
    ),
  stretches: true,
  accent: ({ rows }) => stateAccent(rows.map(({ state }) => state)),

  rowBox: (part, box, row) => rowOf({ ...box, y: box.y + headOf(part, box.w) }, step(part, box), row),

  draw: (part, { box, accent }) => {
    const beside = besides(part, box.w);
    const h = step(part, box);
    const top = box.y + headOf(part, box.w);
    const axis = {
      x: box.x + (beside?.left ?? 0),
      w: box.w - (beside ? beside.left + beside.right : 0),
    };
    const at = (tick: number) => axis.x + (tick / (part.ticks.length - 1)) * axis.w;
    const words = beside ? h : head;
    return [
      text('label', box.x, box.y + 10, part.label),
      ...tickLabels(part.ticks, at, top - 8),
      path('ink', across(box.x, top - 1, box.w)),
      ...part.rows.flatMap(({ label, from, to, note, state }, index) => {
        const y = top + index * h;
        const flame = index === accent;
        const bar = {
          x: at(from),
          y: y + (beside ? (h - thick) / 2 : head + (h - head - thick) / 2 - 1),
          w: at(to) - at(from),
          h: thick,
        };
        const [first, height] = beside ? [y, h] : [bar.y - 2, thick + 4];
        return [
          ...(flame ? [rowWash({ ...box, y, h })] : []),
          path('rule', part.ticks.map((_, tick) => down(at(tick), first, height)).join('')),
          path('rule', across(box.x, y + h - 0.5, box.w)),
          path(flame ? 'flameSolid' : state ? 'solid' : 'bar', rect(bar)),
          text(flame ? 'strong' : 'text', box.x, baseline(y, words), label),
          ...(note === undefined
            ? []
            : [text('labelEnd', box.x + box.w, baseline(y, words, 'labelEnd'), note)]),
        ];
      }),
    ];
  },
};

const tickLabels = (ticks: readonly string[], at: (tick: number) => number, y: number): Primitive[] =>
  ticks.map((tick, index) => {
    const style = index === 0 ? 'label' : index < ticks.length - 1 ? 'labelMiddle' : 'labelEnd';
    return text(style, at(index), y, tick);
  });
