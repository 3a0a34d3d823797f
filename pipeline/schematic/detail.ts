import { type Area, areaOf, grown, overlap, union } from '@/lib/schematic/area';
import { type Drawing, runAreas } from '@/lib/schematic/drawing';

/** A window onto a drawing, and what of the drawing shows in it. */
export interface Detail {
  readonly window: Area;
  readonly drawing: Drawing;
}

/** Height of a window, and width of the narrowest view of one, which shows its middle alone and lies within the sheet. */
const height = 248;
const narrowest = 370;

/** A landscape's part round its mark, which keeps to the middle, in a window so wide. */
export function detailOf(drawing: Drawing, width: number): Detail {
  const { mark } = drawing;
  const focus = mark
    ? union([mark.cloud, areaOf(mark.note)])
    : { left: 0, top: 0, right: drawing.width, bottom: drawing.height };
  const x = within((focus.left + focus.right) / 2, narrowest / 2, drawing.width);
  const y = within((focus.top + focus.bottom) / 2, height / 2, drawing.height);
  const window = {
    left: x - width / 2,
    top: y - height / 2,
    right: x + width / 2,
    bottom: y + height / 2,
  };
  const isSeen = (area: Area) => overlap(grown(area, 2), window);
  return {
    window,
    drawing: {
      ...drawing,
      nodes: drawing.nodes.filter((node) => isSeen(areaOf(node))),
      flows: drawing.flows.filter((flow) => runAreas(flow).some(isSeen)),
      lanes: drawing.lanes.filter(({ band }) => isSeen(band)),
    },
  };
}

/** A centre moved so that `half` a view on each side of it is on the sheet. */
const within = (centre: number, half: number, length: number) =>
  Math.max(half, Math.min(length - half, centre));
