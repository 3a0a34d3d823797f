import type { Screen, ScreenPart } from '@/content/portfolio/screen';
import { toSvg } from '@/pipeline/svg/svg';
import { frames } from './frames';
import type { Room } from './part';
import { kindOf } from './parts';
import { type Box, type Primitive, type ScreenPaint, screenStyles } from './primitives';

const columnGap = 20;
const bandGap = 13;

/** One or two parts side by side. */
type Band = readonly {
  readonly part: ScreenPart;
  readonly index: number;
  readonly x: number;
  readonly w: number;
}[];

/** The inside of a drawn screen's `<svg>`. */
export const screenSvg = (screen: Screen, paint: ScreenPaint): string =>
  toSvg(drawScreen(screen), screenStyles, paint);

/** A screen as primitives: its device, and its parts. */
export const drawScreen = (screen: Screen): readonly Primitive[] => [
  ...frames[screen.device](screen.heading).primitives,
  ...placeParts(screen).flatMap(({ part, room }) => kindOf(part).draw(part, room)),
];

/**
 * Places the parts of a screen: in bands from top to bottom that fill the device.
 * @throws Error where they do not fit, naming the screen
 */
export function placeParts({ device, heading, parts }: Screen) {
  const { content } = frames[device](heading);
  const bands = bandsOf(parts, content, device);
  const tops = stack(bands, content);
  if (!tops) throw new Error(`Screen "${heading}" is too full for a ${device}: leave a part or a row out`);
  const accent = accentOf(parts, device);
  return bands.flatMap((band, row) =>
    band.map(({ part, index, x, w }): { part: ScreenPart; room: Room } => ({
      part,
      room: {
        box: { x, w, ...(tops[row] ?? { y: 0, h: 0 }) },
        accent: accent?.part === index ? accent.row : undefined,
        device,
      },
    })),
  );
}

/** Lists, charts, forms and the like stand in pairs where both fit; tables and steps have the width to themselves. */
function bandsOf(parts: readonly ScreenPart[], { x, w }: Box, device: Screen['device']): readonly Band[] {
  const beside = parts.map((part) => (device === 'handset' ? undefined : kindOf(part).width?.(part, device)));
  const bands: Band[] = [];
  for (let index = 0; index < parts.length; ) {
    const [part, next] = [parts[index], parts[index + 1]];
    if (!part) break;
    const [a, b] = [beside[index], beside[index + 1]];
    const spare = w - columnGap - (a ?? w) - (b ?? w);
    // Of an odd number of parts that could stand in pairs, the first stands alone.
    const run = beside.slice(index).indexOf(undefined);
    const even = (run < 0 ? parts.length - index : run) % 2 === 0;
    if (next && a !== undefined && b !== undefined && even && spare >= 0) {
      const share = kindOf(part).stretches === kindOf(next).stretches ? 0.5 : kindOf(part).stretches ? 1 : 0;
      const left = a + spare * share;
      const start = x + left + columnGap;
      bands.push([
        { part, index, x, w: left },
        { part: next, index: index + 1, x: start, w: w - left - columnGap },
      ]);
      index += 2;
    } else {
      bands.push([{ part, index, x, w }]);
      index += 1;
    }
  }
  return bands;
}

/**
 * Top and height of each band: height that is left over goes to the bands up to their greatest useful height, then between them.
 * @returns undefined where the bands do not fit
 */
function stack(bands: readonly Band[], { y, h }: Box) {
  const limits = bands.map((band) => {
    const each = band.map(({ part, w }) => kindOf(part).height(part, w));
    return { min: Math.max(...each.map(([min]) => min)), max: Math.max(...each.map(([, max]) => max)) };
  });
  const min = limits.reduce((sum, limit) => sum + limit.min, 0);
  const slack = limits.reduce((sum, limit) => sum + limit.max - limit.min, 0);
  const left = h - min - (bands.length - 1) * bandGap;
  if (left < 0) return undefined;
  const share = Math.min(1, left / (slack || 1));
  const gap = bandGap + Math.max(0, Math.min(9, (left - slack) / Math.max(1, bands.length - 1)));
  let top = y;
  return limits.map((limit) => {
    const height = limit.min + (limit.max - limit.min) * share;
    const at = top;
    top += height + gap;
    return { y: at, h: height };
  });
}

/** The most urgent accent: the part and the row that are drawn in the accent colour. */
function accentOf(parts: readonly ScreenPart[], device: Screen['device']) {
  const accents = parts.flatMap((part, index) => {
    const accent = kindOf(part).accent?.(part, device);
    return accent ? [{ part: index, ...accent }] : [];
  });
  return accents.sort((a, b) => b.urgency - a.urgency)[0];
}
