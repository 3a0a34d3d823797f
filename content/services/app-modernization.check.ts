import {
  cellsOf,
  decided,
  exhibitOf,
  figures,
  inWords,
  number,
  pieceCheck,
  sum,
} from '@/pipeline/content/piece';
import { appModernization as page } from './app-modernization';

// Rounds each sack as C# and as Kotlin's roundToInt() do, and adds up the slip by either and without rounding.

const { columns, reading, rows, title } = exhibitOf(page, 'comparison');
const { argument } = page.detail;
const { prose } = cellsOf(page);
const kg = (text = '') => number(/[\d.]+(?= kg)/.exec(text)?.[0]);
const becomes = (text = '') => number(text.split('becomes ')[1]);
const sacks = rows.filter(({ before }) => before.includes('becomes'));
const weights = sacks.map(({ before }) => kg(before));
const up = (weight: number) => Math.floor(weight + 0.5);
const toEven = (weight: number) =>
  weight % 1 === 0.5 && Math.floor(weight) % 2 === 0 ? Math.floor(weight) : up(weight);
const [old, built, exact] = [sum(weights.map(toEven)), sum(weights.map(up)), sum(weights)];
const slip = rows.find(({ before }) => before.startsWith('Slip'));
const price = number(/at ₹(\d+) a kilogram/.exec(prose)?.[1]);
const halves = weights.filter((weight) => weight % 1 === 0.5).length;
const evenWord = (note = '') => /(\w+) is even/.exec(note)?.[1]?.toLowerCase();

export const check = pieceCheck({
  page,
  decisions: [
    decided('the slip that the ledger takes', String(kg(slip?.before)), old, {
      'halves up': built,
      'no rounding': String(exact),
      'halves down': sum(weights.map(Math.floor)),
    }),
    decided('the first build', String(kg(slip?.after)), built, {
      'halves to the even number': old,
      'no rounding': String(exact),
    }),
    ...sacks.flatMap(({ before, after, note }, index) => {
      const weight = weights[index] ?? 0;
      return [
        decided(`${weight}, old`, String(becomes(before)), toEven(weight)),
        decided(`${weight}, new`, String(becomes(after)), up(weight)),
        decided(`${weight}, the same sack`, String(kg(after)), String(weight)),
        decided(
          `${weight}, note`,
          evenWord(note) ?? 'alike',
          toEven(weight) === up(weight) ? 'alike' : inWords(toEven(weight)),
        ),
      ];
    }),
    decided(
      'note of the slip',
      /Weighed were ([\d.]+) kg\. The ledger takes (\d+)/
        .exec(slip?.note ?? '')
        ?.slice(1)
        .join(),
      [exact, old].join(),
    ),
    decided(
      'language that takes the even number',
      /(C#|Kotlin’s roundToInt\(\)) sends a half to the even/.exec(prose)?.[1],
      rows.at(-1)?.before.includes('Math.Round') && kg(slip?.before) === old ? 'C#' : 'Kotlin',
    ),
    decided('second build', String(kg(rows.at(-1)?.note)), old),
    decided('title', /adds (\w+) kilograms/.exec(title)?.[1], inWords(built - old)),
    decided(
      'rounded once',
      /at the end, (.*)\.$/.exec(reading)?.[1],
      `${exact} would be ${toEven(exact)} there and ${up(exact)} here`,
    ),
    decided('the two', /tell the (\w+) apart/.exec(reading)?.[1], inWords(columns.length)),
    decided('every sack is a half', String(halves), weights.length),
    decided(
      'figures of the argument',
      figures(argument?.heading ?? '', ...(argument?.paragraphs ?? [])),
      [
        weights.length,
        exact,
        3,
        weights.length,
        old,
        built,
        weights[1],
        toEven(weights[1] ?? 0),
        built,
        price,
        price * (built - old),
        halves,
        built - exact,
        old,
        exact,
      ].join(' '),
    ),
  ],
});
