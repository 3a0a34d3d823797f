import { z } from 'zod';
import { characters, list, record, rule, words } from '../fields';

/** Shape of a node's box: a person, a piece of software, stored records, a paper or file, somebody else's system. */
const nodeKind = z.enum(['person', 'software', 'store', 'document', 'outside']);
export type NodeKind = z.infer<typeof nodeKind>;

const node = record({ id: z.string(), label: characters(26), kind: nodeKind });
export type SchematicNode = z.infer<typeof node>;

/** A group of nodes that belong together: an organisation, a stage, a tier. Lanes are drawn in order, downwards. */
const lane = record({ label: characters(22), nodes: list(1, 4, node) });
export type SchematicLane = z.infer<typeof lane>;

const flow = record({
  from: z.string(),
  to: z.string(),
  /** Data or goods that move along the arrow. */
  label: characters(20).exactOptional(),
});
export type SchematicFlow = z.infer<typeof flow>;

/**
 * A reviewer's correction in red pencil: revision A shows the doubt, revision B the answer. The drawing's own labels are those of
 * revision B.
 */
const mark = record({
  /** Id of the node that is argued about. */
  node: z.string(),
  /** The node's label in revision A, struck out. */
  before: characters(26),
  /** In the margin of revision A: who asks, and what, such as "Buyer: is the limit with GST?" */
  doubt: characters(60),
  /** In the margin of revision B: what was decided. */
  answer: characters(60),
});
export type SchematicMark = z.infer<typeof mark>;

/** A drawing of a real system, laid out at build time. Author it with `schematic()` of `define.ts`. */
export const drawing = z
  .strictObject({
    /** One sentence that says what the drawing shows. */
    caption: words(30),
    lanes: list(1, 5, lane),
    flows: list(1, 14, flow),
    mark: mark.exactOptional(),
  })
  .check(rule(drawingProblems))
  .readonly()
  .meta({ id: 'drawing' });
export type Schematic = z.infer<typeof drawing>;

/** Nodes of all lanes together. */
const mostNodes = 11;

/** Widest text that fits a node's box, in characters a line; labels wrap on two lines. */
const nodeLine = 15;

function drawingProblems({
  lanes,
  flows,
}: {
  readonly lanes: readonly SchematicLane[];
  readonly flows: readonly SchematicFlow[];
}): string[] {
  const nodes = lanes.flatMap((lane) => lane.nodes);
  const labels = nodes.map(({ label }) => label);
  const pairs = flows.map(({ from, to }) => [from, to].sort().join(' and '));
  return [
    ...(nodes.length > mostNodes ? [`${nodes.length} nodes in all lanes, at most ${mostNodes}`] : []),
    ...labels
      .filter((label) => label.split(' ').some((word) => word.length > nodeLine))
      .map((label) => `"${label}" has a word of more than ${nodeLine} characters`),
    ...repeated(labels).map((label) => `"${label}" stands twice`),
    ...nodes
      .filter(({ id }) => !flows.some(({ from, to }) => from === id || to === id))
      .map(({ label }) => `"${label}" has no flow`),
    ...flows.filter(({ from, to }) => from === to).map(({ from }) => `"${from}" flows to itself`),
    ...repeated(pairs).map((pair) => `${pair} are joined twice; use one flow with a label`),
  ];
}
const repeated = (list: readonly string[]) => list.filter((item, index) => list.indexOf(item) < index);
