import type { Schematic, SchematicNode } from '@/content/catalogue/types';
import { coreBankingSoftware } from '@/content/industries/core-banking-software';
import { home } from '@/content/pages/home';
import { b2bPortal } from '@/content/services/b2b-portal';
import { ciCd } from '@/content/services/ci-cd';
import { routeOptimization } from '@/content/solution/route-optimization';
import { crossings, type DrawnNode, layOut, segmentsOf, sizes } from '@/lib/build/schematic/layout';

/* The geometry before it is drawn; `e2e/drawings.spec.ts` measures every drawing in a browser. */

const overlap = (a: DrawnNode, b: DrawnNode) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe.each([
  ['home', home.schematic],
  ['services/ci-cd', ciCd.detail.schematic],
  ['services/b2b-portal', b2bPortal.detail.schematic],
  ['industries/core-banking-software', coreBankingSoftware.detail.schematic],
  ['solution/route-optimization', routeOptimization.detail.schematic],
])('the drawing of %s', (_, input) => {
  it('fits a phone, keeps its boxes apart and in their lanes, and crosses itself little', async () => {
    const drawing = await layOut(input);
    expect(drawing.width).toBeLessThanOrEqual(sizes.maxWidth);
    expect(drawing.nodes.flatMap((a, i) => drawing.nodes.slice(i + 1).filter((b) => overlap(a, b)))).toEqual(
      [],
    );
    expect(crossings(drawing)).toBeLessThanOrEqual(2);
    for (const [index, lane] of input.lanes.entries())
      for (const { id } of lane.nodes) {
        const node = drawing.nodes.find((candidate) => candidate.id === id);
        const band = drawing.lanes[index];
        expect(node?.y).toBeGreaterThanOrEqual(band?.top ?? Number.NaN);
        expect((node?.y ?? 0) + (node?.height ?? 0)).toBeLessThanOrEqual(band?.bottom ?? Number.NaN);
      }
  });

  it('draws every flow with straight runs that start and end on its boxes', async () => {
    const drawing = await layOut(input);
    expect(drawing.flows).toHaveLength(input.flows.length);
    for (const [index, flow] of drawing.flows.entries()) {
      for (const [a, b] of segmentsOf(flow))
        expect(Math.min(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeCloseTo(0);
      const { from, to } = input.flows[index] ?? {};
      const touches = (id: string | undefined, point = flow.points[0]) => {
        const box = drawing.nodes.find((node) => node.id === id);
        return (
          box &&
          point &&
          point.x >= box.x &&
          point.x <= box.x + box.width &&
          point.y >= box.y - 1 &&
          point.y <= box.y + box.height + 1
        );
      };
      expect(touches(from)).toBe(true);
      expect(touches(to, flow.points.at(-1))).toBe(true);
    }
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
  await expect(layOut(wide)).rejects.toThrow('Drawing "Too wide" is wider than the 460 units');
});
