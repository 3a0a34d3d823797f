import {
  cellsOf,
  decided,
  exhibitOf,
  figures,
  number,
  pieceCheck,
  rupees,
  sum,
} from '@/pipeline/content/piece';
import { iosApps as page } from './ios-apps';

// Reckons Apple’s share of a course by what is sold through Apple, and whether review takes it, for the decision and each rejected option.

const { chosen, reading, rejected, title, why } = exhibitOf(page, 'decision');
const { prose, said } = cellsOf(page, chosen, title);
const parts = [...why.matchAll(/(\d+) ([a-z ]+?) at ₹(\d+)/g)].map(
  ([, count = '', name = '', price = '']) => ({
    name,
    amount: Number(count) * Number(price),
  }),
);
const amountOf = (name: string) => parts.find((part) => part.name.includes(name))?.amount ?? Number.NaN;
const [visits, hours, evenings] = ['visits', 'video hours', 'group evenings'].map(amountOf) as [
  number,
  number,
  number,
];
const course = sum(parts.map(({ amount }) => amount));
const rate = number(/(\d+) % is Apple’s/.exec(reading)?.[1]) / 100;
const share = (amount: number) => rupees(Math.round(rate * amount));

interface Sold {
  readonly amount: number;
  readonly visits: boolean;
  readonly evenings: boolean;
}
const split: Sold = { amount: evenings, visits: false, evenings: true };
const options: Readonly<Record<string, Sold>> = {
  'Everything by UPI': { amount: 0, visits: false, evenings: false },
  'All video through Apple': { amount: hours + evenings, visits: false, evenings: true },
  'One in-app purchase for the course': { amount: course, visits: true, evenings: true },
};
/** Group evenings must be sold through Apple, and visits must not. */
const passes = (sold: Sold) => sold.evenings && !sold.visits;
const amounts = rejected.map(({ option }) => share(options[option]?.amount ?? Number.NaN));

export const check = pieceCheck({
  page,
  decisions: [
    decided(
      'Apple’s share',
      /keeps (₹\d+(?:,\d+)*)/.exec(why)?.[1],
      share(split.amount),
      Object.fromEntries(rejected.map(({ option }, index) => [option, amounts[index] ?? ''])),
    ),
    decided('parts of the course', String(parts.length), 3),
    decided('by UPI', /checkout: (₹\d+(?:,\d+)*)/.exec(why)?.[1], rupees(visits + hours)),
    decided('by Apple', /Apple: (₹\d+(?:,\d+)*)/.exec(why)?.[1], rupees(evenings)),
    decided('the course', /₹\d+(?:,\d+)*/.exec(title)?.[0], rupees(course)),
    decided('the decision passes', String(passes(split)), 'true'),
    ...rejected.flatMap(({ option, why: reason }, index) => [
      decided(`share, ${option}`, /₹\d+(?:,\d+)*/.exec(reason)?.[0], amounts[index] ?? ''),
      decided(
        `review, ${option}`,
        /review refuses/.test(reason) ? 'refused' : /^(Passes)/.exec(reason)?.[1]?.toLowerCase(),
        passes(options[option] ?? split) ? 'passes' : 'refused',
      ),
    ]),
    decided(
      'the cheaper of two that pass',
      /at ₹\d+ instead of (₹\d+)/.exec(rejected[1]?.why ?? '')?.[1],
      share(split.amount),
    ),
    decided(
      'people of a live hour',
      /between (\w+) people/.exec(rejected[1]?.why ?? '')?.[1],
      said(/hour between (\w+) people/),
    ),
    decided('purchases said', said(/that (\w+) payments/), said(/sold as (\w+) purchases/)),
    decided('chosen', chosen, 'Visits and single hours by UPI; group evenings as in-app purchase'),
    decided('purchases', said(/sold as (\w+) purchases/), 'two'),
    decided(
      'clause of what is sold elsewhere',
      /too \((\d\.\d\.\d)\(b/.exec(reading)?.[1],
      /guideline (\d\.\d\.\d)\(e/.exec(prose)?.[1] ?? '',
    ),
    decided('doubled', /at (\d+) % each/.exec(reading)?.[1], Math.round(200 * rate)),
    decided(
      'figures of the argument',
      figures(prose.split('\n').slice(0, -3).join('\n')),
      // Guidelines 3.1.3(e) and 3.1.3(d), each read as 3.1 and 3; "two people", "two parts", "two payments", "in two".
      [
        course,
        100 * rate,
        3.1,
        3,
        2,
        3.1,
        3,
        2,
        visits + hours,
        evenings,
        100 * rate,
        number(share(evenings)),
        number(share(hours + evenings)),
        2,
        2,
      ].join(' '),
    ),
  ],
});
