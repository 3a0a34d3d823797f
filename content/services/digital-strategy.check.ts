import { cellsOf, decided, exhibitOf, figures, number, pieceCheck, sum } from '@/pipeline/content/piece';
import { digitalStrategy as page } from './digital-strategy';

// Tries every set of requests within the budget, each ability's cost counted once, and as written, by return on cost, or with more signed.

const { basis, columns, reading, rows, tieBreak, title } = exhibitOf(page, 'rules');
const { heading = '', paragraphs = [] } = page.detail.argument ?? {};
const { said } = cellsOf(page);
const lakh = (pattern: RegExp) => number(said(pattern));

const [budget, years] = [lakh(/Budget ₹(\d+)/), number(/after (\d) years/i.exec(columns[2] ?? '')?.[1])];
const typing = lakh(/costs a distributor ₹(\d+)/);
const shares = [lakh(/ends (\d+ %) of it/), lakh(/ends (\d+ %) and/)];
const [portal, reader] = shares.map((share) => share * typing);
const requests = [
  { name: 'Portal', cost: lakh(/portal ₹(\d+)/), saved: portal ?? 0, typed: true },
  { name: 'reader', cost: lakh(/reader ₹(\d+) lakh,/), saved: reader ?? 0, typed: true },
  {
    name: 'price book',
    cost: lakh(/price book ₹(\d+) lakh, route/),
    saved: lakh(/first use: price book ₹(\d+)/),
    typed: false,
  },
  { name: 'routes', cost: lakh(/planning ₹(\d+)/), saved: lakh(/routes ₹(\d+) lakh, from/), typed: false },
];
type Set = typeof requests;
const costOf = (set: Set) => sum(set.map(({ cost }) => cost));
const summed = (set: Set) => sum(set.map(({ saved }) => saved));
const savedBy = (set: Set) =>
  Math.min(typing, summed(set.filter(({ typed }) => typed))) + summed(set.filter(({ typed }) => !typed));
const leftBy = (saved: (set: Set) => number) => (set: Set) => saved(set) * years - costOf(set);
const left = leftBy(savedBy);
const nameOf = (set: Set) => set.map(({ name }) => name).join(', ') || 'Nothing';
const subsets = (of: Set): Set[] =>
  of.reduce<Set[]>((all, one) => all.concat(all.map((set) => set.concat(one))), [[]]);
const sets = subsets(requests).filter((set) => costOf(set) <= budget);
/** The set with the highest value; of equal ones the cheaper, as the tie-break says. */
const bestBy = (value: (set: Set) => number) =>
  sets.reduce((best, set) =>
    value(set) > value(best) || (value(set) === value(best) && costOf(set) < costOf(best)) ? set : best,
  );
const best = bestBy(left);
const withSales = (signed: number) =>
  bestBy((set) => left(set) + (set.some(({ name }) => name === 'Portal') ? signed * years : 0));
const signed = lakh(/above ₹(\d+) lakh/);
const pair = requests.slice(0, 2);
const portalCost = requests[0]?.cost ?? 0;
/** What the portal saves where the reader is there already. */
const beside = savedBy(pair) - (reader ?? 0);
/** Today’s worth of a rupee in each of the years. */
const annuityAt = (rate: number, paid = 1) =>
  sum(Array.from({ length: years }, (_, year) => (1 + rate) ** -(year + paid)));
const bestAt = (rate: number, paid = 1) =>
  bestBy((set) => savedBy(set) * annuityAt(rate, paid) - costOf(set));
const asked = lakh(/Discounted at (\d+ %)/);

const found = rows.map(({ cells: [name = ''] }) =>
  sets.find((set) => nameOf(set).toLowerCase() === name.toLowerCase()),
);
const key = (set: Set) => nameOf(set).toLowerCase();

export const check = pieceCheck({
  page,
  decisions: [
    decided('set', rows.find(({ outcome }) => outcome === 'wins')?.cells[0]?.toLowerCase(), key(best), {
      'as written': key(bestBy(leftBy(summed))),
      'most saved for the money, one request': key(
        sets.filter(({ length }) => length === 1).reduce((a, b) => (left(a) > left(b) ? a : b)),
      ),
      'more sales signed': key(withSales(signed + 1)),
    }),
    decided('discounted at 12 %', key(best), key(bestAt(0.12))),
    ...[1, 0.5].map((paid) =>
      decided(
        `what drops out, paid after ${paid} year`,
        key(best.filter(({ name }) => name !== 'routes')),
        key(bestAt(asked, paid)),
        { undiscounted: key(bestAt(0, paid)) },
      ),
    ),
    // A saving of the whole share of the typing leaves nothing for running it, which the cost must hold then.
    decided(
      'where running is paid',
      /(Costs|Savings) \D+ \w+ years’ running/.exec(reading)?.[1],
      lakh(/saves ₹(\d+) lakh/) === portal ? 'Costs' : 'Savings',
    ),
    decided('threshold itself', key(withSales(signed)), key(best), {
      'a rupee more': key(withSales(signed + 0.01)),
    }),
    ...rows.map(({ cells: [name = '', amounts = '', rest] }, index) => {
      const set = found[index] ?? requests;
      return decided(
        name,
        `${figures(amounts)} ${rest}`,
        `${costOf(set)} ${savedBy(set)} ₹${left(set)} lakh`,
      );
    }),
    decided(
      'marks',
      rows.map(({ outcome, cells }) => `${outcome} ${cells.at(-1)}`).join(),
      rows.map((_, index) => (found[index] === best ? 'wins Wins' : 'loses Loses')).join(),
    ),
    decided('figures of the heading', figures(heading), [2, summed(pair), typing].join(' ')),
    decided(
      'figures of the argument',
      figures(...paragraphs),
      [
        [typing, (shares[0] ?? 0) * 100, portal, (shares[1] ?? 0) * 100, reader],
        [summed(pair), years, costOf(pair), leftBy(summed)(pair), 3, typing, years, costOf(pair), left(pair)],
        [
          savedBy(best),
          years,
          costOf(best),
          left(best),
          beside,
          beside,
          years,
          portalCost,
          portalCost - beside * years,
          Math.round(asked * 100),
        ],
        [signed, budget - costOf(best)],
      ]
        .flat()
        .join(' '),
    ),
    decided(
      'figures of basis and reading',
      figures(basis, reading),
      [
        [budget, ...requests.map(({ cost }) => cost), sets.length],
        [rows.length, sets.length, years, ...requests.slice(2).map(({ saved }) => saved), typing],
      ]
        .flat()
        .join(' '),
    ),
    decided('the budget is used up by one set', String(Math.max(...sets.map(costOf))), String(budget)),
    decided('tie', /cheaper set wins/.test(tieBreak ?? '') ? 'cheaper' : '', 'cheaper'),
    decided('title', figures(title), ''),
  ],
});
