import {
  cellsOf,
  decided,
  decisionProblems,
  figures,
  number,
  numberOf,
  partsOf,
  pieceCheck,
} from '@/pipeline/content/piece';
import { consumerAnalytics as page } from './consumer-analytics';

// Reckons the weight of the middle pack: the lightest whose printed price per gram lies between its neighbours', and by the exact price, by cost, by
// the least change and by the weight today.

const { said } = cellsOf(page);
const { argument } = page.detail;
const [table] = partsOf(page, 'table');
const [form] = partsOf(page, 'form');
const packs = (table?.rows ?? []).map(([name = '', grams, exact = '', prints = '']) => ({
  name,
  price: number(/\d+/.exec(name)?.[0]),
  grams: number(grams),
  exact,
  prints,
}));
const [small, cheap, chosen, today, large] = packs;
const printed = (price: number, grams: number) => (price / grams).toFixed(2);
const print = (grams: number) => printed(chosen?.price ?? 0, grams);
const between = (low: number, high: number) =>
  Array.from({ length: high - low + 1 }, (_, place) => low + place);
const weights = between(2 * (small?.grams ?? 0) - 5, (today?.grams ?? 0) + 5);

/** Lists the whole weights at which a rule sees three rungs. */
type Rule = (grams: number) => boolean;
const asPrinted: Rule = (grams) =>
  (small?.prints ?? '') > print(grams) && print(grams) > (large?.prints ?? '');
const exact: Rule = (grams) =>
  grams / (chosen?.price ?? 0) > (small?.grams ?? 0) / (small?.price ?? 0) &&
  grams / (chosen?.price ?? 0) < (large?.grams ?? 0) / (large?.price ?? 0);
const fine = weights.filter(asPrinted);
const ladder = weights.filter(exact);
const [lightest, heaviest] = [Math.min(...fine), Math.max(...fine)];
const rival = number(said(/rival’s (\d+) g/));
const [buyers, needed] = [
  number(/(\d+) buyers/.exec(form?.fields[0]?.value ?? '')?.[1]),
  number(said(/under the (\d+) that/)),
];
const sales = number(said(/Sales offers (\d+) g/));

export const check = pieceCheck({
  page,
  decisions: [
    decisionProblems<number>({
      what: 'weight of the middle pack',
      stated: `${chosen?.grams}`,
      outcome: (grams) => String(grams),
      rule: lightest,
      instead: {
        'the cheapest': cheap?.grams ?? 0,
        'least change': heaviest,
        'as today': today?.grams ?? 0,
        'as the rival': rival,
        'a whole step of print from both': weights.find((grams) => print(grams) === '0.23') ?? 0,
      },
    }),
    decided('what sales offers', String(sales), String(heaviest)),
    decided('collides below', cheap?.prints, small?.prints ?? ''),
    decided('collides above', today?.prints, large?.prints ?? ''),
    decided('two small packs', String(2 * (small?.grams ?? 0)), String(cheap?.grams)),
    ...packs.flatMap(({ name, price, grams, exact: stated, prints }) => [
      decided(`${name} per 100 g`, stated, `₹${((100 * price) / grams).toFixed(2)}`),
      decided(`print of ${name}`, prints, printed(price, grams)),
    ]),
    decided('lighter than the rival at the same print', String((chosen?.grams ?? 0) < rival), 'true'),
    decided(
      'towns of the test',
      form?.fields[1]?.value,
      said(/a test in (\w+ towns), beside two unchanged, is registered/),
    ),
    decided('the rival', print(rival), chosen?.prints ?? ''),
    decided('too few buyers', String(buyers < needed), 'true'),
    decided('test of the chosen weight', form?.action, `Register ${lightest} g`),
    decided('today is above the sales offer', String(sales < (today?.grams ?? 0)), 'true'),
    decided('ladder of exact prices', String(ladder.every((grams) => grams > 40 && grams < 46)), 'true'),
    decided(
      'figures of the argument',
      figures(argument?.heading ?? '', ...(argument?.paragraphs ?? [])),
      [
        10,
        chosen?.price,
        today?.grams,
        small?.price,
        small?.grams,
        large?.price,
        large?.grams,
        numberOf('two'),
        today?.grams,
        Number(large?.prints),
        cheap?.grams,
        Number(cheap?.prints),
        2,
        heaviest,
        ladder[0] === undefined ? '' : ladder[0] - 1,
        (ladder.at(-1) ?? 0) + 1,
        lightest,
        heaviest,
        Number(small?.prints),
        Number(print(lightest)),
        Number(print(heaviest)),
        Number(large?.prints),
        lightest,
        rival,
        Number(print(rival)),
        heaviest,
        heaviest - lightest,
        cheap?.grams,
        buyers < needed ? 2 : '',
        buyers,
        needed,
        2,
        2,
        2025,
        11,
        today?.grams,
        Number(printed(11, today?.grams ?? 0)),
      ].join(' '),
    ),
  ],
});
