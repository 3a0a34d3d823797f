/** Width of a text at a font size of 1. */
export type Measure = (text: string) => number;

export interface TitleRoom {
  readonly width: number;
  readonly maxLines: number;
  /** Font sizes, largest first. */
  readonly sizes: readonly number[];
}
export interface FittedTitle {
  readonly size: number;
  readonly lines: readonly string[];
}

/**
 * The largest size at which a title fits its room, broken into as few lines as go, of about one length.
 * @throws Error where it fits at no size, naming the title.
 */
export function fitTitle(
  title: string,
  { width, maxLines, sizes }: TitleRoom,
  measure: Measure,
): FittedTitle {
  const words = title.split(' ');
  for (const size of sizes)
    for (let count = 1; count <= Math.min(maxLines, words.length); count++) {
      const lines = balanced(words, count, measure);
      if (widest(lines, measure) * size <= width) return { size, lines };
    }
  throw new Error(`Share image: "${title}" does not fit ${maxLines} lines: shorten it, or its longest word`);
}

/** Every way of breaking is tried: a title has a dozen words at most. */
function balanced(words: readonly string[], count: number, measure: Measure): readonly string[] {
  if (count === 1) return [words.join(' ')];
  let best: readonly string[] | undefined;
  for (let at = 1; at <= words.length - count + 1; at++) {
    const lines = [words.slice(0, at).join(' '), ...balanced(words.slice(at), count - 1, measure)];
    if (!best || widest(lines, measure) < widest(best, measure)) best = lines;
  }
  return best ?? [words.join(' ')];
}

const widest = (lines: readonly string[], measure: Measure) => Math.max(...lines.map(measure));
