import { type Estimate, estimateLines, exampleRate } from '@/content/before-you-buy/brief';

interface Reckoned {
  readonly range: Estimate;
  readonly mean: number;
  readonly spread: number;
}

export interface EstimateSum {
  readonly lines: readonly Reckoned[];
  readonly sum: Reckoned;
  /** Enough in about four cases of five. */
  readonly aside: number;
}

/** Spreads of a normal distribution above its mean, below which four fifths of it lie. */
const fourFifths = 0.84;

const inHundredths = (value: number) => Math.round(value * 100) / 100;

export const reckoned = (range: Estimate): Reckoned => {
  const [low, likely, high] = range;
  return { range, mean: (low + 4 * likely + high) / 6, spread: (high - low) / 6 };
};

/** Lines that do not depend on one another, with their sum. */
export function estimateFrom(brief: 'vague' | 'usable'): EstimateSum {
  const lines = estimateLines.map((line) => reckoned(line[brief]));
  const total = (value: (line: Reckoned) => number) => lines.reduce((sum, line) => sum + value(line), 0);
  const sum: Reckoned = {
    range: [total(({ range }) => range[0]), total(({ range }) => range[1]), total(({ range }) => range[2])],
    mean: total(({ mean }) => mean),
    spread: Math.sqrt(total(({ spread }) => spread ** 2)),
  };
  return { lines, sum, aside: inHundredths(sum.mean + fourFifths * sum.spread) };
}

type Compared = readonly [vague: number, usable: number, difference: number];

/** Both briefs and what the usable one changes: person-weeks, and rupees at the example rate. */
export function comparedBriefs(): Readonly<Record<'likely' | 'aside' | 'rupees', Compared>> {
  const [vague, usable] = [estimateFrom('vague'), estimateFrom('usable')];
  const row = (value: (estimate: EstimateSum) => number): Compared => [
    value(vague),
    value(usable),
    inHundredths(value(usable) - value(vague)),
  ];
  return {
    likely: row(({ sum }) => sum.range[1]),
    aside: row(({ aside }) => aside),
    rupees: row(({ aside }) => Math.round(aside * exampleRate)),
  };
}
