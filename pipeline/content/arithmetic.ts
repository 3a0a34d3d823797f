import { runInNewContext } from 'node:vm';
import type { Route, RouteStation } from '@/content/catalogue/route';

/*
 * Sums in a text: "480 × ₹188 = ₹90,240" or a ledger with a total. Each is recomputed, so that no figure of an example relies on
 * proofreading.
 */

const number = String.raw`(?:₹ ?)?\d[\d,]*(?:\.\d+)?(?: ?%)?`;
const operator = ' ?[×x*÷/+−–-] ?';
/** The left side may name its unit before the sign: "60 × 12 ordered pairs = 720". */
const equation = new RegExp(
  String.raw`((?:\(|${number})(?:${number}|${operator}|[()])*?(?:${number}|\)))(?: [a-z]+){0,3},? (?:=|which is) (${number})`,
  'g',
);

/** Indian or Western grouping, with or without a currency sign; "18 %" is 0.18. Nothing where there is no number. */
export function amountOf(text: string): number | undefined {
  const match = /^[−-]?₹? ?(\d[\d,]*(?:\.\d+)?)(?:( ?%)| [a-z].*)?$/.exec(text.trim());
  if (!match?.[1]) return undefined;
  const value = Number(match[1].replaceAll(',', '')) / (match[2] ? 100 : 1);
  return /^[−-]/.test(text.trim()) ? -value : value;
}

/** Value of an expression of numbers, the four operations and brackets, as JavaScript reckons it. */
function evaluate(expression: string): number {
  const tokens = expression.match(new RegExp(`${number}|[×x*÷/+−–()-]`, 'g')) ?? [];
  const signs: Readonly<Record<string, string>> = { '×': '*', x: '*', '÷': '/', '−': '-', '–': '-' };
  const count = (bracket: string) => tokens.filter((token) => token === bracket).length;
  // A bracket round more of the sentence has its other end elsewhere.
  const unclosed = count('(') - count(')');
  const sum = tokens.map((token) => amountOf(token) ?? signs[token] ?? token).join(' ');
  return runInNewContext('('.repeat(Math.max(0, -unclosed)) + sum + ')'.repeat(Math.max(0, unclosed)));
}

const equal = (a: number, b: number) => Math.abs(a - b) < 0.005;

/** Equations that a text states. */
const equationsIn = (text: string) =>
  [...text.matchAll(equation)].flatMap(([whole, left = '', right = '']) =>
    new RegExp(operator).test(left) ? [{ whole, left: left.replace(/,$/, ''), right }] : [],
  );

/** Equations of a text that do not hold. */
export function equationProblems(text: string): string[] {
  return equationsIn(text).flatMap(({ whole, left, right }) => {
    const value = evaluate(left);
    return equal(value, amountOf(right) ?? Number.NaN)
      ? []
      : [`"${whole}" does not hold: ${left} is ${value}`];
  });
}

/** An expression and nothing else, such as "60 × 12". */
const expression = new RegExp(`^${number}(?:${operator}${number})+$`);

/** Rows in which an expression is followed by another number than its value. */
const reckoningProblems = (row: readonly string[]): string[] =>
  row.flatMap((cell, index) => {
    const stated = amountOf(row[index + 1] ?? '');
    return !expression.test(cell) || stated === undefined || equal(evaluate(cell), stated)
      ? []
      : [`${cell} is ${evaluate(cell)}, the number beside it is ${row[index + 1]}`];
  });

/** Columns of a ledger whose total is not the sum of their rows, and expressions in it that do not hold. */
export function ledgerProblems({
  rows,
  total,
}: {
  readonly rows: readonly (readonly string[])[];
  readonly total: readonly string[];
}): string[] {
  const sums = total.flatMap((stated, column) => {
    const amounts = rows.flatMap((row) => amountOf(row[column] ?? '') ?? []);
    const expected = amountOf(stated);
    if (expected === undefined || amounts.length === 0) return [];
    const value = amounts.reduce((sum, amount) => sum + amount, 0);
    return equal(value, expected)
      ? []
      : [`column ${column + 1} adds up to ${value}, its total says ${stated}`];
  });
  return [...[...rows, total].flatMap(reckoningProblems), ...sums];
}

/**
 * Figures of a route that disagree: a large value with the total under it, a correction with the rows, an amount with another of its
 * name, "6 h at ₹300" with the amount beside it. Totals are the matter of {@link ledgerProblems}.
 */
export function routeProblems({ stations }: Pick<Route, 'stations'>): string[] {
  const known = new Map<string, string>();
  const amounts = stations.flatMap(({ sum }) => (sum ? [...sum.rows, sum.total] : []));
  return [
    ...stations.flatMap(stationProblems),
    ...amounts.flatMap(([name, stated = '']) => {
      const before = known.get(name) ?? stated;
      known.set(name, before);
      const [quantity, price] = (/(\d[\d,]*) \p{L}+ at ₹(\d[\d,]*)/u.exec(name) ?? []).slice(1).map(amountOf);
      const amount = amountOf(stated) ?? Number.NaN;
      const product = quantity !== undefined && price !== undefined ? quantity * price : amount;
      return [
        ...(equal(Math.abs(amountOf(before) ?? Number.NaN), Math.abs(amount))
          ? []
          : [`"${name}" is ${before} at one station and ${stated} at another`]),
        ...(equal(product, amount) ? [] : [`"${name}" is ${product}, not ${stated}`]),
      ];
    }),
  ];
}

function stationProblems({ at, value, sum, mark }: RouteStation): string[] {
  if (!sum) return [];
  const total = amountOf(sum.total[1] ?? '') ?? Number.NaN;
  const struck = amountOf(mark?.struck ?? '');
  const isRow = (difference: number) =>
    sum.rows.some(([, amount = '']) => equal(amountOf(amount) ?? Number.NaN, difference));
  return [
    ...(equal(amountOf(value) ?? Number.NaN, total)
      ? []
      : [`"${at}" says ${value} over a total of ${sum.total[1]}`]),
    ...(struck === undefined || isRow(total - struck)
      ? []
      : [`"${at}": no row explains why ${mark?.struck} is struck out`]),
  ];
}
