import type { Sketch, SketchBox } from './model';

/** Why something is asked: a key of the page's texts. */
export type Reason = 'hurt' | 'alone' | 'unnamed' | 'outside' | 'typed' | 'twice' | 'paper';

export interface SketchQuestion {
  readonly reason: Reason;
  /** Ids of the boxes that it is asked about. */
  readonly about: readonly string[];
}

/** So many are asked first. */
const asked = 6;

/** Questions that a drawing raises by its shape, the one thing that hurts first. */
export function questionsOf({ boxes, flows, hurt }: Sketch): readonly SketchQuestion[] {
  const boxOf = new Map(boxes.map((box) => [box.id, box]));
  const kindOf = (id: string) => boxOf.get(id)?.kind;
  const touches = (box: SketchBox) => flows.filter(({ from, to }) => from === box.id || to === box.id);
  const about = (reason: Reason, list: readonly (readonly string[])[]): readonly SketchQuestion[] =>
    list.map((ids) => ({ reason, about: ids }));
  const isRecord = (id: string) => kindOf(id) === 'store' || kindOf(id) === 'software';
  const all = [
    ...about('hurt', hurt && boxOf.has(hurt.box) ? [[hurt.box]] : []),
    ...about(
      'twice',
      flows.filter(({ from, to }) => kindOf(from) === 'store' && kindOf(to) === 'store').map(ends),
    ),
    ...about(
      'typed',
      flows
        .filter(({ from, to }) => ['person', 'document'].includes(kindOf(from) ?? '') && isRecord(to))
        .map(ends),
    ),
    ...about(
      'outside',
      boxes.filter((box) => box.kind === 'outside' && touches(box).length > 0).map(({ id }) => [id]),
    ),
    ...about(
      'alone',
      boxes.filter((box) => touches(box).length === 0).map(({ id }) => [id]),
    ),
    ...about('unnamed', flows.filter(({ label }) => !label.trim()).map(ends)),
    ...about(
      'paper',
      boxes.filter(({ kind }) => kind === 'document').map(({ id }) => [id]),
    ),
  ];
  return all.slice(0, asked);
}

const ends = ({ from, to }: { readonly from: string; readonly to: string }) => [from, to];
