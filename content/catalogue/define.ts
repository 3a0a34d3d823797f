import type { NonEmptyArray } from '../fields';
import type { CataloguePage, Category, Section } from './schema';
import type { NodeKind, Schematic, SchematicFlow, SchematicLane, SchematicMark } from './schematic';

const pageIn =
  <S extends Section>(section: S) =>
  (page: Omit<CataloguePage<S>, 'section'>): CataloguePage<S> => ({ section, ...page });

export const servicePage = pageIn('services');
export const industryPage = pageIn('industries');
export const solutionPage = pageIn('solution');

const categoryIn =
  <S extends Section>(section: S) =>
  (category: Omit<Category<S>, 'section'>): Category<S> => ({ section, ...category });

export const serviceCategory = categoryIn('services');
export const industryCategory = categoryIn('industries');
export const solutionCategory = categoryIn('solution');

/** `id: 'Label'` is software; `id: ['person', 'Label']` any other kind. */
type NodeInput = string | readonly [kind: NodeKind, label: string];
type LaneInput = Readonly<Record<string, NodeInput>>;
type LanesInput = Readonly<Record<string, LaneInput>>;
type IdIn<L extends LanesInput> = { [K in keyof L]: keyof L[K] & string }[keyof L];

/**
 * Turns the short notation that authors write into a {@link Schematic}. Lane labels and node ids are
 * object keys, so that a flow from or to an unknown node does not compile.
 * @throws Error where two lanes use one node id, or a lane or the list of flows is empty.
 */
export function schematic<const L extends LanesInput>(input: {
  readonly caption: string;
  readonly lanes: L;
  readonly flows: readonly (readonly [from: IdIn<L>, to: IdIn<L>, label?: string])[];
  readonly mark?: SchematicMark & { readonly node: IdIn<L> };
}): Schematic {
  const seen = new Set<string>();
  const lanes = Object.entries<LaneInput>(input.lanes).map(([label, nodes]): SchematicLane => {
    const list = Object.entries(nodes).map(([id, node]) => {
      if (seen.has(id)) throw new Error(`Drawing "${input.caption}": two lanes use the id "${id}"`);
      seen.add(id);
      return typeof node === 'string'
        ? { id, label: node, kind: 'software' as const }
        : { id, label: node[1], kind: node[0] };
    });
    return { label, nodes: nonEmpty(list, `lane "${label}" of drawing "${input.caption}"`) };
  });
  const flows = input.flows.map(
    ([from, to, label]): SchematicFlow => (label ? { from, to, label } : { from, to }),
  );
  return {
    caption: input.caption,
    lanes: nonEmpty(lanes, `drawing "${input.caption}"`),
    flows: nonEmpty(flows, `flows of drawing "${input.caption}"`),
    ...(input.mark && { mark: input.mark }),
  };
}

function nonEmpty<T>(list: readonly T[], what: string): NonEmptyArray<T> {
  const [first, ...rest] = list;
  if (first === undefined) throw new Error(`Empty: ${what}`);
  return [first, ...rest];
}
