import type { Measure, TextStyle } from './measure';

/** Labels up to this width, in em, read better on one line. */
const shortLabel = 6;

/** A label on one line where it is short, else on two of about one length. */
export function labelLines(label: string, style: TextStyle, { widthOf }: Measure): readonly string[] {
  const width = (text: string) => widthOf(text, style);
  return width(label) <= shortLabel * style.size ? [label] : balancedLines(label, 2, width);
}

/** A text on `count` lines, or on as many as it has words, of about one length. Every way of breaking is tried. */
export function balancedLines(
  text: string,
  count: number,
  widthOf: (line: string) => number,
): readonly string[] {
  // A number stays with its unit and with the word that it counts: "5 %", "SOC 2".
  const words = text.split(/ (?!%|(?<=\p{L} )\d)/u);
  return balanced(words, Math.min(count, words.length), widthOf);
}

function balanced(
  words: readonly string[],
  count: number,
  widthOf: (line: string) => number,
): readonly string[] {
  const widest = (lines: readonly string[]) => Math.max(...lines.map(widthOf));
  let best = [words.join(' ')];
  if (count === 1) return best;
  for (let at = 1; at <= words.length - count + 1; at++) {
    const lines = [words.slice(0, at).join(' '), ...balanced(words.slice(at), count - 1, widthOf)];
    if (at === 1 || widest(lines) < widest(best)) best = lines;
  }
  return best;
}
