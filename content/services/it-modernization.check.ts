import { cellsOf, decided, exhibitOf, figures, inWords, pieceCheck, sum } from '@/pipeline/content/piece';
import { itModernization as page } from './it-modernization';

// Puts the five systems into every order and prices what is late, as the page does, by date, by complaint and with each other system last.

const { reading, rows, title } = exhibitOf(page, 'comparison');
const { paragraphs = [] } = page.detail.argument ?? {};
const { said } = cellsOf(page, page.detail.quickAnswer);

const systems = rows.flatMap(({ before, note = '' }) => {
  const [, weeks, ends] = /^(\d+) weeks of work; support ends with week (\d+)/.exec(note) ?? [];
  const price = /₹(\d+) lakh/.exec(before)?.[1];
  return weeks
    ? [
        {
          name: before.split(':')[0] ?? '',
          weeks: Number(weeks),
          ends: Number(ends),
          price: price ? Number(price) : Number.POSITIVE_INFINITY,
        },
      ]
    : [];
});
type Order = typeof systems;
const plan = (order: Order) =>
  order.map((system, index) => {
    const done = sum(order.slice(0, index + 1).map(({ weeks }) => weeks));
    return { ...system, done, late: Math.max(0, done - system.ends) };
  });
const lateIn = (order: Order) => plan(order).filter(({ late }) => late > 0);
const paid = (order: Order) => sum(lateIn(order).map(({ price }) => price));
const orders = (rest: Order): Order[] =>
  rest.length === 0
    ? [[]]
    : rest.flatMap((one) => orders(rest.filter((other) => other !== one)).map((more) => [one, ...more]));
const byDate = systems.toSorted((one, other) => one.ends - other.ends);
const last = (name: string) => [
  ...byDate.filter((one) => one.name !== name),
  ...byDate.filter((one) => one.name === name),
];
const first = (name: string) =>
  last(name).toSorted((one, other) => Number(other.name === name) - Number(one.name === name));
const moved = rows.find(({ after }) => after.includes('now last'))?.after.split(',')[0] ?? '';
const decidedOrder = last(moved);
const longest = (order: Order) => Math.max(...plan(order).map(({ late }) => late));
const all = orders(systems);
/** In lakh, where each month begun costs a twelfth of the year. */
const monthsOf = (late: number) => Math.ceil((late * 7 * 12) / 365);
const paidByMonth = (order: Order) =>
  sum(lateIn(order).map(({ price, late }) => (monthsOf(late) * price) / 12));
const [dealer, ...others] = byDate;
const billing = systems.find(({ name }) => name === moved);
if (!dealer || !billing) throw new Error('No dealer site or no billing');

const cell = (order: Order, name: string, mark = '') => {
  const { done = 0, late = 0, price = 0 } = plan(order).find((one) => one.name === name) ?? {};
  return `${name}${mark}: week ${done}, ${late > 0 ? `${late} weeks late, ₹${price} lakh` : 'in time'}`;
};

export const check = pieceCheck({
  page,
  decisions: [
    decided('extensions', /₹(\d+) lakh/.exec(rows.at(-1)?.after ?? '')?.[1], paid(decidedOrder), {
      'by date': paid(byDate),
      'complaint first': paid(first('Reports')),
      ...Object.fromEntries(
        others.filter(({ name }) => name !== moved).map(({ name }) => [`${name} last`, paid(last(name))]),
      ),
    }),
    decided('cheapest order', String(paid(decidedOrder)), Math.min(...all.map(paid))),
    decided('by date, paid', /₹(\d+) lakh/.exec(rows.at(-1)?.before ?? '')?.[1], paid(byDate)),
    ...systems.flatMap(({ name }, index) => [
      decided(`${name} by date`, rows[index]?.before, cell(byDate, name)),
      decided(
        `${name} as decided`,
        rows[index]?.after,
        cell(decidedOrder, name, name === moved ? ', now last' : ''),
      ),
    ]),
    decided('shortest longest delay', String(longest(byDate)), Math.min(...all.map(longest))),
    decided(
      'billing in no order',
      String(
        all.some(
          (order) => Number.isFinite(paid(order)) && lateIn(order).every(({ name }) => name !== moved),
        ),
      ),
      'false',
    ),
    decided(
      'figures of the argument',
      figures(...paragraphs),
      [
        [longest(byDate), lateIn(byDate).length, systems.length, billing.weeks],
        [
          2,
          plan(decidedOrder).at(-1)?.late,
          dealer.weeks,
          billing.weeks,
          dealer.weeks + billing.weeks,
          billing.ends,
        ],
        [lateIn(byDate).length - lateIn(decidedOrder).length, paid(decidedOrder), paid(byDate)],
        [
          plan(decidedOrder).at(-1)?.late,
          lateIn(byDate).length - lateIn(decidedOrder).length,
          paid(byDate) - paid(decidedOrder),
        ],
        [
          plan(decidedOrder).at(-1)?.late,
          monthsOf(plan(decidedOrder).at(-1)?.late ?? 0),
          paidByMonth(decidedOrder),
        ],
        [lateIn(byDate).length, paidByMonth(byDate).toFixed(2)],
      ]
        .flat()
        .join(' '),
    ),
    decided(
      'billed by the month',
      paidByMonth(byDate) < paidByMonth(decidedOrder) ? 'the dates would win' : '',
      said(/and (the dates would win)\./),
    ),
    decided('terms of the other price', said(/bill by the (\w+)\. At a twelfth/), 'month'),
    decided('two weeks late by date', String(plan(byDate).find(({ name }) => name === moved)?.late), 2),
    decided(
      'figures of the title',
      figures(title),
      [systems.length, sum(systems.map(({ weeks }) => weeks)), lateIn(byDate).length].join(' '),
    ),
    decided('one extension', /one extension/.test(title) ? '1' : '', lateIn(decidedOrder).length),
    decided(
      'dealer site has no extension',
      rows[0]?.note?.endsWith('no extension on offer') ? 'none' : '',
      dealer.price === Number.POSITIVE_INFINITY ? 'none' : 'sold',
    ),
    decided('systems of the quick answer', said(/Suppose that (\w+) of your/), inWords(systems.length)),
    decided(
      'half a year',
      Math.max(...systems.map(({ ends }) => ends)) <= 26 ? 'within' : 'beyond',
      said(/lose support (within) half a year/),
    ),
    decided('reading', figures(reading), ''),
  ],
});
