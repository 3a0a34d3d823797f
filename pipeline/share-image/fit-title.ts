import { balancedLines } from '@/lib/svg/lines';
import type { TextStyle } from '@/lib/svg/measure';
import { widthOf } from '@/pipeline/svg/measure';

interface TitleRoom {
  readonly width: number;
  readonly maxLines: number;
  /** Font sizes, largest first. */
  readonly sizes: readonly number[];
}

/**
 * The largest size at which a title fits its room, broken into as few lines as go, of about one length.
 * @throws Error where it fits at no size, naming the title.
 */
export function fitTitle(
  title: string,
  { width, maxLines, sizes }: TitleRoom,
  style: Omit<TextStyle, 'size'>,
) {
  const ems = (text: string) => widthOf(text, { ...style, size: 1 });
  const words = title.split(' ').length;
  for (const size of sizes)
    for (let count = 1; count <= Math.min(maxLines, words); count++) {
      const lines = balancedLines(title, count, ems);
      if (lines.every((line) => ems(line) * size <= width)) return { size, lines };
    }
  throw new Error(`Share image: "${title}" does not fit ${maxLines} lines: shorten it, or its longest word`);
}
