/** @jest-environment node */
import { caseStudy } from '@/content/case-study';
import type { Schematic, SchematicNode } from '@/content/catalogue/schematic';
import { home } from '@/content/pages/home';
import { catalogueEntries } from '@/lib/catalogue';
import { areaAround, areaOf, grown, isInside, overlap } from '@/lib/schematic/area';
import {
  crossings,
  type Drawing,
  type DrawnFlow,
  type DrawnLane,
  type DrawnNode,
  type Format,
  runAreas,
  segmentsOf,
  texts,
} from '@/lib/schematic/drawing';
import { square } from '@/lib/schematic/layout/sheet';
import { pointsOn } from '@/lib/schematic/note';
import { widestRoom } from '@/lib/svg/measure';
import { drawingsOf } from '@/pipeline/schematic/drawings';
import { schematicPrimitives, schematicSvg } from '@/pipeline/schematic/svg';
import { fontMeasure, roomOf, widthOf } from '@/pipeline/svg/measure';
import type { TextPrimitive } from '@/pipeline/svg/svg';
import { inset, inside, type Named, pairs, rect, textRect } from './geometry';

/* Every drawing of the site: boxes, flows and texts as they are laid out, texts as wide as they are drawn. */

const schematics: readonly (readonly [string, Schematic])[] = [
  ['home', home.schematic],
  ...caseStudy.sections.flatMap(({ slug, schematic }) =>
    schematic ? [[`case-study#${slug}`, schematic] as const] : [],
  ),
  ...catalogueEntries.map(({ path, page }) => [path, page.detail.schematic] as const),
];

/** Least size of a text on a phone of 360 px, where a drawing has the screen's whole width. */
const leastText = 12;
/** More flows that cut across one another than this are a tangle; the layout keeps nearly every drawing at none. */
const mostCrossings = 1;
const leastNodes = 5;
/** Flows of all portraits whose words find no room on a phone: their number stands alone. */
const mostBare = 3;
/** Heights that a page has room for: of a phone's screen and a half, of a window's. */
const greatestHeight = { portrait: 900, medium: 900, landscape: 480 };
/** Between two bends, and before an arrowhead: a shorter run looks like a slip. */
const leastRun = 16;

type Text = TextPrimitive<keyof typeof texts>;

/** A line has no area: widened by a hair, it runs through what it touches. */
const runs = (flow: Named, through: Named) => overlap(grown(flow, 0.01), through);

/** Boxes and bends stand on the squares of the paper, and flows have no short jogs. */
function squareProblems({ nodes, flows }: Drawing): string[] {
  const isOff = (...lengths: readonly number[]) => lengths.some((length) => length % square !== 0);
  const runs = flows.map((flow) =>
    segmentsOf(flow).map(([a, b]) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y)),
  );
  return [
    ...nodes
      .filter(({ x, y, width, height }) => isOff(x, y, width, height))
      .map(({ id }) => `${id} is off the squares`),
    ...flows
      .filter(({ points }) => points.some(({ x, y }) => isOff(x, y)))
      .map((_, i) => `flow ${i} is off the squares`),
    ...runs.flatMap((lengths, i) =>
      lengths.slice(1).some((length) => length < leastRun) ? [`flow ${i} jogs`] : [],
    ),
  ];
}

/** @returns each fault of a pencilled note, its leader or its cloud: it lies on something, or the sheet cuts it off */
function markProblems({ mark, nodes, lanes, flows, width, height }: Drawing): string[] {
  if (!mark) return ['the mark is missing'];
  const { cloud, note, leader } = mark;
  const view = rect('view', 0, 0, width, height);
  const round = { name: 'cloud', ...cloud };
  const paper = { name: 'note', ...areaOf(note) };
  const words = [
    ...lanes.map((lane) => ({ name: lane.text, ...areaOf(lane) })),
    ...flows.flatMap(({ label }) => (label ? { name: label.lines.join(' '), ...areaOf(label) } : [])),
  ];
  const boxes = nodes.map((node) => ({ name: node.id, ...areaOf(node) }));
  const others = [...words, ...boxes.filter(({ name }) => name !== mark.node)];
  const lines = flows.flatMap(runAreas).map((run) => ({ name: 'a flow', ...grown(run, 0.01) }));
  const points = pointsOn(leader).map((point) => areaAround([point]));
  const [first, last] = [points[0] ?? view, points.at(-1) ?? view];
  return [
    ...[round, paper, ...points.map((point) => ({ name: 'leader', ...point }))]
      .filter((one) => !inside(one, view))
      .map(({ name }) => `the ${name} leaves the view`),
    ...others.filter((one) => overlap(round, one)).map(({ name }) => `the cloud lies on "${name}"`),
    ...[...others, ...lines, round]
      .filter((one) => overlap(paper, one))
      .map(({ name }) => `the note lies on ${name}`),
    ...others
      .filter((one) => points.some((point) => overlap(one, point)))
      .map(({ name }) => `the leader runs through "${name}"`),
    ...nodes
      .filter(
        ({ id, width: room }) =>
          id === mark.node && room - 4 < widestRoom(mark.before, texts.node, fontMeasure),
      )
      .map(() => `"${mark.before.join(' ')}" leaves its box`),
    ...(isInside(first, grown(cloud, 6)) && isInside(last, grown(areaOf(note), 6))
      ? []
      : ['the leader joins nothing']),
  ];
}

/** @returns each fault of a drawing, in words */
function problemsOf(drawing: Drawing, { lanes, flows }: Schematic): string[] {
  const boxes = drawing.nodes.map((node) => ({ name: node.id, ...areaOf(node) }));
  const boxOf = (id: string) => boxes.find(({ name }) => name === id);
  const lines = drawing.flows.flatMap(runAreas).map((run) => ({ name: 'flow', ...run }));
  const marks = schematicPrimitives(drawing).filter((mark): mark is Text => 'text' in mark);
  const set = (style: Text['text'], measure = widthOf) =>
    marks.filter((mark) => mark.text === style).map((mark) => textRect(mark, texts[style], measure));
  // Labels may come as close as letters allow.
  const labels = [...set('lane'), ...set('flow')].map((label) => inset(label, 0.5));
  const view = rect('view', 0, 0, Math.ceil(drawing.width), Math.ceil(drawing.height));
  const least = (Math.min(...Object.values(texts).map(({ size }) => size)) * 360) / drawing.width;
  const where = (bad: boolean, problem: string) => (bad ? [problem] : []);

  return [
    ...squareProblems(drawing),
    ...markProblems(drawing),
    ...where(boxes.length < leastNodes, `${boxes.length} boxes`),
    ...pairs(boxes).flatMap(([a, b]) => where(overlap(a, b), `box ${a.name} overlaps box ${b.name}`)),
    ...set('node', roomOf).flatMap((label, index) =>
      where(!boxes[index] || !inside(label, inset(boxes[index], 2)), `"${label.name}" leaves its box`),
    ),
    ...labels.flatMap((label) =>
      boxes
        .filter((box) => overlap(label, box))
        .map((box) => `"${label.name}" runs into the box ${box.name}`),
    ),
    ...pairs(labels).flatMap(([a, b]) => where(overlap(a, b), `"${a.name}" runs into "${b.name}"`)),
    ...set('lane').flatMap((lane) =>
      where(
        lines.some((line) => runs(line, inset(lane, 1))),
        `a flow strikes "${lane.name}" out`,
      ),
    ),
    ...boxes.flatMap((box) =>
      where(
        lines.some((line) => runs(line, inset(box, 1))),
        `a flow runs through the box ${box.name}`,
      ),
    ),
    ...[...labels, ...boxes, ...lines].flatMap((one) =>
      where(!inside(one, view), `${one.name} leaves the view`),
    ),
    ...where(
      drawing.height > greatestHeight[drawing.format],
      `is ${drawing.height} units high, more than ${greatestHeight[drawing.format]}`,
    ),
    ...where(crossings(drawing) > mostCrossings, `flows cross ${crossings(drawing)} times`),
    ...where(
      drawing.format === 'portrait' && least < leastText,
      `text is ${least.toFixed(2)} px high on a phone`,
    ),
    ...lanes.flatMap((lane, index) => {
      const band = drawing.lanes[index]?.band;
      return lane.nodes.flatMap(({ id }) => {
        const box = boxOf(id);
        return where(!band || !box || !inside(box, band, 0), `${id} leaves its lane`);
      });
    }),
    ...where(drawing.flows.length !== flows.length, `${drawing.flows.length} of ${flows.length} flows`),
    ...flows.flatMap(({ label }, index) => {
      const drawn = drawing.flows[index]?.label?.lines.join(' ');
      const whole = [index + 1, ...(label ? [label] : [])].join('\u00a0');
      const isBare = drawing.format === 'portrait' && drawn === `${index + 1}`;
      return where(drawn !== undefined && drawn !== whole && !isBare, `flow ${index} lacks its words`);
    }),
    ...drawing.flows.flatMap((flow, index) => [
      ...where(
        segmentsOf(flow).some(([a, b]) => Math.min(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) > 0.01),
        `flow ${index} runs aslant`,
      ),
      ...where(!touches(flow.points[0], boxOf(flows[index]?.from ?? '')), `flow ${index} starts nowhere`),
      ...where(!touches(flow.points.at(-1), boxOf(flows[index]?.to ?? '')), `flow ${index} ends nowhere`),
    ]),
  ];
}

const touches = (point: DrawnFlow['points'][number] | undefined, box: Named | undefined) =>
  !!point && !!box && inside(rect('end', point.x, point.y, 0, 0), box, 1);

test('in every drawing boxes, flows and texts keep clear of one another and of the edges', async () => {
  const problems: string[] = [];
  const bare: string[] = [];
  for (const [name, schematic] of schematics) {
    const drawings = await drawingsOf(schematic);
    for (const [format, drawing] of Object.entries(drawings))
      for (const problem of problemsOf(drawing, schematic)) problems.push(`${name} ${format}: ${problem}`);
    for (const [index, { label }] of drawings.portrait.flows.entries())
      if (schematic.flows[index]?.label && label?.lines.join(' ') === `${index + 1}`)
        bare.push(`${name} ${index + 1}`);
  }
  expect(schematics.length).toBeGreaterThan(160);
  expect(problems).toEqual([]);
  expect(bare.length).toBeLessThanOrEqual(mostBare);
  // From nothing, all of them are laid out here; afterwards they are read from the cache.
}, 480_000);

test('no two pages have the same drawing', () => {
  const nodes = schematics.map(([, { lanes }]) => JSON.stringify(lanes));
  expect(nodes.filter((one, index) => nodes.indexOf(one) < index)).toEqual([]);
});

describe('the checks above see', () => {
  type Change = (drawing: Drawing) => Drawing;
  type Mark = NonNullable<Drawing['mark']>;
  const mark =
    (change: (mark: Mark, drawing: Drawing) => Partial<Mark>): Change =>
    (d) => ({ ...d, ...(d.mark && { mark: { ...d.mark, ...change(d.mark, d) } }) });
  const nodes =
    (change: (node: DrawnNode, first: DrawnNode) => Partial<DrawnNode>): Change =>
    (d) => ({ ...d, nodes: d.nodes.map((node, _, [first = node]) => ({ ...node, ...change(node, first) })) });
  const flows =
    (change: (flow: DrawnFlow) => Partial<DrawnFlow>): Change =>
    (d) => ({ ...d, flows: d.flows.map((flow) => ({ ...flow, ...change(flow) })) });
  const lanes =
    (place: (drawing: Drawing) => Partial<DrawnLane> | undefined): Change =>
    (d) => ({ ...d, lanes: d.lanes.map((lane) => ({ ...lane, ...place(d) })) });
  const end = ({ points }: DrawnFlow) => points.at(-1) ?? { x: 0, y: 0 };
  const acrossLabel = ({ flows }: Drawing): Mark['leader'] => {
    const { x = 0, y = 0, width = 0, height = 0 } = flows.find(({ label }) => label)?.label ?? {};
    const [from, to] = [x - 9, x + width + 9].map((end) => ({ x: end, y: y + height / 2 }));
    return from && to ? [from, from, to, to] : [nowhere, nowhere, nowhere, nowhere];
  };
  const nowhere = { x: 0, y: 0 };
  const onFirstBox = ({ nodes: [first] }: Drawing) => first && { x: first.x, y: first.y };

  it.each<[string, Format, Change, RegExp]>([
    ['a box beside the squares', 'landscape', nodes(({ x }) => ({ x: x + 1 })), /off the squares/],
    [
      'a short jog',
      'landscape',
      flows((flow) => ({ points: [...flow.points, { ...end(flow), x: end(flow).x + 12 }] })),
      /jogs/,
    ],
    [
      'a note on a box',
      'landscape',
      mark(({ note }, d) => ({ note: { ...note, ...onFirstBox(d) } })),
      /the note lies on/,
    ],
    [
      'a leader through a label',
      'medium',
      mark((_, d) => ({ leader: acrossLabel(d) })),
      /the leader runs through[\s\S]*joins nothing/,
    ],
    [
      'a cloud on a name',
      'portrait',
      mark(({ cloud }) => ({ cloud: grown(cloud, 30) })),
      /the cloud lies on/,
    ],
    ['a mark that is missing', 'medium', ({ mark: _, ...d }) => d, /the mark is missing/],
    [
      'a flow without its words',
      'medium',
      flows(({ label }) => (label ? { label: { ...label, lines: ['1'] } } : {})),
      /lacks its words/,
    ],
    ['a drawing too high', 'portrait', (d) => ({ ...d, height: 901 }), /is 901 units high/],
    ['boxes on one place', 'portrait', nodes((_, { x, y }) => ({ x, y })), /box .* overlaps box/],
    [
      'a label wider than its box',
      'portrait',
      nodes(() => ({ lines: ['A label wider than any box'] })),
      /leaves its box/,
    ],
    [
      'labels on one place',
      'portrait',
      flows(({ label }) => (label ? { label: { ...label, x: 30, y: 60 } } : {})),
      /" runs into "/,
    ],
    ['a label on a box', 'portrait', lanes(onFirstBox), /runs into the box/],
    [
      'a flow through a lane’s name',
      'portrait',
      lanes(
        ({ flows: [flow] }) =>
          flow?.points[0] && { ...flow.points[0], x: flow.points[0].x - 4, y: flow.points[0].y - 8 },
      ),
      /strikes .* out/,
    ],
    [
      'a flow through a box',
      'portrait',
      (d) => flows(({ points }) => ({ points: [...points, { ...end({ points }), y: d.height - 5 }] }))(d),
      /runs through the box/,
    ],
    ['a drawing cut off', 'portrait', (d) => ({ ...d, height: d.height - 40 }), /leaves the view/],
    ['text too small', 'portrait', (d) => ({ ...d, width: 470 }), /text is 9.96 px high/],
    ['a box in another lane', 'portrait', (d) => ({ ...d, lanes: d.lanes.toReversed() }), /leaves its lane/],
    ['a flow that is missing', 'portrait', (d) => ({ ...d, flows: d.flows.slice(1) }), /of \d+ flows/],
    [
      'a flow that runs aslant',
      'portrait',
      flows(({ points }) => ({ points: [{ x: 0, y: 0 }, ...points.slice(1)] })),
      /runs aslant/,
    ],
    [
      'flows from nowhere to nowhere',
      'portrait',
      flows(({ points }) => ({ points: points.map(({ x, y }) => ({ x, y: y + 60 })) })),
      /starts nowhere[\s\S]*ends nowhere/,
    ],
    [
      'a tangle',
      'portrait',
      (d) => ({
        ...d,
        flows: [...d.flows, ...[50, 100, 150, 200].map((y) => ({ points: [0, 400].map((x) => ({ x, y })) }))],
      }),
      /flows cross \d+ times/,
    ],
  ])('%s', async (_, format, change, problem) => {
    const drawing = (await drawingsOf(home.schematic))[format];
    expect(problemsOf(drawing, home.schematic)).toEqual([]);
    expect(problemsOf(change(drawing), home.schematic).join('\n')).toMatch(problem);
  });
});

test('a drawing whose flows find no way stops the build and is named', async () => {
  const box = (id: string): SchematicNode => ({ id, label: id, kind: 'software' });
  const rest = Array.from({ length: 17 }, (_, index) => `Part ${index}`);
  const crowded: Schematic = {
    caption: 'Too much',
    lanes: [
      { label: 'One', nodes: [box('Hub')] },
      ...[0, 4, 8, 12, 16].map((from) => ({
        label: `From ${from}`,
        nodes: rest.slice(from, from + 4).map(box) as [SchematicNode, ...SchematicNode[]],
      })),
    ],
    flows: [{ from: 'Hub', to: 'Part 0' }, ...rest.slice(1).map((to) => ({ from: 'Hub', to }))],
  };
  await expect(drawingsOf(crowded)).rejects.toThrow('Drawing "Too much" has no room for a flow');
}, 60_000);

describe('the SVG of a drawing', () => {
  const paint = {
    rule: 'A',
    flows: 'B',
    arrows: 'C',
    nodes: 'D',
    outside: 'E',
    lane: 'F',
    node: 'G',
    flow: 'H',
    note: 'I',
    noteEnd: 'I',
  };
  const svgOf = (part: Partial<Drawing>) =>
    schematicSvg(
      { format: 'portrait', width: 380, height: 200, lanes: [], nodes: [], flows: [], ...part },
      paint,
    );
  const path = (...points: readonly (readonly [number, number])[]) => points.map(([x, y]) => ({ x, y }));
  const node = { id: 'a', x: 10, y: 20, width: 90, height: 42, lines: ['Merge', 'request'] } as const;

  it.each([
    ['software', "<path D d='M10 20H100V62H10Z'/>"],
    ['outside', "<path E d='M10 20H100V62H10Z'/>"],
    ['store', "<path D d='M10 20H100V62H10ZM14 20V62M96 20V62'/>"],
    ['document', "<path D d='M10 20H91L100 29V62H10ZM91 20V29H100'/>"],
    ['person', "<path D d='M31 20H79A21 21 0 0 1 79 62H31A21 21 0 0 1 31 20Z'/>"],
  ] as const)('has an outline for each kind of box, such as %s, with its lines centred', (kind, outline) => {
    expect(svgOf({ nodes: [{ ...node, kind }] })).toBe(
      `${outline}<g G font-size='14' font-weight='500' text-anchor='middle'><text x='55' y='38'>Merge<tspan x='55' dy='16'>request</tspan></text></g>`,
    );
  });

  it('has flows with round corners and a head, the label in the middle of its room', () => {
    const label = { lines: ['a', 'b'], x: 50, y: 40, width: 20, height: 29 };
    const points = path([20, 10], [20, 30], [60, 30], [60, 50.04]);
    expect(svgOf({ flows: [{ points, label }] })).toBe(
      "<path B d='M20 10V24Q20 30 26 30H54Q60 30 60 36V50'/><path C d='M60 50L56.4 43L63.6 43Z'/>" +
        "<g H font-size='13' font-weight='400' text-anchor='middle'><text x='60' y='53'>a<tspan x='60' dy='14'>b</tspan></text></g>",
    );
    // No corner is rounded by more than half of a run that meets there.
    expect(svgOf({ flows: [{ points: path([0, 0], [0, 4], [30, 4]) }] })).toContain("d='M0 0V2Q0 4 2 4H30'");
  });

  it('has a rule between lanes, and their names', () => {
    const lane = { text: 'Team', x: 4, y: 5, width: 30, height: 15 };
    const band = { left: 0, right: 380, top: 0, bottom: 60 };
    const next = { ...lane, text: 'Bank', y: 65, band: { ...band, top: 60, bottom: 200 } };
    expect(svgOf({ lanes: [{ ...lane, band }, next] })).toBe(
      "<path A d='M-200 60H580'/><g F font-size='13' font-weight='600'><text x='4' y='18'>Team</text><text x='4' y='78'>Bank</text></g>",
    );
  });
});
