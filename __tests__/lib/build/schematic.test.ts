/** @jest-environment node */
import { caseStudy } from '@/content/case-study';
import type { Schematic, SchematicNode } from '@/content/catalogue/types';
import { home } from '@/content/pages/home';
import { roomOf, widthOf } from '@/lib/build/drawing/measure';
import type { TextMark } from '@/lib/build/drawing/svg';
import { crossings, type Drawing, type DrawnFlow, segmentsOf, texts } from '@/lib/build/schematic/drawing';
import { square } from '@/lib/build/schematic/landscape/landscape';
import { sheetOf } from '@/lib/build/schematic/sheet';
import { schematicMarks, schematicSvg } from '@/lib/build/schematic/svg';
import { catalogueEntries } from '@/lib/catalogue';
import { inset, inside, overlap, pairs, type Rect, rect, textRect } from './geometry';

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
/** Between two bends, and before an arrowhead: a shorter run looks like a slip. */
const leastRun = 16;

type Text = TextMark<keyof typeof texts>;

const flowRects = (flow: DrawnFlow): Rect[] =>
  segmentsOf(flow).map(([a, b]) =>
    rect('flow', Math.min(a.x, b.x), Math.min(a.y, b.y), Math.abs(a.x - b.x), Math.abs(a.y - b.y)),
  );
/** A line has no area: widened by a hair, it runs through what it touches. */
const runs = (flow: Rect, through: Rect) => overlap(inset(flow, -0.01), through);

/** What only the landscape is held to: boxes and bends on the squares of the paper, and no short jogs. */
function squareProblems({ format, nodes, flows }: Drawing): string[] {
  if (format === 'portrait') return [];
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

/** A pencilled note or cloud that lies on something, or is cut off by the sheet. */
function markProblems({ mark, nodes, flows, width, height }: Drawing): string[] {
  if (!mark) return [];
  const { cloud, note } = mark;
  const round = rect('cloud', cloud.left, cloud.top, cloud.right - cloud.left, cloud.bottom - cloud.top);
  const paper = rect('note', note.x, note.y, note.width, note.height);
  const boxes = nodes.map((node) => rect(node.id, node.x, node.y, node.width, node.height));
  return [
    ...[round, paper]
      .filter((one) => !inside(one, rect('view', 0, 0, width, height)))
      .map(({ name }) => `the ${name} leaves the view`),
    ...flows
      .filter(
        ({ label }) => label && overlap(round, rect('label', label.x, label.y, label.width, label.height)),
      )
      .map(({ label }) => `the cloud lies on "${label?.lines.join(' ')}"`),
    ...[...boxes, round].filter((one) => overlap(paper, one)).map(({ name }) => `the note lies on ${name}`),
  ];
}

/** What is wrong with a drawing, in words. */
function problemsOf(drawing: Drawing, { lanes, flows }: Schematic): string[] {
  const boxes = drawing.nodes.map(({ id, x, y, width, height }) => rect(id, x, y, width, height));
  const boxOf = (id: string) => boxes.find(({ name }) => name === id);
  const lines = drawing.flows.flatMap(flowRects);
  const marks = schematicMarks(drawing).filter((mark): mark is Text => 'text' in mark);
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
    ...where(crossings(drawing) > mostCrossings, `flows cross ${crossings(drawing)} times`),
    ...where(
      drawing.format === 'portrait' && least < leastText,
      `text is ${least.toFixed(2)} px high on a phone`,
    ),
    ...lanes.flatMap((lane, index) => {
      const band = drawing.lanes[index]?.band;
      return lane.nodes.flatMap(({ id }) => {
        const box = boxOf(id);
        return where(
          !band ||
            !box ||
            box.top < band.top ||
            box.bottom > band.bottom ||
            box.left < band.left ||
            box.right > band.right,
          `${id} leaves its lane`,
        );
      });
    }),
    ...where(drawing.flows.length !== flows.length, `${drawing.flows.length} of ${flows.length} flows`),
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

const touches = (point: DrawnFlow['points'][number] | undefined, box: Rect | undefined) =>
  !!point && !!box && inside(rect('end', point.x, point.y, 0, 0), box, 1);

test('every drawing is clear', async () => {
  const problems: string[] = [];
  for (const [name, schematic] of schematics)
    for (const [format, drawing] of Object.entries(await sheetOf(schematic)))
      for (const problem of problemsOf(drawing, schematic)) problems.push(`${name} ${format}: ${problem}`);
  expect(schematics.length).toBeGreaterThan(160);
  expect(problems).toEqual([]);
  // From nothing, all of them are laid out here; afterwards they are read from the cache.
}, 480_000);

test('every drawing is used once', () => {
  const nodes = schematics.map(([, { lanes }]) => JSON.stringify(lanes));
  expect(nodes.filter((one, index) => nodes.indexOf(one) < index)).toEqual([]);
});

describe('the checks above see', () => {
  const sheet = sheetOf(home.schematic);

  it('a box beside the squares, a short jog and a note on a box', async () => {
    const drawing = (await sheet).landscape;
    const [first] = drawing.nodes;
    const moved: Drawing = {
      ...drawing,
      nodes: drawing.nodes.map((node) => (node === first ? { ...node, x: node.x + 1 } : node)),
      flows: drawing.flows.map((flow) => ({
        ...flow,
        points: [...flow.points, ...flow.points.slice(-1).map(({ x, y }) => ({ x: x + 12, y }))],
      })),
      ...(drawing.mark && {
        mark: { ...drawing.mark, note: { ...drawing.mark.note, ...(first && { x: first.x, y: first.y }) } },
      }),
    };
    const problems = problemsOf(moved, home.schematic).join('\n');
    for (const problem of [/off the squares/, /jogs/, /the note lies on/]) expect(problems).toMatch(problem);
  });

  const faults: readonly [string, (drawing: Drawing) => Drawing, RegExp][] = [
    [
      'two boxes on one place',
      (d) => ({
        ...d,
        nodes: d.nodes.map((node, i) =>
          i === 1 ? { ...node, y: d.nodes[0]?.y ?? 0, x: d.nodes[0]?.x ?? 0 } : node,
        ),
      }),
      /box .* overlaps box/,
    ],
    [
      'a label wider than its box',
      (d) => ({ ...d, nodes: d.nodes.map((node) => ({ ...node, lines: ['A label wider than any box'] })) }),
      /leaves its box/,
    ],
    [
      'labels on one place',
      (d) => ({
        ...d,
        flows: d.flows.map(({ points, label }) => ({
          points,
          ...(label && { label: { ...label, x: 30, y: 60 } }),
        })),
      }),
      /" runs into "/,
    ],
    [
      'a label on a box',
      (d) => ({
        ...d,
        lanes: d.lanes.map((lane) => ({ ...lane, x: d.nodes[0]?.x ?? 0, y: d.nodes[0]?.y ?? 0 })),
      }),
      /runs into the box/,
    ],
    [
      'a flow through a lane’s name',
      (d) => ({
        ...d,
        lanes: d.lanes.map((lane) => ({
          ...lane,
          x: (d.flows[0]?.points[0]?.x ?? 0) - 4,
          y: d.flows[0]?.points[0]?.y ?? 0,
        })),
      }),
      /strikes .* out/,
    ],
    [
      'a flow through a box',
      (d) => ({
        ...d,
        flows: d.flows.map((flow) => ({
          ...flow,
          points: flow.points.map((p, i, all) => (i === all.length - 1 ? { ...p, y: d.height - 5 } : p)),
        })),
      }),
      /runs through the box|ends nowhere/,
    ],
    ['a drawing cut off', (d) => ({ ...d, height: d.height - 40 }), /leaves the view/],
    ['text too small', (d) => ({ ...d, width: 470 }), /text is 9.96 px high/],
    ['a box in another lane', (d) => ({ ...d, lanes: [...d.lanes].reverse() }), /leaves its lane/],
    ['a flow that is missing', (d) => ({ ...d, flows: d.flows.slice(1) }), /of \d+ flows/],
    [
      'a flow that runs aslant',
      (d) => ({
        ...d,
        flows: d.flows.map((flow) => ({ ...flow, points: [{ x: 0, y: 0 }, ...flow.points.slice(1)] })),
      }),
      /runs aslant/,
    ],
    [
      'a flow from nowhere',
      (d) => ({
        ...d,
        flows: d.flows.map((flow) => ({
          ...flow,
          points: flow.points.map(({ x, y }) => ({ x, y: y + 60 })),
        })),
      }),
      /starts nowhere/,
    ],
    [
      'a tangle',
      (d) => ({
        ...d,
        flows: d.flows.flatMap((flow) => [
          flow,
          {
            points: [
              { x: 0, y: (flow.points[0]?.y ?? 0) + 5 },
              { x: 400, y: (flow.points[0]?.y ?? 0) + 5 },
            ],
          },
        ]),
      }),
      /flows cross \d+ times/,
    ],
  ];
  it.each(faults)('%s', async (_, fault, problem) => {
    expect(problemsOf(fault((await sheet).portrait), home.schematic).join('\n')).toMatch(problem);
  });
});

test('a drawing that cannot fit a phone stops the build and is named', async () => {
  const box = (label: string): SchematicNode => ({ id: label, label, kind: 'software' });
  const row = 'records invoices payments disputes contracts deliveries complaints'
    .split(' ')
    .map((what) => box(`Customer ${what}`));
  const wide: Schematic = {
    caption: 'Too wide',
    lanes: [
      { label: 'One', nodes: [box('Start')] },
      { label: 'Two', nodes: [box('First'), ...row] },
      { label: 'Three', nodes: [box('End')] },
    ],
    flows: [
      { from: 'Start', to: 'First' },
      ...row.flatMap(({ id }) => [
        { from: 'Start', to: id, label: 'a long flow label' },
        { from: id, to: 'End', label: 'a long flow label' },
      ]),
    ],
  };
  await expect(sheetOf(wide)).rejects.toThrow('Drawing "Too wide" is wider than the 390 units');
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
  };
  const node = { id: 'a', x: 10, y: 20, width: 90, height: 42, lines: ['Merge', 'request'] } as const;
  const drawing = (part: Partial<Drawing>): Drawing => ({
    format: 'portrait',
    width: 380,
    height: 200,
    lanes: [],
    nodes: [],
    flows: [],
    ...part,
  });

  it('draws a box by its kind, its lines centred in it', () => {
    const outline = (kind: Drawing['nodes'][number]['kind']) =>
      schematicSvg(drawing({ nodes: [{ ...node, kind }] }), paint);
    expect(outline('software')).toBe(
      "<path D d='M10 20H100V62H10Z'/><g G font-size='14' font-weight='500' text-anchor='middle'><text x='55' y='38'>Merge<tspan x='55' dy='16'>request</tspan></text></g>",
    );
    expect(outline('outside')).toContain("<path E d='M10 20H100V62H10Z'/>");
    expect(outline('store')).toContain("<path D d='M10 20H100V62H10ZM14 20V62M96 20V62'/>");
    expect(outline('document')).toContain("<path D d='M10 20H91L100 29V62H10ZM91 20V29H100'/>");
    expect(outline('person')).toContain("<path D d='M31 20H79A21 21 0 0 1 79 62H31A21 21 0 0 1 31 20Z'/>");
  });

  it('draws a flow with round corners and a head, its label in the middle of its room', () => {
    const label = { lines: ['a', 'b'], x: 50, y: 40, width: 20, height: 29 };
    const points = [
      { x: 20, y: 10 },
      { x: 20, y: 30 },
      { x: 60, y: 30 },
      { x: 60, y: 50.04 },
    ];
    expect(schematicSvg(drawing({ flows: [{ points, label }] }), paint)).toBe(
      "<path B d='M20 10V24Q20 30 26 30H54Q60 30 60 36V50'/><path C d='M60 50L56.4 43L63.6 43Z'/>" +
        "<g H font-size='13' font-weight='400' text-anchor='middle'><text x='60' y='53'>a<tspan x='60' dy='14'>b</tspan></text></g>",
    );
  });

  it('rounds no corner by more than half of what meets there', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 0, y: 4 },
      { x: 30, y: 4 },
    ];
    expect(schematicSvg(drawing({ flows: [{ points }] }), paint)).toContain("d='M0 0V2Q0 4 2 4H30'");
  });

  it('rules lanes off from one another and names them', () => {
    const lane = { text: 'TEAM', x: 4, y: 5, width: 30, height: 15 };
    const band = { left: 0, right: 380, top: 0, bottom: 60 };
    expect(
      schematicSvg(
        drawing({
          lanes: [
            { ...lane, band },
            { ...lane, text: 'BANK', y: 65, band: { ...band, top: 60, bottom: 200 } },
          ],
        }),
        paint,
      ),
    ).toBe(
      "<path A d='M-200 60H580'/><g F font-size='13' font-weight='400' letter-spacing='0.04em'><text x='4' y='18'>TEAM</text><text x='4' y='78'>BANK</text></g>",
    );
  });
});
