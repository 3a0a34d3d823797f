import { type Area, areaOf, grown, overlap, union } from './area';
import { type Drawing, runAreas } from './drawing';

/** A window onto a drawing, and what of the drawing shows in it. */
export interface Detail {
  readonly window: Area;
  readonly drawing: Drawing;
}

/** Size of the window, and the width of a phone's view, which shows its middle alone and lies within the sheet. */
const size = { width: 840, height: 248 } as const;
const narrowest = 370;

/** A landscape's part round its mark, which keeps to the middle. */
export function detailOf(drawing: Drawing): Detail {
  const { width, height, mark } = drawing;
  const focus = mark
    ? union([mark.cloud, areaOf(mark.note)])
    : { left: 0, top: 0, right: width, bottom: height };
  const x = within((focus.left + focus.right) / 2, narrowest / 2, width);
  const y = within((focus.top + focus.bottom) / 2, size.height / 2, height);
  const window = {
    left: x - size.width / 2,
    top: y - size.height / 2,
    right: x + size.width / 2,
    bottom: y + size.height / 2,
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
