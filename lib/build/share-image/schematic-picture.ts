import type { Palette } from '@/lib/build/palette';
import { type Drawing, type DrawnLane, type DrawnNode, sizes } from '@/lib/build/schematic/layout';
import { arrowsPath, flowsPath, nodePath } from '@/lib/build/schematic/svg';
import { escapeXml } from './raster';
import { type Picture, room } from './sheet';

/**
 * A page's schematic, made as wide as the sheet that it is to fill, so that its bands run from edge to edge. Lines are
 * stronger than on the page, since a share image is seen at half its size.
 */
export function schematicPicture(drawing: Drawing, colour: Palette): Picture {
  const { height, lanes, nodes, flows } = drawing;
  const width = Math.max(drawing.width, (height * room.width) / room.height);
  const left = (width - drawing.width) / 2;
  const outline = (outside: boolean) =>
    nodes
      .filter((node) => (node.kind === 'outside') === outside)
      .map(nodePath)
      .join('');
  const box = `fill="${colour.paper}" stroke="${colour.ink}" stroke-width="1.7" stroke-linejoin="round"`;
  const svg = [
    ...lanes
      .slice(1)
      .map(
        ({ top }) => `<path stroke="${colour.rule}" stroke-width="1.4" d="M${-width} ${top}H${2 * width}"/>`,
      ),
    ...lanes.map((lane) => laneLabel(lane, left, colour)),
    `<g transform="translate(${left.toFixed(1)})">`,
    `<path fill="none" stroke="${colour.ink}" stroke-width="1.5" d="${flowsPath(drawing)}"/>`,
    `<path fill="${colour.flame}" stroke="${colour.flame}" stroke-width="2" stroke-linejoin="round" d="${arrowsPath(drawing)}"/>`,
    `<path ${box} d="${outline(false)}"/>`,
    `<path ${box} stroke-dasharray="4 3" d="${outline(true)}"/>`,
    ...nodes.flatMap((node) => nodeLabel(node, colour)),
    ...flows.flatMap(({ label: text }) =>
      text
        ? text.lines.map((line, index) =>
            label(
              line,
              text.x + text.width / 2,
              text.y + sizes.flowText + index * sizes.flowLine,
              `fill="${colour.muted}" font-size="${sizes.flowText}" text-anchor="middle" paint-order="stroke" stroke="${colour.raised}" stroke-width="4" stroke-linejoin="round"`,
            ),
          )
        : [],
    ),
    '</g>',
  ];
  return { width, height, svg: svg.join('') };
}

/** A name at the drawing's edge moves out to the sheet's and grows; one that had to make way for a flow stays. */
function laneLabel({ text, x, y, width }: DrawnLane, left: number, colour: Palette): string {
  const moves = x === sizes.margin;
  const grown = Math.min(sizes.laneText * 1.25, (left + x + width) / (text.length * 0.74));
  const size = moves ? Math.max(sizes.laneText, grown) : sizes.laneText;
  return label(
    text.toUpperCase(),
    moves ? 0 : left + x,
    y + size,
    `fill="${colour.muted}" font-size="${size.toFixed(1)}" letter-spacing="${(size * 0.08).toFixed(1)}"`,
  );
}

function nodeLabel({ x, y, width, height, lines }: DrawnNode, colour: Palette): readonly string[] {
  const first = y + height / 2 + sizes.nodeText * 0.34 - ((lines.length - 1) / 2) * sizes.nodeLine;
  return lines.map((line, index) =>
    label(
      line,
      x + width / 2,
      first + index * sizes.nodeLine,
      `fill="${colour.ink}" font-size="${sizes.nodeText}" text-anchor="middle"`,
    ),
  );
}

const label = (text: string, x: number, y: number, attributes: string) =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" ${attributes}>${escapeXml(text)}</text>`;
